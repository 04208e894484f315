import { readFile } from 'node:fs/promises'
import type { Stereo } from './sound.ts'

const FULL_SCALE = 32_768

// 16-bit stereo, as the media program writes it; whatever other chunks stand before the samples are skipped.
export async function readWav(path: string): Promise<Stereo> {
  const bytes = await readFile(path)
  let at = 12
  while (at + 8 < bytes.length && bytes.toString('latin1', at, at + 4) !== 'data') at += 8 + bytes.readUInt32LE(at + 4)
  const start = at + 8
  const frames = Math.floor((bytes.length - start) / 4)
  const left = new Float32Array(frames)
  const right = new Float32Array(frames)
  for (let i = 0; i < frames; i++) {
    left[i] = bytes.readInt16LE(start + i * 4) / FULL_SCALE
    right[i] = bytes.readInt16LE(start + i * 4 + 2) / FULL_SCALE
  }
  return { left, right }
}
