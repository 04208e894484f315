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
// "80s synth", "1940s swing", "2020s": a time, not a length.
const DECADE =
  /\b(?:\d{2}[1-9]0|(?:19|20)00|[5-9]0|00|808)'?s\b(?!\s+(?:long|jingle|ad|advert|spot|clip|version|intro)\b)/gi
const MOST = String.raw`(?:less than|under|at most|no (?:longer|more) than|shorter than|within|max(?:imum)?)\s+(?:an?\s+|(?<amount>${NUMBER})\s*)?(?<unit>s|secs?|seconds?|m|mins?|minutes?)\b`
const AT_MOST = [
  new RegExp(String.raw`,?\s*\b${MOST}\s+long\b`, 'i'),
  new RegExp(
    String.raw`(?:(?<=^|[,.(])\s*|\b(?<=\b(?:please|keep it|be|song|track|jingle) ))${MOST}(?=\s*(?:[,.;)]|$|please\b))`,
    'i',
  ),
]
// A little less than the most allowed.
const OF_THE_MOST = 0.8
const ASKED = [
  new RegExp(String.raw`(?<=\b(?:song|lullaby|tune|rap|rhyme) )${AMOUNT}(?=\s*(?:$|[.,;]|(?:and|with|about)\b))`, 'i'),
  new RegExp(String.raw`\b${AMOUNT}(?=[\s-]*long\b|(?:[\s-]+[\w'&-]+){0,3}?[\s-]+(?:${SONG})\b)`, 'i'),
  new RegExp(String.raw`(?<=^|[,(.]\s*)(?:vocals?|length|duration|time|total)?:?\s*${AMOUNT}(?=\s*(?:[,.;)]|$))`, 'i'),
  new RegExp(
    String.raw`\b(?:song )?(?:length|duration)(?: of| is|:)?\s+(?:about |around )?${AMOUNT}(?=\s*(?:[,.;)]|$))`,
    'i',
  ),
]

const clamp = (seconds: number): number => Math.min(LONGEST_SECONDS, Math.max(SHORTEST_SECONDS, Math.round(seconds)))
const secondsOf = (amount: string, unit: string, more = 0): number =>
  ((NUMBERS[amount.toLowerCase()] ?? Number(amount)) + more) * (unit.toLowerCase().startsWith('m') ? 60 : 1)

export type AskedLength = { seconds: number; found: string }

// "a 30 second jingle", "about two minutes long": how long the song itself should be, never how long ago something was.
export function readLength(typed: string): AskedLength | undefined {
  const most = AT_MOST.map((pattern) => pattern.exec(typed)).find((found) => found !== null)
  if (most !== undefined && most !== null)
    return {
      seconds: clamp(secondsOf(most.groups?.['amount'] ?? 'a', most.groups?.['unit'] ?? '') * OF_THE_MOST),
      found: most[0],
    }
  const text = typed.replaceAll(DECADE, (decade) => decade.replaceAll(/[\d']/g, '_'))
  const match = ASKED.map((pattern) => pattern.exec(text)).find((found) => found !== null)
  const [found = '', amount = '', unit = ''] = match ?? []
  // "70s synth" is a decade; only what is sold by the second lasts seventy of them.
  if (/^[5-9]0s$/i.test(found) && !/\b(?:jingle|advert\w*|ads?|spot|clip|commercial|long)\b/i.test(text))
    return undefined
  if (found === '')
    return /\b(?:jingle|advert|commercial)\b/i.test(text) ? { seconds: JINGLE_SECONDS, found } : undefined
  return { seconds: clamp(secondsOf(amount, unit, /half/.test(found) ? 0.5 : 0)), found }
}
