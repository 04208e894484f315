import type { Random } from '@arioso/words'
import type { DrumVoice } from '../../genres/drumVoice.ts'
import type { DrumPattern, Fill } from '../../genres/genre.ts'
import type { Note } from '../../score.ts'
import type { RhythmPlayer } from '../ensemble/chooseEnsemble.ts'
import { grooveLevel, type SongGroove } from './chooseGroove.ts'
import { DRUM_PITCHES } from './drumPitches.ts'
import type { KnownLevel } from './knownGrooves.ts'
import type { Draft } from '../draft.ts'
import type { PlannedSection } from '../form/planForm.ts'
import { createBarPlayer, type BarPlayer, type Stroke } from './playBar.ts'
import { patternCharacter, STEP_BEATS, type SongFrame } from '../songFrame.ts'
import { writeFill } from './writeFill.ts'

const SHAKER_AND_CONGAS: DrumPattern = {
  shaker: '5.3.5.3.5.3.5.3.',
  congaHigh: '......5...4.....',
  congaLow: '............5.6.',
}

const CRASH_ENERGY = 0.5
const QUIET_INTRO_SHARE = 0.5

function playPattern(pattern: DrumPattern, bar: number, steps: { from: number; to: number }, frame: SongFrame): Note[] {
  const notes: Note[] = []
  for (const [voice, text] of Object.entries(pattern) as [DrumVoice, string][]) {
    for (let step = steps.from; step < steps.to; step++) {
      const character = patternCharacter(text, bar, step)
      if (character === '.' || character === '-') continue
      notes.push({
        startBeat: bar * frame.barBeats + step * STEP_BEATS,
        lengthBeats: STEP_BEATS,
        pitch: DRUM_PITCHES[voice],
        velocity: Number(character) / 9,
      })
    }
  }
  return notes
}

const MIDDLE_FILL_CHANCE = 0.4
const MIDDLE_RISE = 0

// The bar of that number in a section, and what comes after the section.
type Place = { section: PlannedSection; next: PlannedSection | undefined; i: number }

// The end of a section leads to the next one; every fourth bar may lead to the one after it.
function chooseFill(
  { section, next, i }: Place,
  own: readonly Fill[],
  frame: SongFrame,
  random: Random,
): Fill | undefined {
  const beats = Math.floor(frame.barSteps / 4)
  const swung = frame.swing > 0.4 && frame.genre.swingUnit === 8
  const isOdd = frame.barSteps % 16 !== 0
  if (i === section.bars - 1 && next !== undefined) {
    const rise = next.energy - section.energy
    return isOdd ? random.pick(own) : writeFill({ own, swung, rise, beats }, random)
  }
  if (i % 4 !== 3 || i >= section.bars - 1 || !random.chance(MIDDLE_FILL_CHANCE)) return undefined
  const short = own.filter((fill) => fill.fromStep >= 12)
  return isOdd ? short[0] : writeFill({ own: short, swung, rise: MIDDLE_RISE, beats }, random)
}

const ROLL: Fill = {
  fromStep: 0,
  drums: { snare: '3.3.4.4.5.5.6.6. 4455556666777789', kick: '8...8...8...8... 8...8...........' },
}
const ROLL_BARS = 2
const LOUD = 0.72

// Two bars of rising snares where the genre builds up to its loud sections.
function chooseRoll({ section, next, i }: Place, frame: SongFrame): boolean {
  if (frame.genre.builds !== 'risers' || !next || frame.barSteps !== 16 || section.bars < 4) return false
  const rises = next.energy >= LOUD && next.energy > section.energy + 0.1
  return rises && i >= section.bars - ROLL_BARS
}

function firstPlayingBar(section: PlannedSection, previous: PlannedSection | undefined): number {
  return section.kind === 'intro' && !previous && section.bars >= 4 ? Math.floor(section.bars * QUIET_INTRO_SHARE) : 0
}

function strokesToNotes(strokes: readonly Stroke[], bar: number, untilStep: number, frame: SongFrame): Note[] {
  return strokes
    .filter(({ step }) => step < untilStep)
    .map(({ voice, step, force }) => ({
      startBeat: bar * frame.barBeats + step * STEP_BEATS,
      lengthBeats: STEP_BEATS,
      pitch: DRUM_PITCHES[voice],
      velocity: force / 9,
    }))
}

function crashAt(section: PlannedSection, frame: SongFrame): Note {
  const startBeat = section.startBar * frame.barBeats
  return { startBeat, lengthBeats: 2, pitch: DRUM_PITCHES.crash, velocity: 0.62 + section.energy * 0.25 }
}

type Form = Pick<Draft, 'sections' | 'frame'>

export function writeDrums(
  { sections, frame }: Form,
  songGroove: SongGroove,
  player: RhythmPlayer,
  random: Random,
): Note[] {
  const notes: Note[] = []
  const lastBar = sections.reduce((sum, section) => sum + section.bars, 0) - 1
  const introWaits = random.chance(0.6)
  const { groove, fills } = songGroove
  const { hands } = frame.genre.drummer
  const players = new Map<KnownLevel, BarPlayer>()
  const playerOf = (level: KnownLevel): BarPlayer => {
    const known = players.get(level) ?? createBarPlayer(level.drums, hands, frame, random.fork(`bars ${players.size}`))
    players.set(level, known)
    return known
  }
  sections.forEach((section, s) => {
    if (section.energy < player.entersAt) return
    const playBar = playerOf(grooveLevel(groove, section.energy))
    const first = introWaits ? firstPlayingBar(section, sections[s - 1]) : 0
    for (let i = first; i < section.bars && section.startBar + i < lastBar; i++) {
      const bar = section.startBar + i
      const place = { section, next: sections[s + 1], i }
      const usual = chooseFill(place, fills, frame, random)
      const rolls = chooseRoll(place, frame)
      const fill = rolls ? ROLL : usual
      const fillBar = rolls ? i - (section.bars - ROLL_BARS) : 0
      const fillFrom = Math.min(fill?.fromStep ?? frame.barSteps, frame.barSteps)
      notes.push(...strokesToNotes(playBar(bar, i), bar, fillFrom, frame))
      if (fill)
        notes.push(
          ...playPattern(fill.drums, fillBar, { from: fillFrom, to: frame.barSteps }, frame).map((note) => ({
            ...note,
            startBeat: note.startBeat + (bar - fillBar) * frame.barBeats,
          })),
        )
    }
    const rises = s > 0 && section.energy > sections[s - 1].energy + 0.05
    if (first === 0 && s > 0 && section.energy >= CRASH_ENERGY && rises) notes.push(crashAt(section, frame))
  })
  return notes
}

export function writePercussion({ sections, frame }: Form, songGroove: SongGroove, asked: boolean): Note[] {
  const lastBar = sections.reduce((sum, section) => sum + section.bars, 0) - 1
  return sections.flatMap((section) => {
    const own = grooveLevel(songGroove.groove, section.energy).percussion
    const pattern = own ?? (asked && section.energy > 0.4 ? SHAKER_AND_CONGAS : undefined)
    if (!pattern) return []
    const bars = Array.from({ length: section.bars }, (_, i) => section.startBar + i).filter((bar) => bar < lastBar)
    return bars.flatMap((bar) => playPattern(pattern, bar, { from: 0, to: frame.barSteps }, frame))
  })
}
