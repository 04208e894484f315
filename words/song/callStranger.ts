import type { Entry, Kit } from '../lines.ts'
import type { Reading } from '../reader/readRequest.ts'
import { KITS } from './kitBanks.ts'

// Scenes of a stranger are written of a "he": whoever the tale is of is called as the request calls them.
type Called = 'he' | 'she' | 'it'

const OF_HER =
  /^(?:[\p{L}'-]+ ){0,3}?(?:woman|girl|lady|queen|princess|witch|mermaid|nun|widow|grandmother|granny|waitress|actress|bride|ballerina|mother|goddess|cowgirl|duchess)\b|\b(?:she|her|hers)\b/iu
const OF_HIM =
  /^(?:[\p{L}'-]+ ){0,3}?(?:man|boy|king|prince|guy|wizard|monk|lad|gentleman|\p{L}+man|cowboy|duke|father|grandfather|knight)\b|\b(?:he|him|his)\b/iu
const SOMEBODY: ReadonlySet<string> = new Set(['person', 'trade', 'history', 'office', 'sport', 'music'])

function calledAs({ told, topics }: Reading): Called {
  if (OF_HER.test(told)) return 'she'
  if (OF_HIM.test(told)) return 'he'
  const [first] = topics.toSorted((one, other) => one.at - other.at)
  if (first?.subject !== undefined && !SOMEBODY.has(first.subject.kind)) return 'it'
  return told.length % 2 === 0 ? 'she' : 'he'
}

const WORDS: Readonly<Record<Called, Readonly<Record<string, string>>>> = {
  he: {},
  she: { he: 'she', him: 'her', his: 'her' },
  it: { he: 'it', him: 'it', his: 'its' },
}
const say = (text: string, called: Called): string =>
  text.replaceAll(/\b(?:he|him|his)\b/gi, (word) => {
    const said = WORDS[called][word.toLowerCase()] ?? word
    return /^\p{Lu}/u.test(word) ? said.charAt(0).toUpperCase() + said.slice(1) : said
  })

const isOfStranger = ({ about }: Pick<Kit, 'about'>): boolean =>
  KITS.strangers.kits?.().some((kit) => kit.about === about) === true

export function callStranger(kit: Kit, entries: readonly Entry[], reading: Reading): readonly Entry[] {
  const called = isOfStranger(kit) ? calledAs(reading) : 'he'
  if (called === 'he') return entries
  return entries.map(({ occasion, beat, tones, manners, persons, conditions, about, text, lines }) => ({
    occasion,
    beat,
    tones,
    manners,
    persons,
    conditions,
    ...(about !== undefined && { about }),
    text: say(text, called),
    lines: lines.map((line) => say(line, called)),
  }))
}
