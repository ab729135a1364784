"""The bots of The Border."""

from rollwright.bots.border.own_colours import InOwnColours
from rollwright.bots.bot import BotLevel, BotModule

KERNELS = "rollwright.kernels.border.warmup"

LEVELS = (
    BotLevel("greedy", BotModule("rollwright.bots.border.greedy")),
    BotLevel("planner", InOwnColours(BotModule("rollwright.bots.border.planner"))),
    BotLevel("searcher", InOwnColours(BotModule("rollwright.bots.border.searcher")), KERNELS),
    BotLevel("master", InOwnColours(BotModule("rollwright.bots.border.master")), KERNELS),
)
