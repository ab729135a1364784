"""The network of Twenty One in PyTorch, and its training."""

from typing import Any

import numpy as np
import torch

from rollwright.kernels.twentyone.packed import Numbers
from rollwright.values.twentyone.evaluation import FIRST, SECOND, UNIT, Layers
from rollwright.values.twentyone.features import AMONG_OTHERS, OWN
from tools.train.trained_network import Inputs, TrainedNetwork
from tools.train.twentyone_games import Sample, expand, outlooks


class Model(TrainedNetwork[Sample]):
    """The weights as tensors, in the shapes of `Layers`."""

    unit = float(UNIT)

    def __init__(self, seed: int) -> None:
        torch.manual_seed(seed)
        tensors = {
            "own": torch.randn(OWN, FIRST) * 0.1,
            "others": torch.randn(OWN, FIRST) * 0.1,
            "among": torch.randn(AMONG_OTHERS, FIRST) * 0.2,
            "first_bias": torch.zeros(FIRST),
            "second": torch.randn(FIRST, SECOND) / FIRST**0.5,
            "second_bias": torch.zeros(SECOND),
            "outputs": torch.randn(SECOND, 2) * 0.1,
            "output_bias": torch.zeros(2),
        }
        super().__init__(tensors)

    def inputs_of(self, sample: Sample, picked: Numbers) -> Inputs:
        """Return the inputs of the picked positions [position, seat, nth]: of the seat itself, and among the others."""
        seats = sample.states.shape[1]
        own = np.zeros((len(picked), seats, OWN), np.float32)
        among = np.zeros((len(picked), seats, AMONG_OTHERS), np.float32)
        expand(outlooks(sample.variant), sample.states, sample.about, picked, own, among)
        return own, among

    def outputs(self, *inputs: Any) -> Any:
        """Return [position, seat, 2]: the logit of winning and the points."""
        (own, among), tensors = inputs, self.tensors
        given = own @ tensors["others"] / (own.shape[1] - 1)
        first = own @ tensors["own"] + given.sum(dim=1, keepdim=True) - given + among @ tensors["among"]
        second = torch.relu(torch.relu(first + tensors["first_bias"]) @ tensors["second"] + tensors["second_bias"])
        return second @ tensors["outputs"] + tensors["output_bias"]

    def layers(self) -> Layers:
        """Return the weights for the kernels."""
        return Layers(**self.arrays())
