import { findSubject } from '../knowledge/findSubject.ts'
import type { Kind } from '../knowledge/subjects.ts'
import { kindOfSubject, type ThingKind } from '../meaning/thingKinds.ts'
import { kindOfWord } from '../meaning/vectors.ts'
import type { Tone } from '../lines.ts'
import { singularOf } from '../reader/grammar.ts'
import type { Reading } from '../reader/readRequest.ts'
import type { Topic } from '../reader/readSubjects.ts'
import { KITS } from './kitBanks.ts'
import type { Register } from './registers.ts'

// Where nobody wrote of the thing, a small true story of such a kind of thing: below `== (?:animal)?.+` stands what may be
// sung of any animal, below `== (?:animal_low)?.+` what is sung of one with an ache. Away from home the music decides, not the kind.
const banks = [KITS.kindsOfLife, KITS.kindsOfThings, KITS.kindsOfDays, KITS.kindsOfSound]
type KindKit = { about: RegExp; kind: string; isLow: boolean }
let parsed: readonly KindKit[] | undefined
const listKindKits = (): readonly KindKit[] =>
  (parsed ??= banks.flatMap((bank) =>
    (bank.kits?.() ?? []).map(({ about }) => {
      const [, kind = '', low] = /\(\?:([a-z]+)( low)?\)\?\.\+/.exec(about.source) ?? []
      return { about, kind, isLow: low !== undefined }
    }),
  ))

let known: ReadonlySet<RegExp> | undefined
export const isKindKit = (about: RegExp): boolean =>
  (known ??= new Set(listKindKits().map((kit) => kit.about))).has(about)

const PLAYED = /\b(?:game|videogame|boss fight|speedrun)\b/i
const SHOWN =
  /\b(?:movie|film|series|tv show|sitcom|anime|cartoon|book|novel|comic|manga|musical|opera|album|trilogy|saga)\b/i
const OF_PLACE = /\b(?:city|town|village|island|county|suburb|neighbou?rhood) of\b/i

const ENDINGS: readonly (readonly [RegExp, ThingKind])[] = [
  [/(?:ity|ism|ology|phy|tics|ation|ance|ence)$/i, 'idea'],
  [/ness$/i, 'feeling'],
  [/(?:ists?|ians?)$/i, 'job'],
  [/(?:fish|saurus|saurs?)$/i, 'animal'],
]
const OF_NO_KIND: ReadonlySet<Kind> = new Set(['music', 'nature', 'body'])
// Many people and no one of them: "the toy industry" is no craftsman.
const OF_WORDS = /^(?:numbers?|colou?rs?|shades?|letters?|words?|names?)$/i
const MATTERS = /^(?:industry|industries|business|trade|market|economy|system|movement|culture|society|scene|world)$/i

function kindOfTopic({ subject, said, noun, number }: Topic): ThingKind | undefined {
  const words = said.replace(/^(?:the|my|our) /, '').split(' ')
  // A tune is no film to sit through, nobody is met at the sky, and an elbow is no mood.
  if (subject !== undefined && OF_NO_KIND.has(subject.kind)) return undefined
  if (MATTERS.test(words.at(-1) ?? '') || OF_WORDS.test(words[0] ?? '')) return 'idea'
  // A coffee machine is no drink.
  const isOfMore = words.at(-1) !== noun.split(' ').at(-1)
  const known = subject === undefined ? undefined : kindOfSubject(subject.kind)
  if (known !== undefined) return (isOfMore ? kindOfWord(words.at(-1) ?? '') : undefined) ?? known
  // A head whose own sense was refused says less than what stands before it.
  const [head = ''] = words.splice(-1)
  const isRefused = findSubject(head) !== undefined || findSubject(singularOf(head)) !== undefined
  const ofHead = kindOfWord(head) ?? ENDINGS.find(([ending]) => ending.test(head))?.[1]
  const ofRest = words
    .toReversed()
    .map((word) => kindOfWord(word))
    .find((kind) => kind !== undefined)
  const found = isRefused ? (ofRest ?? ofHead) : (ofHead ?? ofRest)
  // Nobody goes to gravel, or is met at clouds.
  const isPlace = found !== 'place' || (number === 'one' && said.startsWith('the ')) || /^\p{Lu}/u.test(head)
  return isPlace ? found : undefined
}

function kindOfThing({ topics, told }: Reading): ThingKind | undefined {
  if (PLAYED.test(told)) return 'game'
  if (SHOWN.test(told)) return 'show'
  if (OF_PLACE.test(told)) return 'place'
  return topics.map(kindOfTopic).find((kind) => kind !== undefined)
}

const LOW: ReadonlySet<Tone> = new Set(['dark', 'wistful', 'tender'])
// Love is tender, and no stone in a coat.
const GLAD = /\b(?:love|loving|passion|romance|joy|happiness|desire|tenderness|affection|hope|kindness|delight)\b/i

const WITHOUT_BODY: ReadonlySet<ThingKind> = new Set(['idea', 'feeling', 'event', 'weather'])

export function findKindKit(reading: Reading, turn: number, register: Register): RegExp | undefined {
  const own = kindOfThing(reading)
  // A wheelbarrow stays one at any party; only a storm takes it along.
  const isTaken = register === 'storm' || own === undefined || WITHOUT_BODY.has(own)
  const kind = register === 'fireside' || !isTaken ? own : register
  const isLow = reading.tones.some((tone) => LOW.has(tone) && !(tone === 'tender' && GLAD.test(reading.told)))
  const kinds: readonly (string | undefined)[] = kind === 'sport' ? ['sport', 'game'] : [kind]
  const fitting = listKindKits().filter(
    (kit) => kinds.includes(kit.kind) && (kit.isLow === isLow || register === 'storm'),
  )
  return fitting[turn % Math.max(1, fitting.length)]?.about
}
