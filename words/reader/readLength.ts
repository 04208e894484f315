const SHORTEST_SECONDS = 15
const LONGEST_SECONDS = 480
// What a jingle lasts when nobody says.
const JINGLE_SECONDS = 24
const NUMBERS: Readonly<Record<string, number>> = {
  one: 1,
  a: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  ten: 10,
  fifteen: 15,
  twenty: 20,
  thirty: 30,
  forty: 40,
  sixty: 60,
  ninety: 90,
}
const NUMBER = String.raw`(\d+(?:\.\d+)?|${Object.keys(NUMBERS)
  .filter((word) => word.length > 1)
  .join('|')})`
const UNIT = String.raw`(s|secs?|seconds?|m|mins?|minutes?)`
const SONG =
  'song|jingle|track|version|ad|advert|spot|clip|ballad|anthem|piece|tune|intro|theme|lullaby|rap|chant|epic|hymn|blues|shanty|banger'
const AMOUNT = String.raw`${NUMBER}(?:\s+and\s+a\s+half)?[\s-]*${UNIT}\b`
const ASKED = [
  new RegExp(String.raw`\b${AMOUNT}(?=[\s-]*long\b|(?:[\s-]+[\w'&-]+){0,3}?[\s-]+(?:${SONG})\b)`, 'i'),
  new RegExp(String.raw`(?<=^|[,(]\s*)${AMOUNT}(?=\s*(?:[,.;)]|$))`, 'i'),
]

export type AskedLength = { seconds: number; found: string }

// "a 30 second jingle", "about two minutes long": how long the song itself should be, never how long ago something was.
export function readLength(text: string): AskedLength | undefined {
  const match = ASKED.map((pattern) => pattern.exec(text)).find((found) => found !== null)
  const [found = '', amount = '', unit = ''] = match ?? []
  // "70s synth" is a decade; only what is sold by the second lasts seventy of them.
  if (/^[5-9]0s$/i.test(found) && !/\b(?:jingle|advert\w*|ads?|spot|clip|commercial|long)\b/i.test(text))
    return undefined
  if (found === '')
    return /\b(?:jingle|advert|commercial)\b/i.test(text) ? { seconds: JINGLE_SECONDS, found } : undefined
  const count = (NUMBERS[amount.toLowerCase()] ?? Number(amount)) + (/half/.test(found) ? 0.5 : 0)
  const seconds = unit.toLowerCase().startsWith('m') ? count * 60 : count
  return { seconds: Math.min(LONGEST_SECONDS, Math.max(SHORTEST_SECONDS, Math.round(seconds))), found }
}
