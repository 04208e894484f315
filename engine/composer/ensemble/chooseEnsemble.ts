import type { Random, StyleIntent } from '@arioso/words'
import type { InstrumentName } from '@arioso/words'
import type { Genre, PartTemplate, RhythmSection } from '../../genres/genre.ts'
import { LINE_UPS } from '../../genres/material/lineUps.ts'
import { guestPart, INSTRUMENT_PLACES, isInstrument } from './instrumentPlaces.ts'

export type RhythmPlayer = Omit<RhythmSection, 'instruments'> & { instrument: InstrumentName }

export type Ensemble = {
  kit?: RhythmPlayer
  percussion?: InstrumentName
  effects: boolean
  percussionAsked: boolean
  bass?: RhythmPlayer
  parts: PartTemplate[]
  leads: InstrumentName[]
  // Both leads were asked for by name, so both must be heard.
  bothLeadsAsked: boolean
}

const SPARE_KITS: InstrumentName[] = ['acoustic-kit', '909-kit', 'lofi-kit', '808-kit', 'brush-kit']
const SPARE_PERCUSSION: InstrumentName = 'percussion'
const SPARE_BASSES: InstrumentName[] = ['electric-bass', 'synth-bass', 'upright-bass', 'sub-bass']
const SPARE_LEADS: InstrumentName[] = ['piano', 'bell', 'clean-guitar', 'flute', 'square-lead', 'marimba', 'violin']
const SPARE_HARMONY: InstrumentName[] = ['piano', 'electric-piano', 'warm-pad', 'acoustic-guitar', 'strings', 'organ']
const GUEST_CHANCE = 0.45
const ASKED_ENTERS_AT = 0.4
const NEVER = 1

function choosePlayer(
  section: RhythmSection,
  asked: readonly InstrumentName[],
  spare: readonly InstrumentName[],
  genre: Genre,
  allowed: (name: InstrumentName) => boolean,
  random: Random,
): RhythmPlayer | undefined {
  const { instruments, ...rest } = section
  const usual = instruments.filter(allowed)
  const guests = usual.flatMap((name) => standIns(name, genre, allowed)).filter((name) => !usual.includes(name))
  const own = random.chance(GUEST_CHANCE) && guests.length > 0 ? guests : usual
  const instrument = asked[0] ?? (own.length > 0 ? random.pick(own) : spare.find(allowed))
  if (instrument === undefined) return undefined
  if (asked.length === 0 && section.entersAt > NEVER) return undefined
  return { ...rest, instrument, entersAt: asked.length > 0 ? Math.min(ASKED_ENTERS_AT, rest.entersAt) : rest.entersAt }
}

// Instruments that surprise nearly anywhere.
const UNUSUAL: InstrumentName[] = [
  'marimba',
  'harp',
  'bell',
  'violin',
  'flute',
  'choir-pad',
  'pluck',
  'organ',
  'trumpet',
]
const MOST_UNUSUAL = 2

const SWAP_CHANCE = 0.75
// The first part that is always there is the genre's signature: nobody stands in for it.
const SIGNATURE_CHANCE = 1
const OPTIONAL_SHARE = 0.8

function standIns(name: InstrumentName, genre: Genre, allowed: (name: InstrumentName) => boolean): InstrumentName[] {
  const group = LINE_UPS[genre.setting].find((members) => members.includes(name)) ?? []
  return group.filter((other) => other !== name && allowed(other))
}

// Of those who usually play, others of their kind sit in today.
function lineUp(
  parts: readonly PartTemplate[],
  genre: Genre,
  allowed: (name: InstrumentName) => boolean,
  random: Random,
): PartTemplate[] {
  const taken = new Set(genre.ensemble.map(({ instrument }) => instrument))
  const signature = parts.find((part) => part.chance >= SIGNATURE_CHANCE)
  return parts.map((part, i) => {
    const luck = random.fork(`${part.instrument} ${i}`)
    const others = standIns(part.instrument, genre, allowed).filter((name) => !taken.has(name))
    if (part === signature || others.length === 0 || !luck.chance(SWAP_CHANCE)) return part
    const instrument = luck.pick(others)
    taken.add(instrument)
    return { ...part, instrument }
  })
}

type Wishes = { moreParts: number; boldness: number }

function chooseParts(
  genre: Genre,
  wishes: Wishes,
  asked: readonly InstrumentName[],
  allowed: (name: InstrumentName) => boolean,
  random: Random,
): PartTemplate[] {
  const own = genre.ensemble
    .filter((part) => allowed(part.instrument))
    .filter((part) => {
      const chance = part.chance >= SIGNATURE_CHANCE ? 1 : part.chance * OPTIONAL_SHARE
      return asked.includes(part.instrument) || random.chance(chance)
    })
  const spareParts = [
    ...genre.ensemble.filter((part) => !own.includes(part)),
    ...SPARE_HARMONY.map(guestPart).map((part) => ({ ...part, entersAt: 0.6, gainDb: -9 })),
  ].filter((part) => allowed(part.instrument) && !own.some((other) => other.instrument === part.instrument))
  const strangers = random
    .fork('unusual')
    .shuffle(UNUSUAL.filter((name) => allowed(name) && !genre.ensemble.some((part) => part.instrument === name)))
    .slice(0, Math.round(Math.max(0, wishes.boldness) * MOST_UNUSUAL))
    .map((name) => ({ ...guestPart(name), entersAt: 0.45, gainDb: -7 }))
  const unasked = own.filter((part) => !asked.includes(part.instrument))
  const wanted = own.filter((part) => asked.includes(part.instrument))
  const seated = [
    ...wanted,
    ...lineUp(unasked, genre, (name) => allowed(name) && !asked.includes(name), random.fork('line-up')),
  ]
  const parts = [...seated, ...spareParts.slice(0, wishes.moreParts), ...strangers].map((part) =>
    asked.includes(part.instrument)
      ? { ...part, entersAt: Math.min(part.entersAt, ASKED_ENTERS_AT), gainDb: part.gainDb + 1.5 }
      : part,
  )
  for (const name of asked) if (!parts.some((part) => part.instrument === name)) parts.push(guestPart(name))
  if (parts.length > 0) return parts
  const spare = [...genre.ensemble.map((part) => part.instrument), ...SPARE_HARMONY].find(allowed)
  return spare === undefined ? [] : [{ ...guestPart(spare), entersAt: 0 }]
}

// What was asked for plays, what was excluded does not, and the genre fills the rest.
export function chooseEnsemble(
  genre: Genre,
  intent: StyleIntent,
  sung: boolean,
  random: Random,
  wishes: Wishes = { moreParts: 0, boldness: 0 },
): Ensemble {
  const excluded = new Set(intent.excluded)
  const allowed = (name: InstrumentName): boolean => !excluded.has(name)
  const asked = intent.instruments.filter(isInstrument).filter(allowed)
  const family = (name: InstrumentName): string => INSTRUMENT_PLACES[name].family
  const askedKits = asked.filter((name) => INSTRUMENT_PLACES[name].bus === 'drums')
  const askedPercussion = asked.find((name) => family(name) === 'kit' && INSTRUMENT_PLACES[name].bus === 'percussion')
  const percussion = askedPercussion ?? [genre.percussion, SPARE_PERCUSSION].find((name) => name && allowed(name))
  const askedTunes = asked.filter((name) => family(name) === 'tune')
  const kit = choosePlayer(genre.drums, askedKits, SPARE_KITS, genre, allowed, random.fork('kit'))
  const bass = choosePlayer(
    genre.bass,
    asked.filter((name) => family(name) === 'bass'),
    SPARE_BASSES,
    genre,
    allowed,
    random.fork('bass'),
  )
  // Beside a singer there is room for one tune; other asked instruments accompany.
  const leadPlaces = sung ? 1 : 2
  const askedHarmony = [...asked.filter((name) => family(name) === 'harmony'), ...askedTunes.slice(leadPlaces)]
  const ownLeads = random.fork('leads').shuffle(genre.melody.leads.filter(allowed))
  const leads = [
    ...askedTunes,
    ...ownLeads.filter((name) => !askedTunes.includes(name)),
    ...SPARE_LEADS.filter(allowed),
  ]
  return {
    ...(kit && { kit }),
    ...(bass && { bass }),
    ...(percussion && { percussion }),
    percussionAsked: askedPercussion !== undefined,
    effects: allowed('effects'),
    parts: chooseParts(genre, wishes, askedHarmony, allowed, random.fork('parts')),
    leads: leads.slice(0, leadPlaces),
    bothLeadsAsked: !sung && askedTunes.length > 1,
  }
}
