import type { ChatEndpoint } from '../outside/completeChat.ts'
import { createChatWords } from './chatWords.ts'
import { createEmbeddedWords } from './embeddedWords.ts'
import type { NoteCall } from '../outside/index.ts'
import type { WordsProvider } from './wordsProvider.ts'

// Asks a language model of this machine where one was found, and is the embedded lyricist where none was.
export function createLocalWords(
  search: Promise<ChatEndpoint | undefined>,
  report: (problem: unknown) => void,
  note?: NoteCall,
): WordsProvider {
  const embedded = createEmbeddedWords()
  let found: WordsProvider | undefined
  const chosen = search.then((endpoint) => {
    if (endpoint !== undefined) found = createChatWords(endpoint, report, note)
    return found ?? embedded
  })
  return {
    writes: (wish) => (found ?? embedded).writes(wish),
    writer: async () => (await chosen).writer(),
    facts: () => found?.facts?.(),
    prepare: () => embedded.prepare(),
    writeSong: async (brief) => (await chosen).writeSong(brief),
    rewriteLyrics: async (request) => (await chosen).rewriteLyrics(request),
    upsampleStyle: async (request) => (await chosen).upsampleStyle(request),
    suggestPrompts: (seed) => embedded.suggestPrompts(seed),
  }
}
