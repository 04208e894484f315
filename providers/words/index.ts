// Words: an idea goes in, a title, lyrics and a style line come out. Embedded by default; any other writer fits behind
// the same interface, which is why everything here is asynchronous.
import { suggestPrompts, writeSong, type PromptSuggestions, type SongBrief, type WrittenSong } from '@arioso/words'

export type WordsProvider = {
  writeSong(brief: SongBrief): Promise<WrittenSong>
  suggestPrompts(seed: number): PromptSuggestions
}

const PROMPTS_PER_VISIT = 24

export function createEmbeddedWords(): WordsProvider {
  return {
    writeSong: (brief) => Promise.resolve(writeSong(brief)),
    suggestPrompts: (seed) => suggestPrompts(seed, PROMPTS_PER_VISIT),
  }
}
