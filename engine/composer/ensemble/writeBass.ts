import type { Random } from '@arioso/words'
import type { Chord, Note } from '../../score.ts'
import type { RhythmPlayer } from './chooseEnsemble.ts'
import { grooveLevel, type SongGroove } from '../rhythm/chooseGroove.ts'
import { INSTRUMENT_PLACES } from './instrumentPlaces.ts'
import type { Draft } from '../draft.ts'
import { chordIntervals, nearestPitch, pitchClass, scalePitchClasses } from '../harmony/scales.ts'
import { patternCharacter, STEP_BEATS, type SongFrame } from '../songFrame.ts'
import { DRUM_PITCHES } from '../rhythm/drumPitches.ts'
import { writeWalkingBar, type BassRange } from './writeWalkingBar.ts'
import { chordAt } from '../harmony/writeHarmony.ts'

export function lowestRoot(tone: number, low: number): number {
  return low + pitchClass(tone - low)
}

function approachTo(target: number, from: number, scale: ReadonlySet<number>): number {
  const steps = from <= target ? [-2, -1, 2, 1] : [2, 1, -2, -1]
  const step = steps.find((candidate) => scale.has(pitchClass(target + candidate))) ?? -1
  return target + step
}

function letterPitch(letter: string, { chord, next }: { chord: Chord; next: Chord }, range: BassRange): number {
  const { low, high, scale } = range
  const root = lowestRoot(chord.root, low)
  const bass = lowestRoot(chord.bass ?? chord.root, low)
  const [, third = 4, fifth = 7, seventh] = chordIntervals(chord.quality)
  const within = (pitch: number): number => (pitch > high ? pitch - 12 : pitch)
  switch (letter) {
    case '3':
      return within(root + third)
    case '5':
      return within(root + fifth)
    case '6':
      return within(root + (scale.has(pitchClass(root + 9)) ? 9 : 7))
    case '7':
      return within(root + (seventh ?? (scale.has(pitchClass(root + 10)) ? 10 : 12)))
    case '8':
      return within(bass + 12)
    case 'd':
      return root + fifth - 12 >= low ? root + fifth - 12 : root + fifth
    case 'a': {
      const target = lowestRoot(next.bass ?? next.root, low)
      return next.root === chord.root ? within(root + fifth) : within(approachTo(target, bass, scale))
    }
    default:
      return bass
  }
}

function writePatternBar(bar: number, pattern: string, { chords, frame }: Draft, range: BassRange): Note[] {
  const notes: Note[] = []
  let sounding: Note | undefined
  for (let step = 0; step < frame.barSteps; step++) {
    const startBeat = bar * frame.barBeats + step * STEP_BEATS
    const chord = chordAt(chords, startBeat)
    const character = patternCharacter(pattern, bar, step)
    const chordBegins = step > 0 && Math.abs(chord.startBeat - startBeat) < 1e-6
    if (character === '.') {
      sounding = undefined
    } else if (character === '-' && !chordBegins) {
      if (sounding) sounding.lengthBeats += STEP_BEATS
    } else {
      const next = chordAt(chords, chord.startBeat + chord.lengthBeats)
      const letter = chordBegins ? 'R' : character
      const pitch = letterPitch(letter, { chord, next }, range)
      sounding = {
        startBeat,
        lengthBeats: STEP_BEATS,
        pitch,
        velocity: step === 0 ? 0.86 : step % 4 === 0 ? 0.8 : 0.74,
      }
      notes.push(sounding)
    }
  }
  return notes
}

const LOCK_CHANCE = 0.7
const LOCKED_LEAST_STEPS = 2
const NO_KICKS: ReadonlySet<number> = new Set()

type WrittenBar = { pattern: string; bar: number; kicks: ReadonlySet<number>; isForeign: boolean }

// Strikes with the kick where the written line only holds; of a line written for another kick, only what falls on this
// one, on the beat, or leads to the next chord.
function lockToKick({ pattern, bar, kicks, isForeign }: WrittenBar, frame: SongFrame, random: Random): string {
  const written = Array.from({ length: frame.barSteps }, (_, step) => patternCharacter(pattern, bar, step))
  let sinceStrike = LOCKED_LEAST_STEPS
  return written
    .map((character, step) => {
      const strikes = character !== '-' && character !== '.'
      const belongs = kicks.has(step) || step === 0 || character === 'a' || !isForeign
      sinceStrike += 1
      if (strikes && belongs) sinceStrike = 0
      if (strikes) return belongs ? character : '-'
      const locks = kicks.has(step) && sinceStrike >= LOCKED_LEAST_STEPS && (isForeign || character === '-')
      if (!locks || !random.chance(LOCK_CHANCE)) return character
      sinceStrike = 0
      return 'R'
    })
    .join('')
}

// The kick's sixteenths, bar by bar.
function findKicks(drums: readonly Note[], frame: SongFrame): Map<number, Set<number>> {
  const bars = new Map<number, Set<number>>()
  for (const { pitch, startBeat } of drums) {
    if (pitch !== DRUM_PITCHES.kick) continue
    const bar = Math.floor(startBeat / frame.barBeats + 1e-6)
    const step = Math.round((startBeat - bar * frame.barBeats) / STEP_BEATS)
    bars.set(bar, (bars.get(bar) ?? new Set<number>()).add(step))
  }
  return bars
}

type RhythmGiven = { groove: SongGroove; drums: readonly Note[]; player: RhythmPlayer }

export function writeBass(draft: Draft, { groove: { groove }, drums, player }: RhythmGiven, random: Random): Note[] {
  const { sections, frame } = draft
  const isForeign = groove.isLearned
  const kicks = findKicks(drums, frame)
  const { low, high } = INSTRUMENT_PLACES[player.instrument]
  const lastBar = sections.reduce((sum, section) => sum + section.bars, 0) - 1
  const notes: Note[] = []
  let previous = nearestPitch(frame.key.tonic, low + 9)
  for (const section of sections) {
    if (section.energy < player.entersAt) continue
    const scale = scalePitchClasses({ tonic: pitchClass(frame.key.tonic + section.lift), mode: frame.key.mode })
    const range = { low, high, scale }
    const pattern = grooveLevel(groove, section.energy).bass
    for (let i = 0; i < section.bars && section.startBar + i < lastBar; i++) {
      const bar = section.startBar + i
      const line = { pattern, bar, kicks: kicks.get(bar) ?? NO_KICKS, isForeign }
      const written =
        pattern === 'walking'
          ? writeWalkingBar({ bar, previous, range }, draft, random)
          : writePatternBar(bar, lockToKick(line, frame, random), draft, range)
      previous = written.at(-1)?.pitch ?? previous
      notes.push(...written)
    }
  }
  return notes
}
