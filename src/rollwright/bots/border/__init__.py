"""The bots of The Border."""

from rollwright.bots.bot import BotLevel, BotModule

KERNELS = "rollwright.kernels.border.warmup"

LEVELS = (
    BotLevel("greedy", BotModule("rollwright.bots.border.greedy")),
    BotLevel("planner", BotModule("rollwright.bots.border.planner")),
    BotLevel("searcher", BotModule("rollwright.bots.border.searcher"), KERNELS),
    BotLevel("master", BotModule("rollwright.bots.border.master"), KERNELS),
)
