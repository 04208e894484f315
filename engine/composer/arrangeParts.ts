import type { Random } from '@arioso/words'
import type { MixHint, PartTemplate } from '../genres/genre.ts'
import type { Bus, Chord, Note, Part, SungLine } from '../score.ts'
import type { Ensemble } from './chooseEnsemble.ts'
import { chooseGroove } from './chooseGroove.ts'
import { INSTRUMENT_PLACES } from './instrumentPlaces.ts'
import { performNotes } from './perform.ts'
import type { PlannedSection } from './planForm.ts'
import type { SongFrame } from './songFrame.ts'
import { writeBass } from './writeBass.ts'
import { writeComping } from './writeComping.ts'
import { writeDrums, writePercussion } from './writeDrums.ts'
import { endBass, endDrums, endHarmony } from './writeEnding.ts'
import { writeInstrumentalLeads, writeLeadBesideVoice } from './writeLead.ts'

type Arrangement = {
  sections: PlannedSection[]
  chords: Chord[]
  lines: SungLine[]
  ensemble: Ensemble
  frame: SongFrame
  sung: boolean
}

type WrittenPart = { name: string; bus: Bus; instrument: string; mix: MixHint; notes: Note[] }

const PERCUSSION_MIX: MixHint = { gainDb: -6, pan: 0.25, reverb: 0.15, delay: 0 }

function mixOf({ gainDb, pan, reverb, delay }: MixHint): MixHint {
  return { gainDb, pan, reverb, delay }
}

function writeRhythm({ sections, chords, ensemble, frame }: Arrangement, random: Random): WrittenPart[] {
  const groove = chooseGroove(frame, random.fork('groove'))
  const { kit, bass } = ensemble
  const parts: WrittenPart[] = []
  if (kit) {
    const notes = writeDrums(sections, groove, kit, frame, random.fork('drums'))
    const ending = notes.length > 0 ? endDrums(chords, frame) : []
    parts.push({
      name: 'Drums',
      bus: 'drums',
      instrument: kit.instrument,
      mix: mixOf(kit),
      notes: [...notes, ...ending],
    })
  }
  if (ensemble.percussion) {
    const notes = writePercussion(sections, groove, ensemble.percussionAsked, frame)
    parts.push({ name: 'Percussion', bus: 'percussion', instrument: 'percussion', mix: PERCUSSION_MIX, notes })
  }
  if (bass) {
    const notes = writeBass(sections, groove, bass, chords, frame, random.fork('bass'))
    const { low } = INSTRUMENT_PLACES[bass.instrument]
    const ending = notes.length > 0 ? endBass(low, chords, frame) : []
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

function writeHarmonyPart(template: PartTemplate, { sections, chords, frame }: Arrangement): WrittenPart {
  const place = INSTRUMENT_PLACES[template.instrument]
  const notes = writeComping(template, sections, chords, frame)
  const register = template.playing[0].register
  const ending = notes.length > 0 ? endHarmony(register, chords, frame) : []
  return {
    name: nameOf(template.instrument),
    bus: place.bus,
    instrument: template.instrument,
    mix: mixOf(template),
    notes: [...notes, ...ending],
  }
}

function writeLeads({ sections, chords, lines, ensemble, frame, sung }: Arrangement, random: Random): WrittenPart[] {
  const leads = sung
    ? writeLeadBesideVoice(ensemble.leads, sections, lines, chords, frame, random)
    : writeInstrumentalLeads(ensemble, sections, chords, frame, random)
  const beside = sung ? -3 : 0
  return leads.map(({ instrument, notes }) => {
    const mix = { ...frame.genre.leadMix, gainDb: frame.genre.leadMix.gainDb + beside }
    return { name: `Lead ${nameOf(instrument).toLowerCase()}`, bus: 'lead', instrument, mix, notes }
  })
}

function nameOf(instrument: string): string {
  const words = instrument.replaceAll('-', ' ')
  return words[0].toUpperCase() + words.slice(1)
}

export function arrangeParts(arrangement: Arrangement, random: Random): Part[] {
  const written = [
    ...writeRhythm(arrangement, random),
    ...arrangement.ensemble.parts.map((template) => writeHarmonyPart(template, arrangement)),
    ...writeLeads(arrangement, random.fork('lead')),
  ]
  return written
    .filter((part) => part.notes.length > 0)
    .map(({ name, bus, instrument, mix, notes }, i) => ({
      name,
      bus,
      instrument,
      ...mix,
      notes: performNotes(notes, bus, arrangement.frame, random.fork(`perform ${i} ${name}`)),
    }))
}
