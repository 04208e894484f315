import type { PromptSuggestions, UpsampleRequest } from '@arioso/words'
import type { DoorFacts } from '../outside/index.ts'
import type { RewriteRequest, RewrittenLyrics, SongBrief, WrittenSong } from '@arioso/words/writer'

export type WordsProvider = {
  // Whether lyrics can be written for a wish in its language. Words somebody wrote themselves are sung in any.
  writes(wish: string): boolean
  // The language model that writes here, for people to see; undefined while the embedded lyricist does.
  writer(): Promise<string | undefined>
  // How it did lately; undefined where nobody else is asked.
  facts?(): DoorFacts | undefined
  // Loads what writing needs, so that the first song does not wait for it.
  prepare(): Promise<void>
  writeSong(brief: SongBrief): Promise<WrittenSong>
  rewriteLyrics(request: RewriteRequest): Promise<RewrittenLyrics>
  upsampleStyle(request: UpsampleRequest): Promise<string>
  suggestPrompts(seed: number): PromptSuggestions
}
