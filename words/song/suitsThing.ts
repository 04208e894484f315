import type { Kind } from '../knowledge/subjects.ts'
import type { Entry } from '../lines.ts'
import type { Image } from './imagery.ts'
import { marksOf } from './entryMarks.ts'
import { kindBanks } from './tierBanks.ts'

// Banks whose {thing} is of a kind: what a road song drives, what a job song does.
const THINGS_OF: Readonly<Record<string, readonly Kind[]>> = {
  job: ['trade', 'office'],
  business: ['trade', 'food', 'drink', 'object', 'building', 'technology', 'home', 'tool'],
  road: ['vehicle', 'place', 'city', 'building', 'nature'],
  place: ['place', 'city', 'building', 'nature', 'home'],
  pet: ['animal'],
  story: ['person', 'trade', 'animal', 'myth', 'vehicle', 'place', 'building', 'history', 'technology', 'city'],
  night: ['place', 'city', 'building', 'nature', 'weather'],
  nature: ['nature', 'plant', 'animal', 'weather', 'season', 'place'],
}
const SINGULAR_VERB =
  /\{(?:the )?thing\} (?:is|was|has|does|goes|walks|comes|keeps|gets|makes|takes|stands|sings|sits|knows|lies|runs|says|waits|looks|feels|\w+(?:ches|shes|sses))\b/i
const PLURAL_VERB = /\{(?:the )?thing\} (?:are|were|have|do)\b/i

// Whether an entry can speak of this thing: its kind, and one or many.
export function suitsThing(entry: Entry, image: Image | undefined): boolean {
  const { text, hasSlots, namesThing } = marksOf(entry)
  if (!hasSlots) return true
  if (image?.number === 'many' ? SINGULAR_VERB.test(text) : PLURAL_VERB.test(text)) return false
  const kind = image?.subject?.kind
  if (entry.occasion.startsWith('any-')) return image !== undefined && kindBanks(image).includes(entry.occasion)
  const kinds = THINGS_OF[entry.occasion]
  return kinds === undefined || !namesThing || kind === undefined || kinds.includes(kind)
}
