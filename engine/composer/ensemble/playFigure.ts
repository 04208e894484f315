import type { Chord, Mode, Note } from '../../score.ts'
import { chordIntervals, chordPitchClasses, nearestPitch, pitchClass, scaleIntervals } from '../harmony/scales.ts'
import { STEP_BEATS, type SongFrame } from '../songFrame.ts'

export type Voiced = { chord: Chord; pitches: number[] }

export type Hit = { startBeat: number; lengthBeats: number; character: string; voiced: Voiced }

const STRING_DELAY_SECONDS = 0.005
const SHORTEST_ROLLED_BEATS = 1.5

function timing(hit: Hit): { startBeat: number; lengthBeats: number } {
  return { startBeat: hit.startBeat, lengthBeats: hit.lengthBeats }
}

function stringsOf(pitches: readonly number[], low: number): number[] {
  const below = pitches[0] - 12 >= low ? [pitches[0] - 12] : []
  return [...below, ...pitches, pitches[0] + 12]
}

export function playStrum(hit: Hit, frame: SongFrame, low: number): Note[] {
  const strings = stringsOf(hit.voiced.pitches, low)
  const isUp = Math.round(hit.startBeat / STEP_BEATS) % 4 === 2 || Math.round(hit.startBeat / STEP_BEATS) % 2 === 1
  const order = isUp ? strings.slice(1).reverse() : strings
  const delayBeats = (STRING_DELAY_SECONDS / frame.stepSeconds) * STEP_BEATS
  return order.map((pitch, i) => ({
    startBeat: hit.startBeat + i * delayBeats,
    lengthBeats: Math.max(STEP_BEATS, hit.lengthBeats - i * delayBeats),
    pitch,
    velocity: (Number(hit.character) / 9) * (isUp ? 0.82 : 0.92),
  }))
}

export function playPower(hit: Hit, register: number): Note[] {
  const root = nearestPitch(hit.voiced.chord.root, register - 3)
  return [root, root + 7, root + 12].map((pitch) => ({
    ...timing(hit),
    pitch,
    velocity: (Number(hit.character) / 9) * 0.9,
  }))
}

/** Rolled from the lowest note up where the hand does so; a chord too short for it is struck. */
export function playChord(hit: Hit, rollBeats = 0): Note[] {
  const velocity = (Number(hit.character) / 9) * 0.92
  const delay = hit.lengthBeats >= SHORTEST_ROLLED_BEATS ? rollBeats : 0
  return hit.voiced.pitches.map((pitch, i) => ({
    startBeat: hit.startBeat + i * delay,
    lengthBeats: hit.lengthBeats - i * delay,
    pitch,
    velocity,
  }))
}

// Arpeggio notes ring on to the next one.
export function playArpeggio(hits: readonly Hit[]): Note[] {
  return hits.map((hit, i) => {
    const next = hits[i + 1]?.startBeat ?? hit.startBeat + 1
    const { pitches } = hit.voiced
    const index = Number(hit.character)
    const pitch = pitches[index % pitches.length] + 12 * Math.floor(index / pitches.length)
    const onBeat = Number.isInteger(hit.startBeat)
    return {
      startBeat: hit.startBeat,
      lengthBeats: Math.min(1, Math.max(STEP_BEATS, next - hit.startBeat)),
      pitch,
      velocity: onBeat ? 0.76 : 0.66,
    }
  })
}

// Seven steps from the chord's root upwards, with the chord's own third and fifth; a root from outside the scale
// brings a scale of its own.
function riffSteps(chord: Chord, tonic: number, mode: Mode): number[] {
  const scale = scaleIntervals(mode)
    .map((interval) => pitchClass(tonic + interval - chord.root))
    .sort((a, b) => a - b)
  const steps = scale[0] === 0 ? scale : [0, 2, 4, 5, 7, 9, 10]
  const tones = chordIntervals(chord.quality)
  const third = tones.find((tone) => tone === 3 || tone === 4)
  const fifth = tones.find((tone) => tone > 5 && tone < 9)
  return steps.map((step, i) => (i === 2 ? (third ?? step) : i === 4 ? (fifth ?? step) : step))
}

export function playRiff(hits: readonly Hit[], register: number, tonic: number, mode: Mode): Note[] {
  return hits.map((hit) => {
    const { chord } = hit.voiced
    const degree = Number(hit.character) - 1
    const interval = riffSteps(chord, tonic, mode)[degree % 7] + 12 * Math.floor(degree / 7)
    const pitch = nearestPitch(chord.root, register) + interval
    return { ...timing(hit), pitch, velocity: Number.isInteger(hit.startBeat) ? 0.8 : 0.7 }
  })
}

export function playStride(hit: Hit, low: number): Note[] {
  if (hit.character !== 'L' && hit.character !== 'l') return playChord(hit)
  const { chord, pitches } = hit.voiced
  const fifth = chordPitchClasses(chord)[2] ?? chord.root
  const tone = hit.character === 'L' ? (chord.bass ?? chord.root) : fifth
  const floor = Math.max(low, pitches[0] - 19)
  return [{ ...timing(hit), pitch: floor + pitchClass(tone - floor), velocity: 0.74 }]
}
