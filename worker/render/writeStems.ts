import { join } from 'node:path'
import { openWavFile } from '../media/sound/wavFile.ts'
import type { WrittenStem } from './renderMessages.ts'
import type { Stereo } from '../media/sound/sound.ts'

export type StemSource = {
  names: readonly string[]
  totalFrames: number
  sampleRate: number
  blocks: () => Iterable<{ startFrame: number; stems: readonly { samples: Stereo }[] }>
}

/** Every stem into a file of its own, with the highest sample found in it. */
export function writeStems(
  { names, totalFrames, sampleRate, blocks }: StemSource,
  folder: string,
  onProgress?: (progress: number) => void,
): WrittenStem[] {
  const stems = names.map((name) => ({ name, wavPath: join(folder, `${name.replaceAll(' ', '-')}.wav`), peak: 0 }))
  const files = stems.map(({ wavPath }) => openWavFile(wavPath, { sampleRate, totalFrames }))
  try {
    for (const block of blocks()) {
      let frames = 0
      for (const [i, { samples }] of block.stems.entries()) {
        const stem = stems[i]
        if (stem === undefined) continue
        files[i]?.write(samples.left, samples.right)
        stem.peak = Math.max(stem.peak, peakOf(samples.left), peakOf(samples.right))
        frames = samples.left.length
      }
      onProgress?.((block.startFrame + frames) / totalFrames)
    }
  } finally {
    for (const file of files) file.close()
  }
  return stems
}

function peakOf(samples: Float32Array): number {
  let peak = 0
  for (const sample of samples) peak = Math.max(peak, Math.abs(sample))
  return peak
}
