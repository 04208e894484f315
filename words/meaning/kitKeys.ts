// A kit's name in the table of meanings follows from its cue words: a kit whose words change is unknown until it is packed anew.
export function keyOfKit({ source }: RegExp): string {
  let hash = 0x811c9dc5
  for (let at = 0; at < source.length; at++) hash = Math.imul(hash ^ source.charCodeAt(at), 0x01000193) >>> 0
  return hash.toString(36)
}

const SMALL =
  'the and for with that this you your our his her its who how what when where not all one two get got has have had was were are been being from into out off over too very just never always still only than then them they'.split(
    ' ',
  )
const isSmall = new Set(SMALL)

// The words a pattern is written of, without its marks.
export const plainWordsOf = (source: string): string[] =>
  [...source.replaceAll(/\\[a-z]|\(\?[:=!<]+/gi, ' ').matchAll(/[a-z]{3,}/gi)]
    .map(([word]) => word.toLowerCase())
    .filter((word) => !isSmall.has(word))
