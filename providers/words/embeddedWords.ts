import { readLanguage, suggestPrompts, upsampleStyle } from '@arioso/words'
import type { WordsProvider } from './wordsProvider.ts'

const PROMPTS_PER_VISIT = 24

// The dictionary and the banks are loaded with the first song: a process that writes none does without.
const loadWriter = () => import('@arioso/words/writer')

export function createEmbeddedWords(): WordsProvider {
  return {
    writes: (wish) => readLanguage(wish) === 'en',
    writer: () => Promise.resolve(undefined),
    async prepare() {
      const { writeSong } = await loadWriter()
      writeSong({ seed: 1, description: 'a song about the first morning of the year', instrumental: false })
    },
    writeSong: async (brief) => (await loadWriter()).writeSong(brief),
    rewriteLyrics: async (request) => (await loadWriter()).rewriteLyrics(request),
    upsampleStyle: (request) => Promise.resolve(upsampleStyle(request)),
    suggestPrompts: (seed) => suggestPrompts(seed, PROMPTS_PER_VISIT),
  }
}
