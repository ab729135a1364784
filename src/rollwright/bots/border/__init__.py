"""The bots of The Border."""

from rollwright.bots.border.own_colours import InOwnColours
from rollwright.bots.bot import BotLevel, BotModule

NETWORK = "rollwright.values.border.warmup"
KERNELS = "rollwright.kernels.border.warmup"

LEVELS = (
    BotLevel("beginner", InOwnColours(BotModule("rollwright.bots.border.beginner"))),
    BotLevel("greedy", BotModule("rollwright.bots.border.greedy")),
    BotLevel("planner", InOwnColours(BotModule("rollwright.bots.border.planner"))),
    BotLevel("builder", BotModule("rollwright.bots.border.builder"), NETWORK),
    BotLevel("sprinter", BotModule("rollwright.bots.border.sprinter"), NETWORK),
    BotLevel("spoiler", BotModule("rollwright.bots.border.spoiler"), NETWORK),
    BotLevel("searcher", BotModule("rollwright.bots.border.searcher"), NETWORK),
    BotLevel("master", BotModule("rollwright.bots.border.master"), NETWORK),
    BotLevel("searcher-2026", BotModule("rollwright.bots.border.searcher_2026"), KERNELS, yardstick=True),
    BotLevel("master-2026", BotModule("rollwright.bots.border.master_2026"), KERNELS, yardstick=True),
)
