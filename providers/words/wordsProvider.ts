import type {
  PromptSuggestions,
  RewriteRequest,
  RewrittenLyrics,
  SongBrief,
  UpsampleRequest,
  WrittenSong,
} from '@arioso/words'

export type WordsProvider = {
  writeSong(brief: SongBrief): Promise<WrittenSong>
  rewriteLyrics(request: RewriteRequest): Promise<RewrittenLyrics>
  upsampleStyle(request: UpsampleRequest): Promise<string>
  suggestPrompts(seed: number): PromptSuggestions
}
