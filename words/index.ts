// Words: a sentence or a style line goes in, what it means and what is sung comes out.
// Pure: no clock, no Math.random, no network. Luck comes in as a seed.
export { findRefusal, type Refusal } from './filter/findRefusal.ts'
export { parseKey } from './parseKey.ts'
export { createRandom, type Random } from './random.ts'
export { INSTRUMENT_NAMES, type InstrumentName } from './style/instrumentNames.ts'
export { parseStyle, type StyleIntent } from './style/parseStyle.ts'
export { parseLyrics, type LyricSection, type SectionTag } from './lyrics/parseLyrics.ts'
export { syllabify, type SpokenWord } from './lyrics/syllabify.ts'
export { rewriteLyrics, type RewriteRequest, type RewrittenLyrics } from './song/rewriteLyrics.ts'
export { upsampleStyle, type UpsampleRequest } from './song/upsampleStyle.ts'
export { writeSong, type SongBrief, type WrittenSong } from './writeSong.ts'
export { suggestPrompts, type PromptSuggestions } from './prompts/suggestPrompts.ts'
