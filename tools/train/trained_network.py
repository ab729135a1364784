"""The training that the networks of all games share: tensors, steps of an optimiser, and the files of a run."""

import json
from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Generic, Protocol, TypeAlias, TypeVar

import numpy as np
import numpy.typing as npt
import torch
from rich.console import Console

POINTS_WEIGHT = 0.1
"""The weight of the squared error of the points in the loss; that of the chance to win is 1."""
AVERAGED = 0.999
"""The weight of the average so far in the average of the weights over the steps."""
AHEAD = 64
"""Batches that are prepared while the network trains."""


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
Picked: TypeAlias = npt.NDArray[np.int64]
Inputs: TypeAlias = tuple[npt.NDArray[np.float32], ...]


@dataclass(frozen=True, slots=True)
class Batch(Generic[Sample]):
    """Positions of a sample, and their inputs."""

    sample: Sample
    picked: Picked
    inputs: Inputs


class TrainedNetwork(ABC, Generic[Sample]):
    """The weights of a network as tensors, the optimiser that changes them, and their average over the steps.

    The average is the network that plays: it is stronger than the weights of any single step.
    """

    unit: float
    """The points that are one unit of the network's second output."""

    def __init__(self, tensors: dict[str, Any], device: str = "cpu") -> None:
        self.device = device
        self.tensors = {name: tensor.to(device).requires_grad_(True) for name, tensor in tensors.items()}
        self.averages = {name: tensor.detach().clone() for name, tensor in self.tensors.items()}
        self.steps = 0
        self.optimiser = torch.optim.Adam(self.tensors.values(), lr=1e-3)

    @abstractmethod
    def inputs_of(self, sample: Sample, picked: Picked) -> Inputs:
        """Return the inputs of the picked positions; called in several threads."""

    @abstractmethod
    def outputs(self, *inputs: Any) -> Any:
        """Return [position, seat, 2] for tensors of inputs: the logit of winning, and the points."""

    def outputs_of(self, batch: Batch[Sample]) -> Any:
        """Return the outputs of a batch."""
        return self.outputs(*(torch.from_numpy(inputs).to(self.device) for inputs in batch.inputs))

    def batches(self, picks: Iterable[tuple[Sample, Picked]]) -> Iterator[Batch[Sample]]:
        """Yield a batch for each of the picks, prepared by as many threads as PyTorch uses."""
        waiting: deque[Future[Batch[Sample]]] = deque()
        with ThreadPoolExecutor(torch.get_num_threads()) as executor:
            for sample, picked in picks:
                waiting.append(executor.submit(self._batch, sample, picked))
                if len(waiting) > AHEAD:
                    yield waiting.popleft().result()
            while waiting:
                yield waiting.popleft().result()

    def _batch(self, sample: Sample, picked: Picked) -> Batch[Sample]:
        return Batch(sample, picked, self.inputs_of(sample, picked))

    def train(
        self, samples: Sequence[Sample], steps: int, batch: int, rates: tuple[float, float], rng: np.random.Generator
    ) -> list[float]:
        """Take steps on random positions of the samples, the learning rate going from the first to the second value;
        return the mean losses of winning and of the points."""
        totals = np.zeros(2)
        for step, made in enumerate(self.batches(random_picks(samples, steps, batch, rng))):
            for group in self.optimiser.param_groups:
                group["lr"] = rates[0] + (rates[1] - rates[0]) * step / steps
            outputs = self.outputs_of(made)
            shares, points = (
                torch.from_numpy(wanted[made.picked]).to(self.device)
                for wanted in (made.sample.shares, made.sample.points)
            )
            wins = -(shares * torch.log_softmax(outputs[..., 0], dim=1)).sum(dim=1).mean()
            error = ((outputs[..., 1] - points / self.unit) ** 2).mean()
            self.optimiser.zero_grad()
            (wins + POINTS_WEIGHT * error).backward()
            self.optimiser.step()
            self._average()
            totals += float(wins.detach()), float(error.detach())
        return [round(float(total) / max(steps, 1), 4) for total in totals]

    def _average(self) -> None:
        self.steps += 1
        rest = 1 - min(AVERAGED, self.steps / (self.steps + 10))
        for name, tensor in self.tensors.items():
            self.averages[name].lerp_(tensor.detach(), rest)

    def arrays(self) -> dict[str, Any]:
        """Return the averages of the weights as arrays, for the kernels."""
        return {name: np.array(tensor.cpu().numpy(), np.float32) for name, tensor in self.averages.items()}

    def begin_with(self, file: Path) -> None:
        """Take the weights from the arrays of a network."""
        with np.load(file, allow_pickle=False) as arrays:
            for name, tensor in self.tensors.items():
                tensor.data.copy_(torch.from_numpy(arrays[name]))
                self.averages[name].copy_(tensor.data)

    def state(self) -> dict[str, Any]:
        """Return everything that training needs to go on."""
        return {
            "tensors": self.tensors,
            "averages": self.averages,
            "steps": self.steps,
            "optimiser": self.optimiser.state_dict(),
        }

    def restore(self, state: dict[str, Any]) -> None:
        """Go on with a state."""
        for name, tensor in self.tensors.items():
            tensor.data.copy_(state["tensors"][name])
            self.averages[name].copy_(state["averages"][name])
        self.steps = state["steps"]
        self.optimiser.load_state_dict(state["optimiser"])


def random_picks(
    samples: Sequence[Sample], steps: int, batch: int, rng: np.random.Generator
) -> Iterator[tuple[Sample, Picked]]:
    """Yield random positions, a batch from one sample for each step."""
    weights = np.array([len(sample) for sample in samples], float)
    for _ in range(steps):
        sample = samples[rng.choice(len(samples), p=weights / weights.sum())]
        yield sample, rng.integers(len(sample), size=batch)


class TrainingRun:
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
