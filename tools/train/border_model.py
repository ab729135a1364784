"""The network of The Border in PyTorch, and its training."""

from typing import Any

import numpy as np
import torch

from rollwright.kernels.border.packed import Numbers
from rollwright.values.border.evaluation import FIRST, SECOND, Floats, Layers
from rollwright.values.border.features import INPUTS
from rollwright.values.border.network import POINTS
from tools.train.border_games import Sample, expand, follow_back

POINTS_WEIGHT = 0.1
"""The weight of the squared error of the points in the loss; that of the chance to win is 1."""


class Model:
    """The weights as tensors, in the shapes of `Layers`."""

    def __init__(self, seed: int) -> None:
        torch.manual_seed(seed)
        self.tensors: dict[str, Any] = {
            "inputs": torch.randn(INPUTS, FIRST) * 0.05,
            "first_bias": torch.zeros(FIRST),
            "mix": torch.randn(FIRST, 2 * SECOND) / FIRST**0.5,
            "second_bias": torch.zeros(SECOND),
            "outputs": torch.randn(SECOND, 2) / SECOND**0.5,
            "output_bias": torch.zeros(2),
        }
        for tensor in self.tensors.values():
            tensor.requires_grad_(True)
        self.optimiser = torch.optim.Adam(self.tensors.values(), lr=1e-3)

    def outputs(self, inputs: Any) -> Any:
        """Return [position, seat, 2]: the logit of winning and the points, from the inputs [position, seat, input]."""
        seats, tensors = inputs.shape[1], self.tensors
        mixed = torch.relu(inputs @ tensors["inputs"] + tensors["first_bias"]) @ tensors["mix"]
        own, given = mixed[..., :SECOND], mixed[..., SECOND:] / max(seats - 1, 1)
        second = torch.relu(own + given.sum(dim=1, keepdim=True) - given + tensors["second_bias"])
        return second @ tensors["outputs"] + tensors["output_bias"]

    def train(
        self, samples: list[Sample], steps: int, batch: int, rate: float, rng: np.random.Generator
    ) -> list[float]:
        """Take steps on random positions of the samples; return the mean losses of winning and of the points."""
        for group in self.optimiser.param_groups:
            group["lr"] = rate
        weights = np.array([len(sample) for sample in samples], float)
        totals = np.zeros(2)
        for _ in range(steps):
            sample = samples[rng.choice(len(samples), p=weights / weights.sum())]
            picked = rng.integers(len(sample), size=batch)
            outputs = self.outputs(inputs_of(sample, picked))
            shares, points = torch.from_numpy(sample.shares[picked]), torch.from_numpy(sample.points[picked])
            wins = -(shares * torch.log_softmax(outputs[..., 0], dim=1)).sum(dim=1).mean()
            error = ((outputs[..., 1] - points / POINTS) ** 2).mean()
            self.optimiser.zero_grad()
            (wins + POINTS_WEIGHT * error).backward()
            self.optimiser.step()
            totals += float(wins.detach()), float(error.detach())
        return [round(float(total) / max(steps, 1), 4) for total in totals]

    def estimate_shares(self, sample: Sample, decay: float, batch: int) -> None:
        """Replace the shares in the win by lambda returns with the chances of the network, which vary less."""
        chances = np.empty_like(sample.shares)
        with torch.no_grad():
            for begin in range(0, len(sample), batch):
                outputs = self.outputs(inputs_of(sample, np.arange(begin, min(begin + batch, len(sample)))))
                chances[begin : begin + batch] = torch.softmax(outputs[..., 0], dim=1).numpy()
        follow_back(sample.game, chances, sample.shares, decay)

    def layers(self) -> Layers:
        """Return the weights for the kernels."""
        arrays: dict[str, Floats] = {
            name: np.ascontiguousarray(tensor.detach().numpy(), np.float32) for name, tensor in self.tensors.items()
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


def inputs_of(sample: Sample, picked: Numbers) -> Any:
    """Return the inputs of these positions as a tensor [position, seat, input]."""
    inputs = np.zeros((len(picked), sample.positions.shape[1], INPUTS), np.float32)
    expand(sample.deals, sample.deal, sample.positions, sample.table, picked, inputs)
    return torch.from_numpy(inputs)
