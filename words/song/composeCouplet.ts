import { countSyllables } from '../lyrics/countSyllables.ts'
import { lastWord } from '../lyrics/rhymeKey.ts'
import type { Random } from '../random.ts'
import type { Theme } from './banks/banks.ts'
import { ENDINGS } from './banks/endings.ts'
import { OPENERS, TOPIC_OPENERS } from './banks/openers.ts'
import { fillLine, fitsLean, type Lean } from './couplet.ts'
import type { Topic } from './readTopic.ts'

export type Meter = { shortest: number; longest: number; clauses: 1 | 2 }

export const SUNG: Meter = { shortest: 6, longest: 10, clauses: 1 }
// Rap packs two clauses and an inner rhyme into a line.
export const RAPPED: Meter = { shortest: 11, longest: 18, clauses: 2 }

const LARGEST_DIFFERENCE = 2

export type Composer = (theme: Theme, wantsTopic: boolean) => string[] | undefined

const bare = (text: string): string => text.replace(/^[+-]/, '')
const lowerFirst = (text: string): string =>
  /^I\b|^I'/.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1)

// Couplets put together anew: a clause of the theme or the topic, an ending of one sound, and another of the same.
export function createComposer(topic: Topic, lean: Lean, meter: Meter, random: Random): Composer {
  const usedOpeners = new Set<string>()
  const usedSounds = new Set<string>()
  const endingsOf = (sound: string): string[] =>
    random.shuffle((ENDINGS[sound] ?? []).filter((ending) => fitsLean(ending, lean)).map(bare))

  function pickOpener(theme: Theme, wantsTopic: boolean): string | undefined {
    const bank = wantsTopic ? TOPIC_OPENERS : OPENERS[theme]
    for (const opener of random.shuffle(bank)) {
      if (usedOpeners.has(opener) || !fitsLean(opener, lean)) continue
      const thing = topic.things.length === 0 ? undefined : random.pick(topic.things)
      const filled = fillLine(bare(opener), topic, thing, random)
      if (filled === undefined || countSyllables(filled) > 7) continue
      usedOpeners.add(opener)
      return filled
    }
    return undefined
  }

  const anyOpener = (theme: Theme): string | undefined => pickOpener(theme, false) ?? pickOpener('generic', false)

  const isSingable = (lines: readonly string[]): boolean => {
    const counts = lines.map(countSyllables)
    const [low, high] = [Math.min(...counts), Math.max(...counts)]
    return low >= meter.shortest && high <= meter.longest && high - low <= LARGEST_DIFFERENCE * meter.clauses
  }

  return (theme, wantsTopic) => {
    const first = pickOpener(theme, wantsTopic)
    const others = Array.from({ length: meter.clauses * 2 - 1 }, () => anyOpener(theme))
    const openers = [first, ...others].filter((opener) => opener !== undefined)
    if (openers.length < meter.clauses * 2) return undefined
    for (const sound of random.shuffle(Object.keys(ENDINGS)).filter((each) => !usedSounds.has(each))) {
      const lines = joinClauses(openers, endingsOf(sound))
      if (lines === undefined || !isSingable(lines)) continue
      usedSounds.add(sound)
      return lines
    }
    return undefined
  }
}

// Two lines of one clause, or two of two with the rhyme inside as well.
function joinClauses(openers: readonly string[], endings: readonly string[]): string[] | undefined {
  if (endings.length < openers.length) return undefined
  const clauses = openers.map((opener, at) => `${opener} ${endings[at] ?? ''}`)
  const [one = '', two = '', three = '', four = ''] = clauses
  const lines = clauses.length === 2 ? [one, two] : [`${one}, ${lowerFirst(two)}`, `${three}, ${lowerFirst(four)}`]
  return lastWord(lines[0] ?? '') === lastWord(lines[1] ?? '') ? undefined : lines
}
