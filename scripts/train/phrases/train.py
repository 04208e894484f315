"""Trains the phrase network: train.py NOTES.npz OUT SECONDS [cuda|cpu]. Each candidate gets SECONDS; the best on held-out songs stays."""

import json
import sys
import time
import zlib
from pathlib import Path

import numpy as np
import torch
from network import PhraseNetwork
from torch import nn

WINDOW = 64
HELD_OUT = 10
CANDIDATES = [
    {'name': 'small', 'hidden': 128, 'layers': 1, 'dropout': 0.4},
    {'name': 'middle', 'hidden': 192, 'layers': 1, 'dropout': 0.5},
    {'name': 'large', 'hidden': 320, 'layers': 1, 'dropout': 0.6},
    {'name': 'deep', 'hidden': 448, 'layers': 2, 'dropout': 0.5},
]


def windows_of(songs: list[np.ndarray], offset: int) -> torch.Tensor:
    """Songs cut into equal windows; what is missing is told to be no target."""
    cut = []
    for song in songs:
        for start in range(-offset if offset < len(song) else 0, len(song), WINDOW):
            piece = song[max(0, start) : start + WINDOW]
            if len(piece) == 0:
                continue
            padded = np.zeros((WINDOW, song.shape[1]), dtype=np.int64)
            padded[:, -1] = -1
            padded[: len(piece)] = piece
            cut.append(padded)
    return torch.from_numpy(np.stack(cut))


def bits(network: PhraseNetwork, windows: torch.Tensor) -> float:
    network.eval()
    total = count = 0.0
    with torch.no_grad():
        for batch in windows.split(256):
            logits, told = network(batch[..., :-1]), batch[..., -1]
            loss = nn.functional.cross_entropy(logits.flatten(0, 1), told.flatten(), ignore_index=-1, reduction='sum')
            total, count = total + loss.item(), count + (told >= 0).sum().item()
    return total / count / np.log(2)


def train(candidate: dict, songs: list[np.ndarray], held: torch.Tensor, seconds: float, device: str):
    torch.manual_seed(1)
    settings = {key: candidate[key] for key in ('hidden', 'layers', 'dropout')}
    network = PhraseNetwork(**settings).to(device)
    optimiser = torch.optim.AdamW(network.parameters(), lr=3e-3, weight_decay=0.3)
    began, best, kept = time.monotonic(), float('inf'), None
    epoch = 0
    while (gone := (time.monotonic() - began) / seconds) < 1:
        for group in optimiser.param_groups:
            group['lr'] = 3e-3 * min(1, (epoch + 1) / 4) * (1 - gone) ** 1.5 + 1e-5
        network.train()
        windows = windows_of(songs, np.random.default_rng(epoch).integers(WINDOW)).to(device)
        for batch in windows[torch.randperm(len(windows), device=device)].split(128):
            loss = nn.functional.cross_entropy(
                network(batch[..., :-1]).flatten(0, 1), batch[..., -1].flatten(), ignore_index=-1, label_smoothing=0.02
            )
            optimiser.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(network.parameters(), 1)
            optimiser.step()
        epoch += 1
        if epoch % 5 == 1 or gone > 0.97:
            now = bits(network, held)
            if now < best:
                best, kept = now, {key: value.detach().cpu().clone() for key, value in network.state_dict().items()}
    count = sum(weight.numel() for weight in network.parameters())
    print(f'{candidate["name"]}: {count} parameters, {epoch} epochs, held out {best:.3f} bits, at the end {now:.3f}', flush=True)
    return best, kept, count


def split(notes: str) -> tuple[list[np.ndarray], list[np.ndarray]]:
    """One song in ten, told by its name, is never taught."""
    data = np.load(notes)
    songs = np.split(data['rows'].astype(np.int64), np.cumsum(data['counts'])[:-1])
    is_held = [zlib.crc32(name.encode()) % HELD_OUT == 0 for name in data['ids'].tolist()]
    taught = [song for song, held in zip(songs, is_held) if not held]
    return taught, [song for song, held in zip(songs, is_held) if held]


def main() -> None:
    notes, out, seconds, device = sys.argv[1], Path(sys.argv[2]), float(sys.argv[3]), (sys.argv[4:] or ['cpu'])[0]
    taught, told = split(notes)
    held_windows = windows_of(told, 0).to(device)
    print(f'{len(taught)} songs taught, {len(told)} held out', flush=True)
    report = {}
    for candidate in CANDIDATES:
        best, kept, count = train(candidate, taught, held_windows, seconds, device)
        sheets = windows_of([s for s in told if s[0, 11] == 0], 0).to(device)
        network = PhraseNetwork(*(candidate[key] for key in ('hidden', 'layers', 'dropout'))).to(device)
        network.load_state_dict(kept)
        report[candidate['name']] = {'parameters': count, 'bits': best, 'leadSheetBits': bits(network, sheets)}
        torch.save({'settings': candidate, 'weights': kept}, out / f'{candidate["name"]}.pt')
    (out / 'report.json').write_text(json.dumps(report, indent=2))
    print(json.dumps(report, indent=2))


if __name__ == '__main__':
    main()
