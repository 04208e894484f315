import type { Noun } from '../knowledge/subjects.ts'
import { inflect } from '../reader/grammar.ts'
import { objectPronoun, possessive, subjectPronoun } from '../reader/person.ts'
import type { Reading } from '../reader/readRequest.ts'
import { capitalize } from '../reader/sayLine.ts'
import type { Random } from '../random.ts'
import { isFeeling, isSad } from './feelings.ts'
import type { Image } from './imagery.ts'
import { calledBy } from './calledBy.ts'
import { fitsSense } from './senses.ts'

export type Filled = {
  lines: string[]
  title?: string
  usesImage: boolean
  usesRequest: boolean
  taken: readonly string[]
}

const SLOT = /\{([^}]+)\}/g
const REQUEST_SLOTS = new Set([
  'name',
  'who',
  'kin',
  'age',
  'years',
  'place',
  'in place',
  'time',
  'love',
  'thing',
  'the thing',
  'a thing',
  'called',
  'other',
  'third',
])

const article = (text: string): string =>
  /^(?:[aeio]|u(?!ni|s[ei]|kul|rin)|hour|honest|heir)/i.test(text) ? 'an' : 'a'
const isPlural = (number: Noun['number']): boolean => number === 'many'
const unarticled = ({ text }: Noun): string => text.replace(/^(?:an?|the) /, '')

// "There's {a part}" speaks of one.
const OF_ONE =
  /(?:'s|\bis|\bwas)(?: always| still| only| just)? \{a part|\{(?:the |a )?part\d?\}(?:'s| is| was| has| going| by itself)\b/i

// "You {do}" with "lose myself in it": whoever does it owns it.
function ownedBy(before: string, deed: string): string {
  const who = /\b(you|we)(?:'d|'ll|'ve| can| could| would| will| still| always| never| used to)?\s*$/i.exec(before)?.[1]
  if (who === undefined) return deed
  const isYou = who.toLowerCase() === 'you'
  return deed.replaceAll(/\bmyself\b/g, isYou ? 'yourself' : 'ourselves').replaceAll(/\bmy\b/g, isYou ? 'your' : 'our')
}

type Choice = { image: Image | undefined; random: Random; used: ReadonlySet<string>; about?: RegExp | undefined }

// Most of what is tried has nothing to fill.
const NOTHING_TAKEN: readonly string[] = []
export const writeAsItStands = (lines: readonly string[], title?: string): Filled => ({
  lines: lines.map(capitalize),
  ...(title !== undefined && { title: capitalize(title) }),
  usesImage: false,
  usesRequest: false,
  taken: NOTHING_TAKEN,
})

// One value for each slot of an entry, the same wherever the slot comes back in it.
export function createFiller(reading: Reading, { image, random, used, about }: Choice) {
  const taken: string[] = []
  const chosen = new Map<string, string | undefined>()
  const { person, details } = reading
  const subject = image?.subject
  const isGlad = ['celebrate', 'love', 'thank', 'proud', 'funny', 'sell'].includes(reading.occasion.stance)
  // What is done to a nurse is not what a nurse does.
  const done = subject?.kind === 'trade' && reading.address !== 'about' ? subject.does : subject?.deeds
  const deeds = done?.filter((text) => !/\byour?\b/.test(text))

  function pick<T>(key: string, items: readonly T[] | undefined, textOf: (item: T) => string): string | undefined {
    const fresh = (items ?? []).filter((item) => !used.has(textOf(item)) && !taken.includes(textOf(item)))
    if (fresh.length === 0) return undefined
    const item = random.pick(fresh)
    taken.push(textOf(item))
    chosen.set(key, textOf(item))
    return textOf(item)
  }

  const parts = new Map<string, Noun | undefined>()
  function part(index: string, line: string): Noun | undefined {
    if (!parts.has(index)) {
      const isOfOne = OF_ONE.test(line)
      const fresh = (subject?.parts ?? []).filter(
        ({ text, number }) => !used.has(text) && !taken.includes(text) && !(isOfOne && isPlural(number)),
      )
      const noun = fresh.length === 0 ? undefined : random.pick(fresh)
      if (noun !== undefined) taken.push(noun.text)
      parts.set(index, noun)
    }
    return parts.get(index)
  }

  const who = person?.kin === undefined ? undefined : `${person.own ?? 'my'} ${person.kin}`
  const deed = (index: string): string | undefined =>
    chosen.get(`do${index}`) ?? pick(`do${index}`, deeds, (text) => text)
  const doesIt = (index: string): string | undefined =>
    chosen.get(`it${index}`) ?? pick(`it${index}`, subject?.does, (text) => text)
  const one = (key: string, items: readonly string[] | undefined): string | undefined =>
    chosen.get(key) ?? pick(key, items, (text) => text)

  function value(slot: string, index: string, line: string): string | undefined {
    switch (slot) {
      case 'name':
        return person?.name ?? reading.brand
      case 'called':
      case 'other':
      case 'third':
        return calledBy(about, slot, reading)
      case 'who':
        return who ?? person?.name
      case 'kin':
        return person?.kin
      case 'he':
        return person?.sex === 'they' || person?.sex === undefined ? undefined : subjectPronoun(person.sex)
      case 'him':
        return person?.sex === undefined ? undefined : objectPronoun(person.sex)
      case 'his':
        return person?.sex === undefined ? undefined : possessive(person.sex)
      case 'age':
        return details.age
      case 'years':
        return details.years
      case 'place':
        return details.place
      case 'in place':
        return details.inPlace
      case 'time':
        return details.time
      case 'love':
        return details.love
      case 'the thing':
        return image?.said
      case 'thing':
        return image?.noun
      case 'a thing':
        return image === undefined
          ? undefined
          : image.number === 'one'
            ? `${article(image.noun)} ${image.noun}`
            : image.noun
      case 'a part':
        return part(index, line)?.text
      case 'the part':
      case 'your part':
      case 'my part': {
        const noun = part(index, line)
        return noun === undefined ? undefined : `${slot.split(' ')[0] ?? 'the'} ${unarticled(noun)}`
      }
      case 'part': {
        const noun = part(index, line)
        return noun === undefined ? undefined : unarticled(noun)
      }
      case 'do':
        return deed(index)
      case 'doing':
      case 'did': {
        const base = deed(index)
        return base === undefined ? undefined : inflect(base, slot === 'doing' ? 'gerund' : 'past')
      }
      case 'it does': {
        const base = doesIt(index)
        return base === undefined ? undefined : isPlural(image?.number ?? 'one') ? base : inflect(base, 'present')
      }
      case 'it did': {
        const base = doesIt(index)
        return base === undefined ? undefined : inflect(base, 'past')
      }
      case 'it doing': {
        const base = doesIt(index)
        return base === undefined ? undefined : inflect(base, 'gerund')
      }
      case 'where':
        return one(`where${index}`, subject?.places)
      case 'sense':
        return one(
          `sense${index}`,
          subject?.senses.filter((phrase) => fitsSense(line, phrase)),
        )
      case 'feeling':
        return one(
          `feeling${index}`,
          subject?.feelings.filter((word) => isFeeling(word) && !(isGlad && isSad(word))),
        )
      default:
        return undefined
    }
  }

  function fillLine(line: string): string | undefined {
    let isComplete = true
    const filled = line.replaceAll(SLOT, (_, name: string, at: number) => {
      const index = /\d$/.exec(name)?.[0] ?? ''
      const slot = name.replace(/\d$/, '')
      const found = value(slot.toLowerCase(), index, line)
      const text = found === undefined ? undefined : ownedBy(line.slice(0, at), found)
      isComplete &&= text !== undefined
      return slot.charAt(0) === slot.charAt(0).toUpperCase() ? capitalize(text ?? '') : (text ?? '')
    })
    return isComplete ? capitalize(filled) : undefined
  }

  return (lines: readonly string[], title?: string): Filled | undefined => {
    const slots = [...lines, title ?? ''].flatMap((line) =>
      [...line.matchAll(SLOT)].map((match) => (match[1] ?? '').replace(/\d$/, '').toLowerCase()),
    )
    const filled = lines.map(fillLine)
    const named = title === undefined ? undefined : fillLine(title)
    if (filled.some((line) => line === undefined) || (title !== undefined && named === undefined)) return undefined
    if (filled.some((line) => /\b(?:the|an?|my|our|your) (?:the|an?|my|our|your)\b/i.test(line ?? ''))) return undefined
    return {
      lines: filled.filter((line) => line !== undefined),
      ...(named !== undefined && { title: named }),
      usesImage: slots.some((slot) => !REQUEST_SLOTS.has(slot) && !/^hi[sm]$|^he$|^feeling$/.test(slot)),
      usesRequest: slots.some((slot) => REQUEST_SLOTS.has(slot)),
      taken,
    }
  }
}
