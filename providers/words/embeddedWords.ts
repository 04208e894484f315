import { readLanguage, suggestPrompts, upsampleStyle } from '@arioso/words'
import type { RewrittenLyrics, WrittenSong } from '@arioso/words/writer'
import { openThread } from '../thread/openThread.ts'
import type { WordsProvider } from './wordsProvider.ts'
import type { WriterTask } from './writerThread.ts'

const PROMPTS_PER_VISIT = 24
// Loading the dictionary takes a second or two, a song a fraction of one; a busy machine takes its time.
const PATIENCE_MS = 60_000
const MEMORY_MB = 96
const YOUNG_MB = 4

// One writer a process, whoever asks: it starts with the first song, and a process that writes none does without.
const thread = openThread(new URL('writerThread.ts', import.meta.url), {
  patienceMs: PATIENCE_MS,
  memoryMb: MEMORY_MB,
  youngMb: YOUNG_MB,
})
const run = (task: WriterTask) => thread(task)

export function createEmbeddedWords(): WordsProvider {
  return {
    writes: (wish) => readLanguage(wish) === 'en',
    writer: () => Promise.resolve(undefined),
    async prepare() {
      const brief = { seed: 1, description: 'a song about the first morning of the year', instrumental: false }
      await run({ kind: 'write', brief })
    },
    writeSong: async (brief) => (await run({ kind: 'write', brief })) as WrittenSong,
    rewriteLyrics: async (request) => (await run({ kind: 'rewrite', request })) as RewrittenLyrics,
    upsampleStyle: (request) => Promise.resolve(upsampleStyle(request)),
    suggestPrompts: (seed) => suggestPrompts(seed, PROMPTS_PER_VISIT),
  }
}
