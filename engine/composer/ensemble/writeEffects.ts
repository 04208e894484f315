import { EFFECT_CUES, type EffectCue } from '../../instruments/drums/effects.ts'
import type { Note } from '../../score.ts'
import type { PlannedSection } from '../form/planForm.ts'
import type { SongFrame } from '../songFrame.ts'

const LOUD = 0.72
const SMALLEST_RISE = 0.1
const CRACKLE_SECONDS = 4

function cue({ pitch, leadSeconds }: EffectCue, atBeat: number, frame: SongFrame, velocity: number): Note[] {
  const beatsPerSecond = frame.tempoBpm / 60
  const startBeat = atBeat - leadSeconds * beatsPerSecond
  return startBeat < 0 ? [] : [{ startBeat, lengthBeats: Math.max(1, leadSeconds * beatsPerSecond), pitch, velocity }]
}

function writeRisers(sections: readonly PlannedSection[], frame: SongFrame): Note[] {
  return sections.flatMap((section, i) => {
    const before = sections[i - 1]
    if (!before || section.energy < LOUD || section.energy < before.energy + SMALLEST_RISE) return []
    const atBeat = section.startBar * frame.barBeats
    if (frame.genre.builds === 'sweeps') return cue(EFFECT_CUES.reverseCymbal, atBeat, frame, 0.55)
    const riser = section.kind === 'drop' ? EFFECT_CUES.riser : EFFECT_CUES.shortRiser
    return [...cue(riser, atBeat, frame, 0.7), ...cue(EFFECT_CUES.impact, atBeat, frame, 0.6)]
  })
}

function writeCrackle(sections: readonly PlannedSection[], frame: SongFrame): Note[] {
  const bars = sections.reduce((sum, section) => sum + section.bars, 0)
  const step = (CRACKLE_SECONDS * frame.tempoBpm) / 60
  const count = Math.floor((bars * frame.barBeats) / step)
  const { pitch } = EFFECT_CUES.crackle
  return Array.from({ length: count }, (_, i) => ({ startBeat: i * step, lengthBeats: step, pitch, velocity: 0.6 }))
}

// What leads into the loud places, and what an old record adds. Cues start early so that they arrive on the beat.
export function writeEffects(sections: readonly PlannedSection[], frame: SongFrame): Note[] {
  const { genre } = frame
  return [
    ...(genre.builds ? writeRisers(sections, frame) : []),
    ...(genre.crackles ? writeCrackle(sections, frame) : []),
  ]
}
