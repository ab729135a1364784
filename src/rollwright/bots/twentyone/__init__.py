"""The bots of Twenty One."""

from rollwright.bots.bot import BotLevel, BotModule

KERNELS = "rollwright.kernels.twentyone.warmup"

LEVELS = (
    BotLevel("greedy", BotModule("rollwright.bots.twentyone.greedy")),
    BotLevel("planner", BotModule("rollwright.bots.twentyone.planner")),
    BotLevel("searcher", BotModule("rollwright.bots.twentyone.searcher"), KERNELS),
    BotLevel("master", BotModule("rollwright.bots.twentyone.master"), KERNELS),
)
