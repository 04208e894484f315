import type { PartTemplate, Playing } from '../../genres/genre.ts'
import type { Chord, Note } from '../../score.ts'
import { INSTRUMENT_PLACES } from './instrumentPlaces.ts'
import type { Draft } from '../draft.ts'
import type { PlannedSection } from '../form/planForm.ts'
import {
  playArpeggio,
  playChord,
  playPower,
  playRiff,
  playStride,
  playStrum,
  type Hit,
  type Voiced,
} from './playFigure.ts'
import { chordPitchClasses, nearestPitch, pitchClass } from '../harmony/scales.ts'
import { patternCharacter, STEP_BEATS, type SongFrame } from '../songFrame.ts'
import { voiceChords } from '../harmony/voiceLeading.ts'

// From one note of a held chord to the next: fingers, and a pianist's hand where it is quiet.
const ROLLED_SECONDS: Partial<Record<PartTemplate['instrument'], number>> = {
  harp: 0.035,
  'nylon-guitar': 0.018,
  'acoustic-guitar': 0.014,
  mandolin: 0.012,
}
const PIANO_ROLL = { seconds: 0.022, belowEnergy: 0.45 }

function rollSeconds(instrument: PartTemplate['instrument'], { energy }: PlannedSection): number {
  if (instrument === 'piano') return energy < PIANO_ROLL.belowEnergy ? PIANO_ROLL.seconds : 0
  return ROLLED_SECONDS[instrument] ?? 0
}

function isActive(template: PartTemplate, section: PlannedSection): boolean {
  return section.energy >= template.entersAt && section.energy < (template.leavesAt ?? 2)
}

function playingFor(template: PartTemplate, energy: number): Playing {
  const ceiling = template.leavesAt ?? 1
  const place = (energy - template.entersAt) / Math.max(0.1, ceiling - template.entersAt)
  const index = Math.floor(Math.min(0.999, Math.max(0, place)) * template.playing.length)
  return template.playing[index]
}

function voicedAt(voiced: readonly Voiced[], beat: number): Voiced {
  return voiced.findLast(({ chord }) => chord.startBeat <= beat + 1e-6) ?? voiced[0]
}

type Bars = { from: number; to: number }

// Reads a pattern bar by bar; a hold goes on over the barline but stops at a change of chord.
function readHits(pattern: string, voiced: readonly Voiced[], bars: Bars, frame: SongFrame): Hit[] {
  const hits: Hit[] = []
  let open: Hit | undefined
  for (let bar = bars.from; bar < bars.to; bar++) {
    for (let step = 0; step < frame.barSteps; step++) {
      const startBeat = bar * frame.barBeats + step * STEP_BEATS
      const character = patternCharacter(pattern, bar - bars.from, step)
      const here = voicedAt(voiced, startBeat)
      if (character === '.') {
        open = undefined
      } else if (character === '-') {
        if (open && open.voiced === here) open.lengthBeats += STEP_BEATS
        else if (open) {
          open = { startBeat, lengthBeats: STEP_BEATS, character: open.character, voiced: here }
          hits.push(open)
        }
      } else {
        open = { startBeat, lengthBeats: STEP_BEATS, character, voiced: here }
        hits.push(open)
      }
    }
  }
  return hits
}

function playSustained(voiced: readonly Voiced[], bars: Bars, frame: SongFrame): Note[] {
  const from = bars.from * frame.barBeats
  const to = bars.to * frame.barBeats
  return voiced
    .filter(({ chord }) => chord.startBeat < to && chord.startBeat + chord.lengthBeats > from)
    .flatMap(({ chord, pitches }) => {
      const startBeat = Math.max(from, chord.startBeat)
      const lengthBeats = Math.min(to, chord.startBeat + chord.lengthBeats) - startBeat
      return pitches.map((pitch) => ({ startBeat, lengthBeats, pitch, velocity: 0.7 }))
    })
}

function guideTones(chords: readonly Chord[], register: number): Voiced[] {
  let at = register
  return chords.map((chord) => {
    const upper = chordPitchClasses(chord)
      .slice(1)
      .map((tone) => nearestPitch(tone, at))
    const cost = (pitch: number): number => Math.abs(pitch - at) + Math.abs(pitch - register) * 0.4
    at = upper.reduce((best, pitch) => (cost(pitch) < cost(best) ? pitch : best))
    return { chord, pitches: [at] }
  })
}

type Passage = { playing: Playing; voiced: Voiced[]; bars: Bars; low: number; tonic: number; rollBeats: number }

function playBars({ playing, voiced, bars, low, tonic, rollBeats }: Passage, frame: SongFrame): Note[] {
  if (playing.how === 'pad' || playing.how === 'guide') return playSustained(voiced, bars, frame)
  if (playing.how === 'arpeggio' || playing.how === 'octaves') {
    const line = playArpeggio(readHits(playing.pattern.replaceAll('-', '.'), voiced, bars, frame))
    return playing.how === 'octaves' ? line.flatMap((note) => [note, { ...note, pitch: note.pitch + 12 }]) : line
  }
  const hits = readHits(playing.pattern, voiced, bars, frame)
  if (playing.how === 'strum') return hits.flatMap((hit) => playStrum(hit, frame, low))
  if (playing.how === 'power') return hits.flatMap((hit) => playPower(hit, playing.register))
  if (playing.how === 'stride') return hits.flatMap((hit) => playStride(hit, low))
  if (playing.how === 'riff') return playRiff(hits, playing.register, tonic, frame.key.mode)
  return hits.flatMap((hit) => playChord(hit, rollBeats))
}

export function writeComping(template: PartTemplate, { sections, chords, frame }: Draft): Note[] {
  const { low, high } = INSTRUMENT_PLACES[template.instrument]
  const lastBar = sections.reduce((sum, section) => sum + section.bars, 0) - 1
  const voicings = new Map<string, Voiced[]>()
  const voicedFor = (playing: Playing): Voiced[] => {
    const name = `${playing.how === 'guide'} ${playing.register}`
    const known = voicings.get(name)
    if (known) return known
    const made =
      playing.how === 'guide'
        ? guideTones(chords, playing.register)
        : voiceChords(chords, playing.register).map((pitches, i) => ({ chord: chords[i], pitches }))
    voicings.set(name, made)
    return made
  }
  return sections.flatMap((section) => {
    if (!isActive(template, section)) return []
    const playing = playingFor(template, section.energy)
    const bars = { from: section.startBar, to: Math.min(lastBar, section.startBar + section.bars) }
    const articulation = playing.how === 'pad' ? 1 : Math.min(1, frame.genre.articulation ?? 1)
    const tonic = pitchClass(frame.key.tonic + section.lift)
    const rollBeats = rollSeconds(template.instrument, section) / (frame.stepSeconds / STEP_BEATS)
    const passage = { playing, voiced: voicedFor(playing), bars, low, tonic, rollBeats }
    return playBars(passage, frame).map((note) => ({
      ...note,
      lengthBeats: note.lengthBeats * articulation,
      pitch: note.pitch < low ? note.pitch + 12 : note.pitch > high ? note.pitch - 12 : note.pitch,
    }))
  })
}
