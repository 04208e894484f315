// Words: an idea goes in, a title, lyrics and a style line come out. Embedded by default; any other writer fits behind
// the same interface, which is why everything here is asynchronous. Reading a text needs no provider: it is the same for all.
import type { Configuration } from '@arioso/contract/configuration'
import { createChatWords } from './chatWords.ts'
import { createEmbeddedWords } from './embeddedWords.ts'
import type { WordsProvider } from './wordsProvider.ts'

export { findRefusal, parseKey } from '@arioso/words'
export { createEmbeddedWords } from './embeddedWords.ts'
export type { WordsProvider } from './wordsProvider.ts'

export function createWords(configuration: Configuration, report: (problem: unknown) => void): WordsProvider {
  const { ARIOSO_WORDS_URL: url, ARIOSO_WORDS_MODEL: model, ARIOSO_WORDS_KEY: key } = configuration
  return url === undefined || model === undefined ? createEmbeddedWords() : createChatWords({ url, model, key }, report)
}
