"""The network of The Border in PyTorch, and its training."""

from typing import Any

import numpy as np
import torch

from rollwright.kernels.border.packed import Numbers
from rollwright.values.border.evaluation import FIRST, SECOND, Floats, Layers
from rollwright.values.border.features import INPUTS
from rollwright.values.border.network import POINTS
from tools.train.border_games import Sample, expand, follow_back, follow_plans, with_plans
from tools.train.trained_network import Inputs, TrainedNetwork


class Model(TrainedNetwork[Sample]):
    """The weights as tensors, in the shapes of `Layers`."""

    unit = POINTS

    def __init__(self, seed: int, device: str = "cpu") -> None:
        torch.manual_seed(seed)
        tensors = {
            "inputs": torch.randn(INPUTS, FIRST) * 0.05,
            "first_bias": torch.zeros(FIRST),
            "mix": torch.randn(FIRST, 2 * SECOND) / FIRST**0.5,
            "second_bias": torch.zeros(SECOND),
            "outputs": torch.randn(SECOND, 2) / SECOND**0.5,
            "output_bias": torch.zeros(2),
        }
        super().__init__(tensors, device)

    def inputs_of(self, sample: Sample, picked: Numbers) -> Inputs:
        """Return the inputs of the picked positions [position, seat, input]."""
        inputs = np.zeros((len(picked), sample.positions.shape[1], INPUTS), np.float32)
        expand(sample.deals, sample.deal, sample.positions, sample.table, picked, inputs)
        return (inputs,)

    def outputs(self, *inputs: Any) -> Any:
        """Return [position, seat, 2]: the logit of winning and the points."""
        (own_inputs,), tensors = inputs, self.tensors
        mixed = torch.relu(own_inputs @ tensors["inputs"] + tensors["first_bias"]) @ tensors["mix"]
        own, given = mixed[..., :SECOND], mixed[..., SECOND:] / max(own_inputs.shape[1] - 1, 1)
        second = torch.relu(own + given.sum(dim=1, keepdim=True) - given + tensors["second_bias"])
        return second @ tensors["outputs"] + tensors["output_bias"]

    def estimate_shares(self, sample: Sample, decay: float, batch: int) -> None:
        """Replace the shares in the win by lambda returns with the chances of the network, which vary less."""
        follow_back(sample.game, self.chances(sample, batch), sample.shares, decay)

    def chances(self, sample: Sample, batch: int) -> Floats:
        """Return the chances to win of all positions by the network."""
        chances = np.empty_like(sample.shares)
        picks = ((sample, np.arange(begin, min(begin + batch, len(sample)))) for begin in range(0, len(sample), batch))
        with torch.no_grad():
            for made in self.batches(picks):
                chances[made.picked] = torch.softmax(self.outputs_of(made)[..., 0], dim=1).cpu().numpy()
        return chances

    def plan_shares(self, sample: Sample, decay: float, batch: int) -> None:
        """Replace the shares in the win by lambda returns with the chances by the plans of the rounds, which expect
        their dice instead of one roll."""
        seats = sample.shares.shape[1]
        chances = self.chances(sample, batch) if seats > 2 else np.full_like(sample.shares, 1 / seats)
        follow_plans(sample.game, with_plans(sample, chances), sample.shares, decay)

    def layers(self) -> Layers:
        """Return the weights for the kernels."""
        return Layers(**self.arrays())
