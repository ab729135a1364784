"""The training that the networks of all games share: tensors, steps of an optimiser, and the files of a run."""

import json
from abc import ABC, abstractmethod
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Generic, Protocol, TypeVar

import numpy as np
import numpy.typing as npt
import torch
from rich.console import Console

POINTS_WEIGHT = 0.1
"""The weight of the squared error of the points in the loss; that of the chance to win is 1."""


class Positions(Protocol):
    """Positions with the share of each seat in the win and its points at the end, both [position, seat]."""

    @property
    def shares(self) -> npt.NDArray[np.float32]:
        """The shares in the win."""
        ...

    @property
    def points(self) -> npt.NDArray[np.float32]:
        """The points at the end."""
        ...

    def __len__(self) -> int: ...


Sample = TypeVar("Sample", bound=Positions)


class TrainedNetwork(ABC, Generic[Sample]):
    """The weights of a network as tensors, and the optimiser that changes them."""

    unit: float
    """The points that are one unit of the network's second output."""

    def __init__(self, tensors: dict[str, Any]) -> None:
        self.tensors = tensors
        for tensor in tensors.values():
            tensor.requires_grad_(True)
        self.optimiser = torch.optim.Adam(tensors.values(), lr=1e-3)

    @abstractmethod
    def outputs_of(self, sample: Sample, picked: npt.NDArray[np.int64]) -> Any:
        """Return [position, seat, 2] of the picked positions: the logit of winning, and the points."""

    def train(
        self, samples: Sequence[Sample], steps: int, batch: int, rates: tuple[float, float], rng: np.random.Generator
    ) -> list[float]:
        """Take steps on random positions of the samples, the learning rate going from the first to the second value;
        return the mean losses of winning and of the points."""
        weights = np.array([len(sample) for sample in samples], float)
        totals = np.zeros(2)
        for step in range(steps):
            for group in self.optimiser.param_groups:
                group["lr"] = rates[0] + (rates[1] - rates[0]) * step / steps
            sample = samples[rng.choice(len(samples), p=weights / weights.sum())]
            picked = rng.integers(len(sample), size=batch)
            outputs = self.outputs_of(sample, picked)
            shares, points = torch.from_numpy(sample.shares[picked]), torch.from_numpy(sample.points[picked])
            wins = -(shares * torch.log_softmax(outputs[..., 0], dim=1)).sum(dim=1).mean()
            error = ((outputs[..., 1] - points / self.unit) ** 2).mean()
            self.optimiser.zero_grad()
            (wins + POINTS_WEIGHT * error).backward()
            self.optimiser.step()
            totals += float(wins.detach()), float(error.detach())
        return [round(float(total) / max(steps, 1), 4) for total in totals]

    def arrays(self) -> dict[str, Any]:
        """Return the weights as arrays, for the kernels."""
        return {name: np.array(tensor.detach().numpy(), np.float32) for name, tensor in self.tensors.items()}

    def begin_with(self, file: Path) -> None:
        """Take the weights from the arrays of a network."""
        with np.load(file, allow_pickle=False) as arrays:
            for name, tensor in self.tensors.items():
                tensor.data.copy_(torch.from_numpy(arrays[name]))

    def state(self) -> dict[str, Any]:
        """Return everything that training needs to go on."""
        return {"tensors": self.tensors, "optimiser": self.optimiser.state_dict()}

    def restore(self, state: dict[str, Any]) -> None:
        """Go on with a state."""
        for name, tensor in self.tensors.items():
            tensor.data.copy_(state["tensors"][name])
        self.optimiser.load_state_dict(state["optimiser"])


class Run:
    """The folder of a training run: a network per generation, a log, and a checkpoint."""

    def __init__(self, folder: Path, network: TrainedNetwork[Any]) -> None:
        self._folder, self._network, self._console = folder, network, Console()
        self._checkpoint = folder / "checkpoint.pt"
        folder.mkdir(parents=True, exist_ok=True)

    def generations(self, number: int) -> range:
        """Return those of this number of generations that are left; an interrupted run goes on from its checkpoint."""
        if not self._checkpoint.exists():
            return range(number)
        saved = torch.load(self._checkpoint)
        self._network.restore(saved["model"])
        return range(saved["generation"] + 1, number)

    def save(self, generation: int, line: dict[str, Any]) -> None:
        """Write the network and the line of the log that belongs to it."""
        text = json.dumps(line)
        with (self._folder / "log.jsonl").open("a") as file:
            file.write(text + "\n")
        self._console.print(text, soft_wrap=True, markup=False, highlight=False)
        np.savez(self._folder / f"generation-{generation:03}.npz", **self._network.arrays())
        torch.save({"model": self._network.state(), "generation": generation}, self._checkpoint)
