import type { Random } from '@arioso/words'
import type { Note, SungLine } from '../../score.ts'
import type { Draft } from '../draft.ts'
import type { PlannedSection } from '../form/planForm.ts'
import { chordPitchClasses, nearestPitch, pitchClass, scalePitchClasses } from '../harmony/scales.ts'
import { chordAt } from '../harmony/writeHarmony.ts'
import type { MelodyRange } from './writeMelody.ts'

const SMALLEST_GAP_BEATS = 2.75
const ANSWER_CHANCE = 0.4

function scaleStep(pitch: number, direction: number, scale: ReadonlySet<number>): number {
  let next = pitch + direction
  while (!scale.has(pitchClass(next))) next += direction
  return next
}

type Gap = { from: number; to: number; section: PlannedSection }

function writeAnswer({ from, to, section }: Gap, { chords, frame }: Draft, range: MelodyRange, random: Random): Note[] {
  const scale = scalePitchClasses({ tonic: pitchClass(frame.key.tonic + section.lift), mode: frame.key.mode })
  const count = Math.min(random.integer(3, 5), Math.floor((to - from) / 0.5))
  const start = Math.ceil((to - count * 0.5) * 2 - 1) / 2
  const direction = random.chance(0.5) ? 1 : -1
  const middle = (range.low + range.high) / 2
  const tones = chordPitchClasses(chordAt(chords, start))
  let pitch = nearestPitch(
    random.pick(tones.filter((tone) => scale.has(tone)).concat(tones[0])),
    middle - direction * 3,
  )
  return Array.from({ length: count }, (_, i) => {
    const note = {
      startBeat: start + i * 0.5,
      lengthBeats: i === count - 1 ? 0.9 : 0.48,
      pitch,
      velocity: 0.6 + i * 0.03,
    }
    pitch = scaleStep(pitch, direction, scale)
    return note
  }).filter((note) => note.startBeat >= from && note.startBeat + note.lengthBeats <= to)
}

// Short answers in the gaps a singer leaves, never over the words.
export function writeAnswers(lines: readonly SungLine[], draft: Draft, range: MelodyRange, random: Random): Note[] {
  const { sections, frame } = draft
  return lines.flatMap((line, i) => {
    const section = sections[line.section]
    const last = line.words.at(-1)?.syllables.at(-1)
    const next = lines[i + 1]?.words[0]?.syllables[0]
    const sectionEnd = (section.startBar + section.bars) * frame.barBeats
    if (!last || section.energy < 0.45) return []
    const from = last.startBeat + last.lengthBeats + 0.25
    const to = Math.min(next?.startBeat ?? sectionEnd, sectionEnd) - 0.25
    if (to - from < SMALLEST_GAP_BEATS || !random.chance(ANSWER_CHANCE)) return []
    return writeAnswer({ from, to, section }, draft, range, random)
  })
}
