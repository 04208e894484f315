import type { Kind } from '../knowledge/subjects.ts'
import type { Entry } from '../lines.ts'
import type { Image } from './imagery.ts'
import { isGraveThing } from './isCherished.ts'
import { marksOf } from './entryMarks.ts'
import { isKindKit } from './kindKits.ts'
import { kindBanks } from './tierBanks.ts'

// Banks whose {thing} is of a kind: what a road song drives, what a job song does.
const THINGS_OF: Readonly<Record<string, readonly Kind[]>> = {
  job: ['trade', 'office'],
  business: ['trade', 'food', 'drink', 'object', 'building', 'technology', 'home', 'tool'],
  road: ['vehicle', 'place', 'city', 'building', 'nature'],
  place: ['place', 'city', 'building', 'nature', 'home'],
  pet: ['animal'],
  father: ['hobby', 'sport', 'tool', 'vehicle', 'game', 'music', 'art', 'food'],
  mother: ['hobby', 'sport', 'game', 'music', 'art', 'food', 'plant', 'home'],
  grandparent: ['hobby', 'sport', 'tool', 'game', 'music', 'art', 'food', 'plant', 'home', 'object'],
  story: ['person', 'trade', 'animal', 'myth', 'vehicle', 'place', 'building', 'history', 'technology', 'city'],
  night: ['place', 'city', 'building', 'nature', 'weather'],
  nature: ['nature', 'plant', 'animal', 'weather', 'season', 'place'],
}
const SINGULAR_VERB =
  /\{(?:the )?thing\} (?:is|was|has|does|goes|walks|comes|keeps|gets|makes|takes|stands|sings|sits|knows|lies|runs|says|waits|looks|feels|\w+(?:ches|shes|sses))\b/i
const POINTS_AT_ONE = /\b(?:that's|this is|there's|it's) (?:my |the )?\{thing\}/i
// Many things are no "it".
const OF_IT = /\{the thing\}.*\b(?:it|its|it's|itself)\b(?![^{]*\})/i
const PLURAL_VERB = /\{(?:the )?thing\} (?:are|were|have|do)\b/i

// What is sung of any thing of a kind says "it" of other things.
const isOfAnyOfKind = ({ about }: Entry): boolean => about !== undefined && isKindKit(about)

// Nobody whistles for dementia.
const isOfAnything = ({ occasion }: Entry): boolean => occasion === 'any' || occasion.startsWith('any-')
const isLow = ({ tones }: Entry): boolean => tones.includes('dark') || tones.includes('wistful')

// Whether an entry can speak of this thing: its kind, and one or many.
export function suitsThing(entry: Entry, image: Image | undefined): boolean {
  const { text, hasSlots, namesThing } = marksOf(entry)
  if (!hasSlots) return true
  if (
    image?.number === 'many'
      ? SINGULAR_VERB.test(text) || POINTS_AT_ONE.test(text) || (OF_IT.test(text) && !isOfAnyOfKind(entry))
      : PLURAL_VERB.test(text)
  )
    return false
  if (image !== undefined && namesThing && isOfAnything(entry) && isGraveThing(image.noun) && !isLow(entry))
    return false
  const kind = image?.subject?.kind
  // Nobody is deep in a mechanic; a mechanic does things.
  const isSomebody = kind === 'person' || kind === 'trade'
  if (
    isSomebody &&
    (entry.occasion === 'rap' || entry.occasion === 'any') &&
    namesThing &&
    !text.startsWith('{The thing} {it d')
  )
    return false
  if (entry.occasion.startsWith('any-')) return image !== undefined && kindBanks(image).includes(entry.occasion)
  const kinds = THINGS_OF[entry.occasion]
  return kinds === undefined || !namesThing || kind === undefined || kinds.includes(kind)
}
