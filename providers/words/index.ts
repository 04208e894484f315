// Words: an idea goes in, a title, lyrics and a style line come out. Embedded by default; any other writer fits behind
// the same interface, which is why everything here is asynchronous. Reading a text needs no provider: it is the same for all.
import type { Configuration } from '@arioso/contract/configuration'
import { createChatWords } from './chatWords.ts'
import { createEmbeddedWords } from './embeddedWords.ts'
import { findLocalWriter } from './findLocalWriter.ts'
import { createLocalWords } from './localWords.ts'
import type { NoteCall } from '../outside/index.ts'
import type { WordsProvider } from './wordsProvider.ts'

export { findRefusal, parseKey, parseLyrics, parseStyle, readLanguage, readLength } from '@arioso/words'
export { createEmbeddedWords } from './embeddedWords.ts'
export type { WordsProvider } from './wordsProvider.ts'

type Reports = { failed: (problem: unknown) => void; found: (writer: string) => void; note?: NoteCall }

export function createWords(configuration: Configuration, { failed, found, note }: Reports): WordsProvider {
  const { ARIOSO_WORDS_URL: url, ARIOSO_WORDS_MODEL: model, ARIOSO_WORDS_KEY: key } = configuration
  if (url === 'off') return createEmbeddedWords()
  if (url !== 'auto') return createChatWords({ url, model: model ?? '', key }, failed, note)
  const search = findLocalWriter().then((endpoint) => {
    if (endpoint !== undefined) found(`${endpoint.model} at ${endpoint.url}`)
    return endpoint
  })
  return createLocalWords(search, failed, note)
}
