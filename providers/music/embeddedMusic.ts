import { SAMPLE_RATE } from '@arioso/contract/sampleRate'
import type { MusicProvider } from './musicProvider.ts'
import { readVoices } from './readVoices.ts'
import { openSamples } from './samples/openSamples.ts'
import { startSong } from './startSong.ts'
import { startSongThreads, type SongThreads } from './startSongThreads.ts'
import { createStopFlag } from './stopFlag.ts'

/**
 * The embedded engine on two threads: one composes, plays and mixes, one sings. Who asks gets blocks as they are ready.
 * The sound is the same as on one thread. One song at a time: a second waits for the first.
 */
export async function createEmbeddedMusic({ niceness = 0 } = {}): Promise<MusicProvider> {
  let threads: Promise<SongThreads> | undefined
  let turn: Promise<void> = Promise.resolve()

  function warmThreads(): Promise<SongThreads> {
    threads ??= startSongThreads(niceness, () => {
      threads = undefined
    })
    return threads
  }

  await warmThreads()
  return {
    async makeSong(order, stop = createStopFlag()) {
      const before = turn
      const { promise, resolve } = Promise.withResolvers<void>()
      turn = promise
      await before
      return startSong(await warmThreads(), order, stop, resolve)
    },
    async makeStems(score, split) {
      // Here, not at the start: it is the whole engine, which otherwise only the band's thread needs.
      const { renderStems } = await import('@arioso/engine')
      const [voices, samples] = await Promise.all([readVoices(), openSamples()])
      return renderStems(score, { sampleRate: SAMPLE_RATE, ...voices, samples, split })
    },
    close: async () => {
      const running = await threads
      await Promise.all([running?.band.terminate(), running?.singing.terminate()])
    },
  }
}
