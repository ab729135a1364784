"""The bots of Twenty One."""

from rollwright.bots.bot import Level, LevelModule

KERNELS = "rollwright.kernels.twentyone.warmup"

LEVELS = (
    Level("greedy", LevelModule("rollwright.bots.twentyone.greedy")),
    Level("planner", LevelModule("rollwright.bots.twentyone.planner")),
    Level("searcher", LevelModule("rollwright.bots.twentyone.searcher"), KERNELS),
    Level("master", LevelModule("rollwright.bots.twentyone.master"), KERNELS),
)
