// The lyricist: a request goes in, title, lyrics and style come out. Loads a pronouncing dictionary, a tagger and the
// banks of lines and knowledge, about 30 MB: import it where songs are written and nowhere else.
export { rewriteLyrics, type RewrittenLyrics } from './song/rewriteLyrics.ts'
export type { RewriteRequest } from './song/rewriteRequest.ts'
export { draftSong, writeSong, type DraftedSong, type SongBrief, type WrittenSong } from './writeSong.ts'
export { judgeText } from './song/judgeText.ts'
