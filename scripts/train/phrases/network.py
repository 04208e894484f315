"""The phrase network: a gated recurrent unit over notes, and beside it a table of how welcome a tone is over a chord."""

import torch
from notes import SIZES
from torch import nn

TARGETS = 25


class PhraseNetwork(nn.Module):
    def __init__(self, hidden: int, layers: int, dropout: float) -> None:
        super().__init__()
        self.gru = nn.GRU(sum(SIZES.values()), hidden, layers, batch_first=True, dropout=dropout if layers > 1 else 0)
        self.drop = nn.Dropout(dropout)
        self.out = nn.Linear(hidden, TARGETS)
        self.welcome = nn.Parameter(torch.zeros(SIZES['chord'], 12))

    def forward(self, rows: torch.Tensor) -> torch.Tensor:
        x = torch.cat([nn.functional.one_hot(rows[..., k], size) for k, size in enumerate(SIZES.values())], -1).float()
        if self.training:
            # Features go missing now and then, so that no single one is leaned on.
            x = x * (torch.rand_like(x) > 0.12)
        hidden, _ = self.gru(x)
        tones = (rows[..., 1:2] + torch.arange(TARGETS, device=rows.device) - 12) % 12
        welcome = self.welcome[rows[..., 6]].gather(-1, tones)
        return self.out(self.drop(hidden)) + welcome
