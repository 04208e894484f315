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

// Who may be seated at all.
type Casting = { genre: Genre; allowed: (name: InstrumentName) => boolean }
type Candidates = { asked: readonly InstrumentName[]; spare: readonly InstrumentName[] }

function choosePlayer(
  section: RhythmSection,
  { asked, spare }: Candidates,
  casting: Casting,
  random: Random,
): RhythmPlayer | undefined {
  const { allowed } = casting
  const { instruments, ...rest } = section
  const usual = instruments.filter(allowed)
  const guests = usual.flatMap((name) => standIns(name, casting)).filter((name) => !usual.includes(name))
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

function standIns(name: InstrumentName, { genre, allowed }: Casting): InstrumentName[] {
  const group = LINE_UPS[genre.setting].find((members) => members.includes(name)) ?? []
  return group.filter((other) => other !== name && allowed(other))
}

// Of those who usually play, others of their kind sit in today.
function lineUp(parts: readonly PartTemplate[], casting: Casting, random: Random): PartTemplate[] {
  const taken = new Set(casting.genre.ensemble.map(({ instrument }) => instrument))
  const signature = parts.find((part) => part.chance >= SIGNATURE_CHANCE)
  return parts.map((part, i) => {
    const luck = random.fork(`${part.instrument} ${i}`)
    const others = standIns(part.instrument, casting).filter((name) => !taken.has(name))
    if (part === signature || others.length === 0 || !luck.chance(SWAP_CHANCE)) return part
    const instrument = luck.pick(others)
    taken.add(instrument)
    return { ...part, instrument }
  })
}

type Wishes = { moreParts: number; boldness: number }

function chooseStrangers({ genre, allowed }: Casting, boldness: number, random: Random): PartTemplate[] {
  return random
    .shuffle(UNUSUAL.filter((name) => allowed(name) && !genre.ensemble.some((part) => part.instrument === name)))
    .slice(0, Math.round(Math.max(0, boldness) * MOST_UNUSUAL))
    .map((name) => ({ ...guestPart(name), entersAt: 0.45, gainDb: -7 }))
}

function chooseParts(
  casting: Casting,
  asked: readonly InstrumentName[],
  wishes: Wishes,
  random: Random,
): PartTemplate[] {
  const { genre, allowed } = casting
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
  const strangers = chooseStrangers(casting, wishes.boldness, random.fork('unusual'))
  const unasked = own.filter((part) => !asked.includes(part.instrument))
  const wanted = own.filter((part) => asked.includes(part.instrument))
  const others = { genre, allowed: (name: InstrumentName) => allowed(name) && !asked.includes(name) }
  const seated = [...wanted, ...lineUp(unasked, others, random.fork('line-up'))]
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

type EnsembleRequest = Partial<Wishes> & { genre: Genre; intent: StyleIntent; sung: boolean }

// What was asked for plays, what was excluded does not, and the genre fills the rest.
export function chooseEnsemble(
  { genre, intent, sung, moreParts = 0, boldness = 0 }: EnsembleRequest,
  random: Random,
): Ensemble {
  const excluded = new Set(intent.excluded)
  const allowed = (name: InstrumentName): boolean => !excluded.has(name)
  const asked = intent.instruments.filter(isInstrument).filter(allowed)
  const family = (name: InstrumentName): string => INSTRUMENT_PLACES[name].family
  const askedKits = asked.filter((name) => INSTRUMENT_PLACES[name].bus === 'drums')
  const askedPercussion = asked.find((name) => family(name) === 'kit' && INSTRUMENT_PLACES[name].bus === 'percussion')
  const percussion = askedPercussion ?? [genre.percussion, SPARE_PERCUSSION].find((name) => name && allowed(name))
  const askedTunes = asked.filter((name) => family(name) === 'tune')
  const askedBasses = asked.filter((name) => family(name) === 'bass')
  const casting = { genre, allowed }
  const kit = choosePlayer(genre.drums, { asked: askedKits, spare: SPARE_KITS }, casting, random.fork('kit'))
  const bass = choosePlayer(genre.bass, { asked: askedBasses, spare: SPARE_BASSES }, casting, random.fork('bass'))
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
    parts: chooseParts(casting, askedHarmony, { moreParts, boldness }, random.fork('parts')),
    leads: leads.slice(0, leadPlaces),
    bothLeadsAsked: !sung && askedTunes.length > 1,
  }
}
