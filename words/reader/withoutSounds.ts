import { readSounds } from './withoutSingers.ts'

// Tags that name what a song may be about, and mean its sound among others.
const SOUNDS_LIKE =
  /\b(?:mournful|funeral (?:doom|march)|boss (?:battle|fight|music)|final boss|battle|depression|depressive|addictive|medieval|drugs|alcohol|war|game|video|radio|movie|film|studio|producer|producers|production|recordings?|master(?:ed|ing)?|vocal\p{L}*|singers?|band|group|choir|(?<!love )songs?|charts?|verses?|chorus|melod\p{L}+|rhythm\p{L}*|instrument\p{L}*|music(?:al)?|live|sound\p{L}*|noise)\b/giu

const LIKE_OTHERS =
  /\b(?:sounds? like|sounding like|similar (?:in|to)|inspired by|influenced by|in the (?:style|spirit|vein) of)\s[^,.]+/giu
// A carol is for Christmas and a chant for the pitch, as well as a sound.
const OF_A_DAY =
  /\b(?:christmas|carol|halloween|birthday|wedding|lullab\p{L}+|cradle|kids?|child\p{L}*|toddlers|preschool\p{L}*|nursery|counting|hymn|worship|praise|gospel|spirituals?|requiem|shanty|pirate|football|stadium|terrace|fan|chant|diss|march|jingle|love)\b/iu

// A guitar among tags calls for no song about a guitar: of nothing but sounds, what is left may still name an occasion.
export function withoutSounds(manner: string): string {
  const { tokens, phrases } = readSounds(manner.replaceAll(LIKE_OTHERS, '').replaceAll(SOUNDS_LIKE, ''))
  const played = new Set(
    phrases
      .filter(
        ({ sense, text }) =>
          !OF_A_DAY.test(text) &&
          (sense.genre !== undefined || sense.instruments !== undefined || sense.voice !== undefined),
      )
      .flatMap(({ from, to }) => Array.from({ length: to - from }, (_, offset) => from + offset)),
  )
  return tokens
    .filter((_, at) => !played.has(at))
    .map(({ word }) => word)
    .join(' ')
}
