import { parseScore, renderStems, type StemRendering } from '@arioso/engine'
import { readSpeaker } from '../music/readSpeaker.ts'
import { openSamples } from '../music/samples/openSamples.ts'
import { SAMPLE_RATE } from '../music/sampleRate.ts'

/** Every family of instruments and the voice on its own; together they are the song. */
export async function openStems(scoreJson: string): Promise<StemRendering> {
  const score = parseScore(JSON.parse(scoreJson))
  const [speaker, samples] = await Promise.all([readSpeaker(), openSamples()])
  return renderStems(score, { sampleRate: SAMPLE_RATE, split: 'twelve', speaker, samples })
}
