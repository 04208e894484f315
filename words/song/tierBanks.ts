import { isGraveKit } from './graveMatter.ts'
import type { Kind } from '../knowledge/subjects.ts'
import type { FormName } from '../plan/forms.ts'
import { isOthersFeast } from './fitsEntry.ts'
import type { Image } from './imagery.ts'
import type { SongState } from './songState.ts'

export const GRAVE: ReadonlySet<string> = new Set(['mourn', 'pray', 'part'])

// Kinds nobody wrote frames for borrow those of the nearest kind.
const NEAREST_KIND: Readonly<Partial<Record<Kind, Kind>>> = {
  plant: 'nature',
  trade: 'person',
  game: 'hobby',
  tool: 'object',
  clothing: 'object',
  building: 'place',
  city: 'place',
  time: 'season',
  body: 'feeling',
  idea: 'feeling',
  school: 'office',
  art: 'music',
  money: 'object',
}

export const kindBanks = ({ subject }: Image): string[] =>
  subject === undefined ? [] : [`any-${subject.kind}`, `any-${NEAREST_KIND[subject.kind] ?? subject.kind}`]

// Of somebody, or of an idea, there are no parts to show.
const UNSHOWN: ReadonlySet<Kind> = new Set(['person', 'feeling', 'idea', 'city', 'body', 'time'])
const shows = (image: Image | undefined): boolean =>
  image?.subject !== undefined && !image.isMotif && !UNSHOWN.has(image.subject.kind)

const STRIVING = new Set(['sobriety', 'motivation', 'get-well', 'anxiety', 'job-loss'])

// Banks of a manner: right for every topic, so related to none.
const BY_FORM: Readonly<Partial<Record<FormName, string>>> = {
  rap: 'rap',
  blues: 'blues',
  country: 'country',
  punk: 'punk',
}

// The banks of a song, the nearest first: its occasion's, a second one's, its thing's, its manner's, everybody's.
export function tierBanks({ reading, images, form, kit, register }: SongState): string[][] {
  const { occasion, second, tones } = reading
  if (isGraveKit(kit)) return [['kit'], [], [], [], occasion.banks.slice()]
  const [image] = images.filter(({ subject }) => subject !== undefined)
  const isFunny = (tones.includes('funny') || occasion.stance === 'funny') && !GRAVE.has(occasion.stance)
  const manner = BY_FORM[form.name]
  // A horse holds no reins, and the dead do nothing new.
  const isOfSinger =
    reading.address === 'you' &&
    reading.facts.some(({ about }) => about === 'speaker') &&
    !reading.facts.some(({ about }) => about === 'person')
  const isUnseen =
    reading.person?.isPet === true || isOfSinger || occasion.stance === 'mourn' || occasion.stance === 'pray'
  const isOthers = isOthersFeast(reading)
  const placed = register === 'fireside' ? [] : [...occasion.banks, occasion.id].map((bank) => `${register}-${bank}`)
  // What is laughed at over tea is not laughed at here.
  const banks = register !== 'fireside' && occasion.id === 'mishap' ? [] : occasion.banks
  return [
    [
      ...new Set([
        ...placed,
        ...(isOthers ? banks.slice(0, 1) : banks),
        ...(banks.length > 0 || occasion.banks.length === 0 ? [occasion.id] : []),
      ]),
      ...(GRAVE.has(occasion.stance) ? ['about-grave'] : ['about', 'kit']),
      ...(GRAVE.has(occasion.stance) && kit !== undefined ? ['kit'] : []),
    ],
    (second?.banks ?? []).filter((bank) => !(isOthers && bank.startsWith('love'))),
    [
      ...new Set(image === undefined || occasion.stance === 'mourn' ? [] : kindBanks(image)),
      ...(shows(image) && !isUnseen ? ['picture'] : []),
      'told',
    ],
    [
      ...(manner === undefined ? [] : [manner]),
      ...(manner === 'rap' && image?.subject?.kind === 'trade' ? ['rap-trade'] : []),
      ...(manner === 'rap' && STRIVING.has(occasion.id) ? ['rap-hope'] : []),
      ...(isFunny ? ['funny'] : []),
    ],
    [...(register === 'fireside' ? [] : [`${register}-any`]), 'any', ...(images.length > 0 ? [] : ['hope'])],
  ]
}

// The first two know the occasion.
export const SPECIFIC_TIERS = 2
export const TIER_PENALTIES = [0, 0.7, 1.3, 1.6, 2.6]
