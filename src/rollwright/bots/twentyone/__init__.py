"""The bots of Twenty One."""

from rollwright.bots.bot import BotLevel, BotModule

NETWORK = "rollwright.values.twentyone.warmup"
KERNELS = "rollwright.kernels.twentyone.warmup"

LEVELS = (
    BotLevel("greedy", BotModule("rollwright.bots.twentyone.greedy")),
    BotLevel("planner", BotModule("rollwright.bots.twentyone.planner")),
    BotLevel("searcher", BotModule("rollwright.bots.twentyone.searcher"), NETWORK),
    BotLevel("master", BotModule("rollwright.bots.twentyone.master"), NETWORK),
    BotLevel("searcher-2026", BotModule("rollwright.bots.twentyone.searcher_2026"), KERNELS, yardstick=True),
    BotLevel("master-2026", BotModule("rollwright.bots.twentyone.master_2026"), KERNELS, yardstick=True),
)
