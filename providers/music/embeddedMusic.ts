import { composeSong, durationSeconds, renderSong, wordTimes } from '@arioso/engine'
import { readSpeaker } from './readSpeaker.ts'
import type { MusicProvider } from './musicProvider.ts'

// Constant 192 kbit/s MP3 has frames of one size only at 48 kHz; the length of a stream is known because of it.
const SAMPLE_RATE = 48_000

export async function createEmbeddedMusic(): Promise<MusicProvider> {
  const speaker = await readSpeaker()
  return {
    makeSong: ({ maxSeconds, ...request }) => {
      const asked = composeSong(request)
      const score =
        durationSeconds(asked) <= maxSeconds ? asked : composeSong({ ...request, lengthSeconds: maxSeconds })
      const rendering = renderSong(score, { sampleRate: SAMPLE_RATE, speaker })
      return Promise.resolve({
        score,
        sampleRate: SAMPLE_RATE,
        totalFrames: rendering.totalFrames,
        words: wordTimes(score),
        blocks: rendering.blocks(),
      })
    },
  }
}
