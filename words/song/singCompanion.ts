import { COMPANION_FRAMES } from '../lines/frames/companions.ts'
import type { Kind } from '../knowledge/subjects.ts'
import type { Reading } from '../reader/readRequest.ts'
import type { Topic } from '../reader/readSubjects.ts'
import { isHeartKit } from './heartKits.ts'
import type { SongState } from './songState.ts'
import type { Draft } from './writeSections.ts'

// "a lighthouse keeper and her dog": a kit sings of the first, and the second would never be heard of.
type Companion = { phrase: string; rows: readonly string[] }

const BESIDE = /\b(?:and|with) (?<own>his|her|its|their|the|an?|my|our) (?<rest>[\p{L}'-]+(?: [\p{L}'-]+){0,2})/giu
const RIVAL = /\b(?:hates?|rivals?|enem(?:y|ies)|nemesis|against|versus|vs)\b/i
const SOMEBODY: ReadonlySet<Kind> = new Set(['person', 'trade', 'myth'])
const CARRIED: ReadonlySet<Kind> = new Set(['tool', 'object', 'music', 'clothing'])

function rowsFor({ subject }: Topic, told: string): readonly string[] {
  const kind = subject?.kind
  if (kind === undefined) return COMPANION_FRAMES.any()
  if (kind === 'animal') return COMPANION_FRAMES.animal()
  if (SOMEBODY.has(kind)) return RIVAL.test(told) ? COMPANION_FRAMES.rival() : COMPANION_FRAMES.somebody()
  return CARRIED.has(kind) ? COMPANION_FRAMES.thing() : COMPANION_FRAMES.any()
}

const OF_SINGER = /\b(?:i|i'm|i've|i'd|i'll|me|my)\b/g
const LEAST_OWN = 3

const GRAVE = new Set(['mourn', 'pray', 'part', 'sell', 'angry'])

// A kit of two knows both.
const isWithin = (kit: RegExp, told: string, noun: string): boolean =>
  isHeartKit(kit) && (kit.exec(told)?.[0] ?? '').includes(noun)

export function listCompanions({ told, topics, occasion, address }: Reading, kit: RegExp): Companion[] {
  if (GRAVE.has(occasion.stance) || address === 'you') return []
  return [...told.matchAll(BESIDE)].flatMap(({ groups }) => {
    const { own = '', rest = '' } = groups ?? {}
    const words = rest.toLowerCase().split(' ')
    const topic = topics.find(({ noun, number }) => number === 'one' && words.includes(noun.toLowerCase()))
    if (topic === undefined || kit.test(topic.noun) || isWithin(kit, told, topic.noun)) return []
    const owner = /^an?$/i.test(own) ? 'the' : own.toLowerCase()
    return [{ phrase: `${owner} ${topic.noun}`, rows: rowsFor(topic, told) }]
  })
}

// Who is beside the one a kit sings of and is told of in no line but the request's own.
export function findCompanion({ sections }: Draft, { kit, reading }: SongState): Companion | undefined {
  if (kit === undefined) return undefined
  const sung = sections
    .flatMap(({ lines }) => lines)
    .filter(({ source }) => source !== 'fact')
    .map(({ text }) => text.toLowerCase())
    .join(' ')
  const other = listCompanions(reading, kit).find(
    ({ phrase }) => !new RegExp(String.raw`\b${RegExp.escape(phrase.split(' ').at(-1) ?? '')}\b`).test(sung),
  )
  // Sung by the keeper herself, it is her own dog.
  const isOwn = (sung.match(OF_SINGER)?.length ?? 0) >= LEAST_OWN
  return other === undefined || !isOwn
    ? other
    : { ...other, phrase: other.phrase.replace(/^(?:his|her|their)\b/, 'my') }
}
