"""The network of Twenty One in PyTorch, and its training."""

from typing import Any

import numpy as np
import torch

from rollwright.values.twentyone.evaluation import FIRST, SECOND, UNIT, Floats, Layers
from rollwright.values.twentyone.features import AMONG_OTHERS, OWN
from tools.train.twentyone_games import Sample, expand, outlooks

POINTS_WEIGHT = 0.1
"""The weight of the squared error of the points in the loss; that of the chance to win is 1."""


class Model:
    """The weights as tensors, in the shapes of `Layers`."""

    def __init__(self, seed: int) -> None:
        torch.manual_seed(seed)
        self.tensors: dict[str, Any] = {
            "own": torch.randn(OWN, FIRST) * 0.1,
            "others": torch.randn(OWN, FIRST) * 0.1,
            "among": torch.randn(AMONG_OTHERS, FIRST) * 0.2,
            "first_bias": torch.zeros(FIRST),
            "second": torch.randn(FIRST, SECOND) / FIRST**0.5,
            "second_bias": torch.zeros(SECOND),
            "outputs": torch.randn(SECOND, 2) * 0.1,
            "output_bias": torch.zeros(2),
        }
        for tensor in self.tensors.values():
            tensor.requires_grad_(True)
        self.optimiser = torch.optim.Adam(self.tensors.values(), lr=1e-3)

    def outputs(self, own: Any, among: Any) -> Any:
        """Return [position, seat, 2]: the logit of winning and the points, from the inputs [position, seat, nth]."""
        tensors = self.tensors
        given = own @ tensors["others"] / (own.shape[1] - 1)
        first = own @ tensors["own"] + given.sum(dim=1, keepdim=True) - given + among @ tensors["among"]
        second = torch.relu(torch.relu(first + tensors["first_bias"]) @ tensors["second"] + tensors["second_bias"])
        return second @ tensors["outputs"] + tensors["output_bias"]

    def train(
        self, samples: list[Sample], steps: int, batch: int, rate: tuple[float, float], rng: np.random.Generator
    ) -> list[float]:
        """Take steps on random positions of the samples, the learning rate falling from the first to the second value;
        return the mean losses of winning and of the points."""
        weights = np.array([len(sample) for sample in samples], float)
        totals = np.zeros(2)
        for step in range(steps):
            for group in self.optimiser.param_groups:
                group["lr"] = rate[0] + (rate[1] - rate[0]) * step / steps
            sample = samples[rng.choice(len(samples), p=weights / weights.sum())]
            picked = rng.integers(len(sample), size=batch)
            seats = sample.states.shape[1]
            own = np.zeros((batch, seats, OWN), np.float32)
            among = np.zeros((batch, seats, AMONG_OTHERS), np.float32)
            expand(outlooks(sample.variant), sample.states, sample.about, picked, own, among)
            outputs = self.outputs(torch.from_numpy(own), torch.from_numpy(among))
            shares, points = torch.from_numpy(sample.shares[picked]), torch.from_numpy(sample.points[picked])
            wins = -(shares * torch.log_softmax(outputs[..., 0], dim=1)).sum(dim=1).mean()
            error = ((outputs[..., 1] - points / float(UNIT)) ** 2).mean()
            self.optimiser.zero_grad()
            (wins + POINTS_WEIGHT * error).backward()
            self.optimiser.step()
            totals += float(wins.detach()), float(error.detach())
        return [round(float(total) / max(steps, 1), 4) for total in totals]

    def layers(self) -> Layers:
        """Return the weights for the kernels."""
        arrays: dict[str, Floats] = {
            name: np.array(tensor.detach().numpy(), np.float32) for name, tensor in self.tensors.items()
        }
        return Layers(**arrays)

    def state(self) -> dict[str, Any]:
        """Return everything that training needs to go on."""
        return {"tensors": self.tensors, "optimiser": self.optimiser.state_dict()}

    def restore(self, state: dict[str, Any]) -> None:
        """Go on with a state."""
        for name, tensor in self.tensors.items():
            tensor.data.copy_(state["tensors"][name])
        self.optimiser.load_state_dict(state["optimiser"])
