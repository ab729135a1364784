"""The network of The Border in PyTorch, and its training."""

from typing import Any

import numpy as np
import torch

from rollwright.kernels.border.packed import Numbers
from rollwright.values.border.evaluation import FIRST, SECOND, Layers
from rollwright.values.border.features import INPUTS
from rollwright.values.border.network import POINTS
from tools.train.border_games import Sample, expand, follow_back
from tools.train.trained_network import TrainedNetwork


class Model(TrainedNetwork[Sample]):
    """The weights as tensors, in the shapes of `Layers`."""

    unit = POINTS

    def __init__(self, seed: int) -> None:
        torch.manual_seed(seed)
        tensors = {
            "inputs": torch.randn(INPUTS, FIRST) * 0.05,
            "first_bias": torch.zeros(FIRST),
            "mix": torch.randn(FIRST, 2 * SECOND) / FIRST**0.5,
            "second_bias": torch.zeros(SECOND),
            "outputs": torch.randn(SECOND, 2) / SECOND**0.5,
            "output_bias": torch.zeros(2),
        }
        super().__init__(tensors)

    def outputs(self, inputs: Any) -> Any:
        """Return [position, seat, 2]: the logit of winning and the points, from the inputs [position, seat, input]."""
        seats, tensors = inputs.shape[1], self.tensors
        mixed = torch.relu(inputs @ tensors["inputs"] + tensors["first_bias"]) @ tensors["mix"]
        own, given = mixed[..., :SECOND], mixed[..., SECOND:] / max(seats - 1, 1)
        second = torch.relu(own + given.sum(dim=1, keepdim=True) - given + tensors["second_bias"])
        return second @ tensors["outputs"] + tensors["output_bias"]

    def outputs_of(self, sample: Sample, picked: Numbers) -> Any:
        """Return the outputs of the picked positions."""
        inputs = np.zeros((len(picked), sample.positions.shape[1], INPUTS), np.float32)
        expand(sample.deals, sample.deal, sample.positions, sample.table, picked, inputs)
        return self.outputs(torch.from_numpy(inputs))

    def estimate_shares(self, sample: Sample, decay: float, batch: int) -> None:
        """Replace the shares in the win by lambda returns with the chances of the network, which vary less."""
        chances = np.empty_like(sample.shares)
        with torch.no_grad():
            for begin in range(0, len(sample), batch):
                outputs = self.outputs_of(sample, np.arange(begin, min(begin + batch, len(sample))))
                chances[begin : begin + batch] = torch.softmax(outputs[..., 0], dim=1).numpy()
        follow_back(sample.game, chances, sample.shares, decay)

    def layers(self) -> Layers:
        """Return the weights for the kernels."""
        return Layers(**self.arrays())
