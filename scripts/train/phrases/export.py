"""Writes trained weights as eight-bit rows: export.py WEIGHTS.pt NOTES.npz WEIGHTS.ts REFERENCE.json. Says what that costs in bits."""

import base64
import json
import sys
from pathlib import Path

import numpy as np
import torch
from network import PhraseNetwork
from notes import SIZES
from train import bits, split, windows_of

LETTERS = 114


def eight_bits(weights: torch.Tensor) -> tuple[np.ndarray, np.ndarray, torch.Tensor]:
    """Each row as whole numbers to 127 and its own scale."""
    scales = (weights.abs().amax(1).clamp(min=1e-8) / 127).numpy().astype(np.float32)
    whole = np.round(weights.numpy() / scales[:, None]).clip(-127, 127).astype(np.int8)
    return whole, scales, torch.from_numpy(whole.astype(np.float32) * scales[:, None])


def main() -> None:
    weights, notes, module, reference = sys.argv[1:5]
    kept = torch.load(weights, map_location='cpu')
    network = PhraseNetwork(*(kept['settings'][key] for key in ('hidden', 'layers', 'dropout')))
    network.load_state_dict(kept['weights'])
    _, told = split(notes)
    held = windows_of(told, 0)
    before = bits(network, held)
    parts = {
        'inputs': network.gru.weight_ih_l0.data.T.contiguous(),
        'state': network.gru.weight_hh_l0.data,
        'out': network.out.weight.data,
        'welcome': network.welcome.data,
    }
    packed, scales = b'', []
    for name, values in parts.items():
        whole, own, rounded = eight_bits(values)
        packed, scales = packed + whole.tobytes(), [*scales, own]
        target = {'inputs': network.gru.weight_ih_l0, 'state': network.gru.weight_hh_l0, 'out': network.out.weight}
        (target.get(name, network.welcome)).data.copy_(rounded.T if name == 'inputs' else rounded)
    biases = [network.gru.bias_ih_l0, network.gru.bias_hh_l0, network.out.bias]
    floats = np.concatenate([*scales, *(bias.data.numpy() for bias in biases)]).astype('<f4')
    text = base64.b64encode(floats.tobytes() + packed).decode()
    lines = '\n'.join(f"  '{text[k : k + LETTERS]}'," for k in range(0, len(text), LETTERS))
    Path(module).write_text(
        '// Made by scripts/train/phrases/export.py; not to be edited. Learned from OpenEWLD (MIT, scores in the public domain)\n'
        '// and the OpenScore Lieder corpus (CC0): weights only, none of their tunes.\n'
        f'export const PHRASE_HIDDEN = {kept["settings"]["hidden"]}\n'
        f"export const PHRASE_WEIGHTS = [\n{lines}\n].join('')\n"
    )
    # Rows of no song: what the network says of them is what the engine's reader has to say.
    luck = np.random.default_rng(1)
    rows = np.stack([luck.integers(size, size=12) for size in SIZES.values()], -1)
    network.eval()
    with torch.no_grad():
        said = torch.log_softmax(network(torch.from_numpy(rows)[None]), -1)[0]
    Path(reference).write_text(json.dumps({'rows': rows.tolist(), 'said': [[round(v, 4) for v in row] for row in said.tolist()]}))
    print(f'held out {before:.3f} bits a note, in eight bits {bits(network, held):.3f}')


main()
