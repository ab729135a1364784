"""The bots of The Border."""

from rollwright.bots.bot import Level, LevelModule

KERNELS = "rollwright.kernels.border.warmup"

LEVELS = (
    Level("greedy", LevelModule("rollwright.bots.border.greedy")),
    Level("planner", LevelModule("rollwright.bots.border.planner")),
    Level("searcher", LevelModule("rollwright.bots.border.searcher"), KERNELS),
    Level("master", LevelModule("rollwright.bots.border.master"), KERNELS),
)
