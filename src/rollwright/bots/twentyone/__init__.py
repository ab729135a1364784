"""The bots of Twenty One."""

from rollwright.bots.bot import BotLevel, BotModule

NETWORK = "rollwright.values.twentyone.warmup"
KERNELS = "rollwright.kernels.twentyone.warmup"

LEVELS = (
    BotLevel("beginner", BotModule("rollwright.bots.twentyone.beginner")),
    BotLevel("greedy", BotModule("rollwright.bots.twentyone.greedy")),
    BotLevel("planner", BotModule("rollwright.bots.twentyone.planner")),
    BotLevel("builder", BotModule("rollwright.bots.twentyone.builder"), NETWORK),
    BotLevel("sprinter", BotModule("rollwright.bots.twentyone.sprinter"), NETWORK),
    BotLevel("gambler", BotModule("rollwright.bots.twentyone.gambler"), NETWORK),
    BotLevel("searcher", BotModule("rollwright.bots.twentyone.searcher"), NETWORK),
    BotLevel("master", BotModule("rollwright.bots.twentyone.master"), NETWORK),
    BotLevel("searcher-2026", BotModule("rollwright.bots.twentyone.searcher_2026"), KERNELS, yardstick=True),
    BotLevel("master-2026", BotModule("rollwright.bots.twentyone.master_2026"), KERNELS, yardstick=True),
)
