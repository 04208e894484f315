import type { Random } from '@arioso/words'
import type { Drummer, MixHint, PartTemplate } from '../../genres/genre.ts'
import type { Bus, Note, Part, SungLine } from '../../score.ts'
import type { Draft } from '../draft.ts'
import { arrangeEntries } from '../form/arrangeEntries.ts'
import type { Ensemble } from './chooseEnsemble.ts'
import { chooseGroove } from '../rhythm/chooseGroove.ts'
import { chooseDropOuts, withRests } from '../form/dropOuts.ts'
import { INSTRUMENT_PLACES } from './instrumentPlaces.ts'
import { createPerformance, performNotes } from '../perform/perform.ts'
import { phraseDynamics } from '../perform/phraseDynamics.ts'
import type { SongFrame } from '../songFrame.ts'
import { writeBass } from './writeBass.ts'
import { writeComping } from './writeComping.ts'
import { writeDrums, writePercussion } from '../rhythm/writeDrums.ts'
import { writeEffects } from './writeEffects.ts'
import { endBass, endDrums, endHarmony } from './writeEnding.ts'
import { writeInstrumentalLeads, writeLeadBesideVoice } from '../melody/writeLead.ts'

type Arrangement = { draft: Draft; lines: readonly SungLine[]; ensemble: Ensemble; sung: boolean }

type WrittenPart = { name: string; bus: Bus; instrument: string; mix: MixHint; notes: Note[] }

const PERCUSSION_MIX: MixHint = { gainDb: -6, pan: 0.25, reverb: 0.15, delay: 0 }
const EFFECTS_MIX: MixHint = { gainDb: -9, pan: 0, reverb: 0.2, delay: 0 }

function mixOf({ gainDb, pan, reverb, delay }: MixHint): MixHint {
  return { gainDb, pan, reverb, delay }
}

// The middle belongs to the singer, the kick and the bass: beside a voice the band stands further out, or the song is mono.
const FURTHER_OUT = 2
const FARTHEST = 0.8

function besideSinger(mix: MixHint): MixHint {
  return { ...mix, pan: Math.max(-FARTHEST, Math.min(FARTHEST, mix.pan * FURTHER_OUT)) }
}

function writeRhythm({ draft, ensemble }: Arrangement, random: Random): WrittenPart[] {
  const groove = chooseGroove(draft.frame, random.fork('groove'))
  const { kit, bass } = ensemble
  const parts: WrittenPart[] = []
  const drums = kit ? writeDrums(draft, groove, kit, random.fork('drums')) : []
  if (kit) {
    const notes = drums
    const ending = notes.length > 0 ? endDrums(draft) : []
    parts.push({
      name: 'Drums',
      bus: 'drums',
      instrument: kit.instrument,
      mix: mixOf(kit),
      notes: [...notes, ...ending],
    })
  }
  if (ensemble.percussion) {
    const notes = writePercussion(draft, groove, ensemble.percussionAsked)
    parts.push({ name: 'Percussion', bus: 'percussion', instrument: ensemble.percussion, mix: PERCUSSION_MIX, notes })
  }
  if (bass) {
    const notes = writeBass(draft, { groove, drums, player: bass }, random.fork('bass'))
    const { low } = INSTRUMENT_PLACES[bass.instrument]
    const ending = notes.length > 0 ? endBass(low, draft) : []
    parts.push({
      name: 'Bass',
      bus: 'bass',
      instrument: bass.instrument,
      mix: mixOf(bass),
      notes: [...notes, ...ending],
    })
  }
  return parts
}

function writeEffectsPart({ draft, ensemble }: Arrangement): WrittenPart[] {
  if (!ensemble.effects) return []
  const notes = writeEffects(draft.sections, draft.frame)
  return [{ name: 'Effects', bus: 'percussion', instrument: 'effects', mix: EFFECTS_MIX, notes }]
}

function writeHarmonyPart(template: PartTemplate, { draft, sung }: Arrangement): WrittenPart {
  const place = INSTRUMENT_PLACES[template.instrument]
  const notes = writeComping(template, draft)
  const register = template.playing[0].register
  const ending = notes.length > 0 ? endHarmony(register, draft) : []
  return {
    name: nameOf(template.instrument),
    bus: place.bus,
    instrument: template.instrument,
    mix: sung ? besideSinger(mixOf(template)) : mixOf(template),
    notes: [...notes, ...ending],
  }
}

function writeLeads({ draft, lines, ensemble, sung }: Arrangement, random: Random): WrittenPart[] {
  const leads = sung
    ? writeLeadBesideVoice(ensemble.leads, draft, lines, random)
    : writeInstrumentalLeads(ensemble, draft, random)
  const { leadMix } = draft.frame.genre
  const mix = sung ? besideSinger({ ...leadMix, gainDb: leadMix.gainDb - 3 }) : leadMix
  return leads.map(({ instrument, notes }) => ({
    name: `Lead ${nameOf(instrument).toLowerCase()}`,
    bus: 'lead',
    instrument,
    mix,
    notes,
  }))
}

function nameOf(instrument: string): string {
  const words = instrument.replaceAll('-', ' ')
  return words[0].toUpperCase() + words.slice(1)
}

const MACHINE_KITS = new Set<string>(['808-kit', '909-kit', 'chip-kit'])

// People at a drum machine are not as loose as at a kit.
function handsOn(kit: string | undefined, { genre }: SongFrame): Drummer['hands'] {
  const { hands } = genre.drummer
  return hands === 'human' && kit !== undefined && MACHINE_KITS.has(kit) ? 'sampled' : hands
}

export function arrangeParts(arrangement: Arrangement, random: Random): Part[] {
  const { draft, ensemble } = arrangement
  const { sections, frame } = draft
  const written = [
    ...writeRhythm(arrangement, random),
    ...ensemble.parts.map((template) => writeHarmonyPart(template, arrangement)),
    ...writeLeads(arrangement, random.fork('lead')),
  ].filter((part) => part.notes.length > 0)
  const rests = arrangeEntries(written, draft, random.fork('entries'))
  const dropOuts = chooseDropOuts(sections, frame, random.fork('stops'))
  const hands = handsOn(ensemble.kit?.instrument, frame)
  const performance = createPerformance(frame, hands, phraseDynamics(sections, frame), random.fork('feel'))
  const rested = written.map((part, i) => ({
    ...part,
    notes: withRests(part.notes, [...rests[i], ...dropOuts(part.bus)]),
  }))
  return [...rested, ...writeEffectsPart(arrangement)]
    .filter((part) => part.notes.length > 0)
    .map(({ name, bus, instrument, mix, notes }, i) => ({
      name,
      bus,
      instrument,
      ...mix,
      notes: performNotes(
        notes,
        instrument === 'effects' ? 'fx' : bus,
        performance,
        random.fork(`perform ${i} ${name}`),
      ),
    }))
}
