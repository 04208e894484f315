import { parseScore, renderStems, type StemRendering } from '@arioso/engine'
import { SAMPLE_RATE } from '@arioso/contract/sampleRate'
import { readVoices } from '../music/readVoices.ts'
import { openSamples } from '../music/samples/openSamples.ts'

/** Every family of instruments and the voice on its own; together they are the song. */
export async function openStems(scoreJson: string): Promise<StemRendering> {
  const score = parseScore(JSON.parse(scoreJson))
  const [voices, samples] = await Promise.all([readVoices(), openSamples()])
  return renderStems(score, { sampleRate: SAMPLE_RATE, split: 'twelve', ...voices, samples })
}
