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
import { writeEffects } from './writeEffects.ts'
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
const STOP_CHANCE = 0.22
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
    parts.push({ name: 'Percussion', bus: 'percussion', instrument: ensemble.percussion, mix: PERCUSSION_MIX, notes })
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

function writeEffectsPart({ sections, ensemble, frame }: Arrangement): WrittenPart[] {
  if (!ensemble.effects) return []
  const notes = writeEffects(sections, frame)
  return [{ name: 'Effects', bus: 'percussion', instrument: 'effects', mix: EFFECTS_MIX, notes }]
}

function writeHarmonyPart(template: PartTemplate, { sections, chords, frame, sung }: Arrangement): WrittenPart {
  const place = INSTRUMENT_PLACES[template.instrument]
  const notes = writeComping(template, sections, chords, frame)
  const register = template.playing[0].register
  const ending = notes.length > 0 ? endHarmony(register, chords, frame) : []
  return {
    name: nameOf(template.instrument),
    bus: place.bus,
    instrument: template.instrument,
    mix: sung ? besideSinger(mixOf(template)) : mixOf(template),
    notes: [...notes, ...ending],
  }
}

function writeLeads({ sections, chords, lines, ensemble, frame, sung }: Arrangement, random: Random): WrittenPart[] {
  const leads = sung
    ? writeLeadBesideVoice(ensemble.leads, sections, lines, chords, frame, random)
    : writeInstrumentalLeads(ensemble, sections, chords, frame, random)
  const { leadMix } = frame.genre
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

// Sometimes the whole band stops for the last beat before a chorus, and the singer goes on alone.
function chooseStops({ sections, frame }: Arrangement, random: Random): { from: number; to: number }[] {
  return sections.flatMap((section, i) => {
    const next = sections[i + 1]
    const isLoud = next?.kind === 'chorus' || next?.kind === 'drop'
    if (!isLoud || frame.genre.builds === 'risers' || !random.chance(STOP_CHANCE)) return []
    const to = next.startBar * frame.barBeats
    return [{ from: to - 1, to }]
  })
}

function withStops(notes: readonly Note[], stops: readonly { from: number; to: number }[]): Note[] {
  return notes.flatMap((note) => {
    const stop = stops.find(({ from, to }) => note.startBeat < to - 1e-6 && note.startBeat + note.lengthBeats > from)
    if (!stop) return [note]
    return note.startBeat >= stop.from - 1e-6 ? [] : [{ ...note, lengthBeats: stop.from - note.startBeat }]
  })
}

export function arrangeParts(arrangement: Arrangement, random: Random): Part[] {
  const stops = chooseStops(arrangement, random.fork('stops'))
  const written = [
    ...writeRhythm(arrangement, random),
    ...arrangement.ensemble.parts.map((template) => writeHarmonyPart(template, arrangement)),
    ...writeLeads(arrangement, random.fork('lead')),
    ...writeEffectsPart(arrangement),
  ]
  return written
    .filter((part) => part.notes.length > 0)
    .map(({ name, bus, instrument, mix, notes }, i) => ({
      name,
      bus,
      instrument,
      ...mix,
      notes: performNotes(
        instrument === 'effects' ? notes : withStops(notes, stops),
        bus,
        arrangement.frame,
        random.fork(`perform ${i} ${name}`),
      ),
    }))
}
