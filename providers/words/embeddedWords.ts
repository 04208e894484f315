import { rewriteLyrics, suggestPrompts, upsampleStyle, writeSong } from '@arioso/words'
import type { WordsProvider } from './wordsProvider.ts'

const PROMPTS_PER_VISIT = 24

export function createEmbeddedWords(): WordsProvider {
  return {
    writeSong: (brief) => Promise.resolve(writeSong(brief)),
    rewriteLyrics: (request) => Promise.resolve(rewriteLyrics(request)),
    upsampleStyle: (request) => Promise.resolve(upsampleStyle(request)),
    suggestPrompts: (seed) => suggestPrompts(seed, PROMPTS_PER_VISIT),
  }
}
