"""The network in PyTorch, to be taught. `network.Network` is the same in NumPy, to be played."""

from __future__ import annotations

import sys
from typing import Any, NamedTuple

import numpy as np
import torch
from torch import Tensor, nn

from ..core.errors import NotSupported
from .layout import Coding, Layout, plain
from .network import Arrays, shapes

NEVER = -1e9
"""The logit of what can't be."""


class Answer(NamedTuple):
    """What the network says about rows of input."""

    actions: Tensor
    """Logarithms of the chances of all actions."""
    seats: Tensor
    """Logarithms of each seat's chance to win, counted from the own one."""
    lead: Tensor
    """How far ahead of the others' mean the own seat will be."""

    def values(self) -> Tensor:
        """Chances and lead side by side."""
        return torch.cat([self.seats.exp(), self.lead[:, None]], 1)


class Table(nn.Module):
    """A linear layer whose weights lie as the input does, so that single cells are easily picked."""

    def __init__(self, cells: int, width: int) -> None:
        super().__init__()
        self.weight = nn.Parameter(torch.empty(cells, width))
        self.bias = nn.Parameter(torch.zeros(width))
        nn.init.orthogonal_(self.weight, 2**0.5)

    def forward(self, rows: Tensor) -> Tensor:
        """The layer."""
        return rows @ self.weight + self.bias


class Block(nn.Module):
    """Two layers whose result is added to what they were given."""

    def __init__(self, width: int) -> None:
        super().__init__()
        self.norm = nn.LayerNorm(width)
        self.first = nn.Linear(width, width)
        self.second = nn.Linear(width, width)
        nn.init.zeros_(self.second.weight)
        nn.init.zeros_(self.second.bias)

    def forward(self, x: Tensor) -> Tensor:
        """The block."""
        added: Tensor = x + self.second(torch.relu(self.first(self.norm(x))))
        return added


class Model(nn.Module):
    """Rows of input (see `Layout`) to how good each action looks, who will win and by how much."""

    scale: Tensor
    cells: Tensor
    values: Tensor
    empty: Tensor

    def __init__(self, layout: Layout, width: int, blocks: int, coding: Coding | None = None) -> None:
        super().__init__()
        self.layout, self.width, self.depth = layout, width, blocks
        self.coding = coding or plain(layout)
        self.input = Table(self.coding.width, width)
        self.blocks = nn.ModuleList(Block(width) for _ in range(blocks))
        self.norm = nn.LayerNorm(width)
        self.policy = nn.Linear(width, layout.actions)
        self.outlook = nn.Linear(width, layout.seats + 1)
        for head in (self.policy, self.outlook):
            nn.init.zeros_(head.weight)  # of an action that is never legal they stay so, and take no room
            nn.init.zeros_(head.bias)
        empty = [[seat >= players for seat in range(layout.seats)] for players in layout.counts]
        marks = torch.from_numpy(self.coding.marks)
        self.register_buffer("scale", torch.from_numpy(self.coding.scale), persistent=False)
        self.register_buffer("cells", marks[:, 0].long(), persistent=False)
        self.register_buffer("values", marks[:, 1].to(torch.uint8), persistent=False)
        self.register_buffer("empty", torch.tensor(empty, dtype=torch.float32), persistent=False)

    def forward(self, rows: Tensor, masks: Tensor) -> Answer:
        """`masks` has something else than 0 for every legal action."""
        marked = (rows[:, self.cells] == self.values).float()
        x = torch.relu(self.input(torch.cat([rows.float() * self.scale, marked], 1)))
        for block in self.blocks:
            x = block(x)
        x = self.norm(x)
        actions = self.policy(x).float().masked_fill(masks == 0, NEVER).log_softmax(-1)
        said = self.outlook(x).float()
        empty = rows[:, -len(self.layout.counts) :].float() @ self.empty
        seats = (said[:, :-1] + NEVER * empty.float()).log_softmax(-1)
        return Answer(actions, seats, said[:, -1])

    def arrays(self) -> Arrays:
        """The weights, by the names of `network.shapes`."""
        return {name: value.detach().float().cpu().numpy() for name, value in self.state_dict().items()}

    def take(self, arrays: Arrays) -> None:
        """Put weights in."""
        wanted = shapes(self.layout, self.coding, self.width, self.depth)
        assert wanted.keys() == dict(self.named_parameters()).keys()
        found = {name: torch.from_numpy(np.asarray(arrays[name], np.float32)) for name in wanted}
        self.load_state_dict(found)


def lighter(device: Any) -> Any:
    """Numbers of half the size where the device calculates faster with them. Without PyTorch's cache of such
    numbers: all threads share it, and one would read what another one's stream has not written yet.
    """
    there = torch.device(device).type == "cuda"
    return torch.autocast("cuda", torch.bfloat16, enabled=there, cache_enabled=False)


def best_device(wanted: str) -> str:
    """`auto`: the GPU where there is one."""
    if wanted == "auto":
        return "cuda" if torch.cuda.is_available() else "cpu"
    if wanted == "cuda" and not torch.cuda.is_available():
        raise NotSupported("error-no-gpu")
    return wanted


def versions() -> dict[str, str]:
    """Of what the weights come from."""
    python = ".".join(map(str, sys.version_info[:3]))
    return {"python": python, "torch": str(torch.__version__), "numpy": np.__version__}
