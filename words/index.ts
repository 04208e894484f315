// Words: a sentence or a style line goes in, what it means comes out. Writing songs stands behind a door of its own,
// ./writer.ts: its dictionary and banks are large, and neither the engine's threads nor the browser need them.
// Pure: no clock, no Math.random, no network. Luck comes in as a seed.
export { findRefusal, type Refusal } from './filter/findRefusal.ts'
export { parseKey } from './parseKey.ts'
export { createRandom, type Random } from './random.ts'
export { INSTRUMENT_NAMES, type InstrumentName } from './style/instrumentNames.ts'
export { parseStyle, type StyleIntent } from './style/parseStyle.ts'
export type { SingingWish } from './style/sense.ts'
export { parseLyrics, type LyricSection, type SectionTag } from './lyrics/parseLyrics.ts'
export { syllabify, type SpokenWord } from './lyrics/syllabify.ts'
export { readLanguage } from './reader/readLanguage.ts'
export { readLength } from './reader/readLength.ts'
export { upsampleStyle, type UpsampleRequest } from './song/upsampleStyle.ts'
export { describePictures, type PictureSong } from './pictures/describePictures.ts'
export { measurePicture, type PictureFacts, type Pixels } from './pictures/measurePicture.ts'
export { suggestPrompts, type PromptSuggestions } from './prompts/suggestPrompts.ts'
