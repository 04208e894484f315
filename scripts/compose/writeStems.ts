import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { renderStems, type Score, type StemSplit } from '../../engine/index.ts'
import { readSpeaker } from '../../providers/music/readSpeaker.ts'
import { openSamples } from '../../providers/music/samples/openSamples.ts'
import { openWavFile } from '../../worker/media/wavFile.ts'

export async function writeStems(
  score: Score,
  folder: string,
  { split, sampleRate }: { split: StemSplit; sampleRate: number },
  onProgress: (share: number) => void,
): Promise<string[]> {
  mkdirSync(folder, { recursive: true })
  const [speaker, samples] = await Promise.all([readSpeaker(), openSamples()])
  const rendering = renderStems(score, { sampleRate, split, speaker, samples })
  const paths = rendering.names.map((name) => join(folder, `${name}.wav`))
  const files = paths.map((path) => openWavFile(path, rendering))
  try {
    for (const { startFrame, stems } of rendering.blocks()) {
      stems.forEach(({ samples }, i) => files[i].write(samples.left, samples.right))
      onProgress((startFrame + stems[0].samples.left.length) / rendering.totalFrames)
    }
  } finally {
    for (const file of files) file.close()
  }
  return paths
}
