import { ERA_TOUCHES } from '../../genres/material/eraTouches.ts'
import type { Genre, MixHint, PartTemplate } from '../../genres/genre.ts'
import { MOOD_TOUCHES, type MoodTouch } from '../../genres/material/moodTouches.ts'

const WETTEST = 0.7
const MOST_SEMITONES = 4

const within = (low: number, value: number, high: number): number => Math.min(high, Math.max(low, value))

function sumOfTouches(moods: readonly string[]): Required<MoodTouch> {
  const touches = moods.flatMap((mood) => MOOD_TOUCHES[mood] ?? [])
  const sum = (name: keyof MoodTouch): number =>
    within(
      -1,
      touches.reduce((total, touch) => total + (touch[name] ?? 0), 0),
      1,
    )
  return {
    tempo: sum('tempo'),
    density: sum('density'),
    register: sum('register'),
    length: sum('length'),
    room: sum('room'),
  }
}

function wetter<T extends Pick<MixHint, 'reverb'>>(hint: T, room: number): T {
  const reverb = room >= 0 ? hint.reverb + room * (0.1 + hint.reverb * 0.4) : hint.reverb * (1 + room * 0.5)
  return { ...hint, reverb: within(0, reverb, Math.max(WETTEST, hint.reverb)) }
}

// A lean below zero keeps the lower part of the range, one above it the upper part.
function leanRange([low, high]: [number, number], lean: number): [number, number] {
  const cut = (high - low) * 0.55
  return [low + cut * Math.max(0, lean), high - cut * Math.max(0, -lean)]
}

function touchPart(part: PartTemplate, touch: Required<MoodTouch>): PartTemplate {
  const semitones = Math.round(touch.register * MOST_SEMITONES)
  const entersAt = part.entersAt === 0 ? 0 : within(0.05, part.entersAt - touch.density * 0.1, 1.1)
  const playing = part.playing.map((play) => ({ ...play, register: play.register + semitones }))
  return { ...wetter(part, touch.room), entersAt, playing }
}

export function touchWithMoods(genre: Genre, moods: readonly string[]): Genre {
  if (!moods.some((mood) => mood in MOOD_TOUCHES)) return genre
  const touch = sumOfTouches(moods)
  const [few, many] = genre.melody.notesPerPhrase
  const busier = 1 + touch.density * 0.25
  return {
    ...genre,
    tempoBpm: leanRange(genre.tempoBpm, touch.tempo),
    ensemble: genre.ensemble.map((part) => touchPart(part, touch)),
    melody: {
      ...genre.melody,
      notesPerPhrase: [Math.max(2, Math.round(few * busier)), Math.max(3, Math.round(many * busier))],
    },
    leadMix: wetter(genre.leadMix, touch.room),
    voiceMix: wetter(genre.voiceMix, touch.room * 0.6),
    articulation: within(0.5, (genre.articulation ?? 1) * (1 + touch.length * (touch.length < 0 ? 0.4 : 0.1)), 1.1),
  }
}

export function touchWithEra(genre: Genre, era: string | undefined): Genre {
  const touch = era === undefined ? undefined : ERA_TOUCHES[era]
  if (!touch) return genre
  const added = touch.parts.filter((part) => !genre.ensemble.some((other) => other.instrument === part.instrument))
  const narrowed = <T extends MixHint>(hint: T): T => ({ ...hint, pan: within(-1, hint.pan * touch.width, 1) })
  const drumReverb = within(0, genre.drums.reverb + touch.drumRoom, 0.6)
  return {
    ...genre,
    drums: {
      ...genre.drums,
      ...(touch.kit && { instruments: [touch.kit] }),
      reverb: drumReverb,
    },
    bass: { ...genre.bass, ...(touch.bass && { instruments: [touch.bass] }) },
    ensemble: [...genre.ensemble, ...added].map(narrowed),
    leadMix: narrowed(genre.leadMix),
    voiceMix: { ...genre.voiceMix, delay: within(0, genre.voiceMix.delay + touch.voiceDelay, 0.6) },
  }
}
