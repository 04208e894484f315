import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { renderStems, type Score, type StemSplit } from '../../engine/index.ts'
import { readVoices } from '../../providers/music/readVoices.ts'
import { openSamples } from '../../providers/music/samples/openSamples.ts'
import { openWavFile } from '../../worker/media/sound/wavFile.ts'

export async function writeStems(
  score: Score,
  folder: string,
  { split, sampleRate }: { split: StemSplit; sampleRate: number },
  onProgress: (share: number) => void,
): Promise<string[]> {
  mkdirSync(folder, { recursive: true })
  const [voices, samples] = await Promise.all([readVoices(), openSamples()])
  const rendering = renderStems(score, { sampleRate, split, ...voices, samples })
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
