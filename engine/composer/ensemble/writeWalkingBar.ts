import type { Random } from '@arioso/words'
import type { Chord, Note } from '../../score.ts'
import { chordPitchClasses, nearestPitch, pitchClass } from '../harmony/scales.ts'
import type { Draft } from '../draft.ts'
import { chordAt } from '../harmony/writeHarmony.ts'

/** Where a bass player's hand goes, and the scale of the section. */
export type BassRange = { low: number; high: number; scale: ReadonlySet<number> }

type Walk = { from: number; target: number; chord: Chord; range: BassRange }

function intoRange(pitch: number, range: BassRange): number {
  if (pitch < range.low) return pitch + 12
  return pitch > range.high ? pitch - 12 : pitch
}

function passingTone({ from, target, chord, range }: Walk, beatsLeft: number): number {
  const wanted = from + (target - from) / beatsLeft
  const tones = new Set(chordPitchClasses(chord))
  let best = from
  let bestCost = Infinity
  for (let pitch = range.low; pitch <= range.high; pitch++) {
    if (pitch === from || Math.abs(pitch - from) > 7) continue
    const belongs = tones.has(pitchClass(pitch)) ? 0 : range.scale.has(pitchClass(pitch)) ? 1.2 : 9
    const cost = Math.abs(pitch - wanted) + belongs + (pitch === target ? 2 : 0)
    if (cost < bestCost) {
      best = pitch
      bestCost = cost
    }
  }
  return best
}

// Every bar leading in by a half step from outside the key blurs the harmony: the bass is the loudest pitch of a jazz band.
const CHROMATIC_SHARE = 0.2

function leadInto({ from, target, chord, range }: Walk, chromatic: boolean): number {
  const side = target > from ? -1 : 1
  const tones = new Set(chordPitchClasses(chord))
  const inside = [1, 2].find((step) => {
    const tone = pitchClass(target + side * step)
    return range.scale.has(tone) || tones.has(tone)
  })
  return target + side * (chromatic ? 1 : (inside ?? 1))
}

// Roots on new chords, a step or half step into the next one, chord and scale notes on the way there.
export function writeWalkingBar(
  { bar, previous, range }: { bar: number; previous: number; range: BassRange },
  { chords, frame }: Draft,
  random: Random,
): Note[] {
  const notes: Note[] = []
  const beats = Math.max(1, Math.round(frame.barBeats))
  let at = previous
  for (let beat = 0; beat < beats; beat++) {
    const startBeat = bar * frame.barBeats + beat
    const chord = chordAt(chords, startBeat)
    const next = chordAt(chords, chord.startBeat + chord.lengthBeats)
    const beatsLeft = Math.max(1, Math.round(chord.startBeat + chord.lengthBeats - startBeat))
    const target = intoRange(nearestPitch(next.root, at), range)
    const walk = { from: at, target, chord, range }
    const begins = Math.abs(chord.startBeat - startBeat) < 1e-6
    if (begins) at = intoRange(nearestPitch(chord.bass ?? chord.root, at), range)
    else if (beatsLeft === 1) at = intoRange(leadInto(walk, random.chance(CHROMATIC_SHARE)), range)
    else at = passingTone(walk, beatsLeft)
    notes.push({ startBeat, lengthBeats: 0.92, pitch: at, velocity: beat % 2 === 0 ? 0.78 : 0.84 })
  }
  return notes
}
