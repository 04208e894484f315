import { rangeOf } from '../composer/ensemble/chooseSinger.ts'
import { chordPitchClasses, isMinorLike, pitchClass } from '../composer/harmony/scales.ts'
import { chordAt } from '../composer/harmony/writeHarmony.ts'
import type { Chord, Key, Note, Score, SungLine } from '../score.ts'
import { mapSyllables } from '../transform/moveScore.ts'
import { sectionsOf } from '../transform/bars/sectionsOf.ts'
import { transposeLines } from '../transform/transpose.ts'
import {
  BORROWED_TO_MAJOR,
  brighterChord,
  brighterTone,
  DARK_TO_MAJOR,
  PHRYGIAN_TO_MAJOR,
  type Lights,
} from './brighterChord.ts'
import { isPitched, transposeBand } from './transposeBand.ts'

const LIFTS = [2, 1]
// A good singer reaches a little beyond where they are at home.
const REACH_SEMITONES = 1
const GLOOMY = new Set(['sad', 'dark', 'melancholic', 'lonely', 'mysterious', 'spooky', 'tense'])

/** A dark song in major; one that is bright already stands a tone higher and loses the chords it borrowed from minor. */
export function brighten(score: Score): Score {
  const isDark = isMinorLike(score.key.mode)
  const lights = !isDark ? BORROWED_TO_MAJOR : score.key.mode === 'phrygian' ? PHRYGIAN_TO_MAJOR : DARK_TO_MAJOR
  const bright = inLight(score, lights, isDark)
  const moods = ['happy', ...score.moods.filter((mood) => mood !== 'happy' && !GLOOMY.has(mood))]
  return { ...(isDark ? bright : lifted(bright)), moods }
}

function inLight(score: Score, lights: Lights, isDark: boolean): Score {
  const keyAt = localKeys(score)
  const attempts = isDark ? [lights, PHRYGIAN_TO_MAJOR] : [lights]
  const lit = new Map<Chord, Lit>(score.chords.map((chord) => [chord, light(chord, keyAt(chord.startBeat), attempts)]))
  const chords = score.chords.map((chord) => lit.get(chord)?.bright ?? chord)

  // The middle of a note tells its chord: players and singers come in before it.
  function moved(pitch: number, startBeat: number, lengthBeats: number): number {
    if (score.chords.length === 0 && !isDark) return pitch
    const middle = startBeat + Math.min(lengthBeats, 1) / 2
    const chord = score.chords.length === 0 ? undefined : chordAt(score.chords, middle)
    const own = chord && lit.get(chord)
    if (chord && !own && (!isDark || chordPitchClasses(chord).includes(pitchClass(pitch)))) return pitch
    const rise = pitchClass(brighterTone(pitch, keyAt(middle).tonic, own?.by ?? lights) - pitch)
    return pitch + rise
  }

  const moveNote = (note: Note): Note => ({ ...note, pitch: moved(note.pitch, note.startBeat, note.lengthBeats) })
  const moveLine = (line: SungLine): SungLine =>
    mapSyllables(line, (syllable) => ({
      ...syllable,
      pitch: moved(syllable.pitch, syllable.startBeat, syllable.lengthBeats),
      ...(syllable.bends && {
        bends: syllable.bends.map(({ atBeat, pitch }) => ({ atBeat, pitch: moved(pitch, atBeat, 0.25) })),
      }),
    }))
  const { voice, backing } = score
  return {
    ...score,
    ...(isDark && { key: { ...score.key, mode: 'major' as const } }),
    chords,
    parts: score.parts.map((part) => (isPitched(part) ? { ...part, notes: part.notes.map(moveNote) } : part)),
    ...(voice && { voice: { ...voice, lines: voice.lines.map(moveLine) } }),
    ...(backing && { backing: backing.map((part) => ({ ...part, lines: part.lines.map(moveLine) })) }),
  }
}

type Lit = { bright: Chord; by: Lights } | undefined

function light(chord: Chord, key: Key, attempts: readonly Lights[]): Lit {
  for (const by of attempts) {
    const bright = brighterChord(chord, key, by)
    if (bright !== chord) return { bright, by }
  }
  return undefined
}

// A last chorus may stand higher than the song.
function localKeys(score: Score): (beat: number) => Key {
  const lifts = sectionsOf(score, []).map(({ lift }) => lift)
  return (beat) => {
    const index = score.sections.findLastIndex(({ startBeat }) => startBeat <= beat + 1e-3)
    return { ...score.key, tonic: pitchClass(score.key.tonic + (lifts[index] ?? 0)) }
  }
}

function lifted(score: Score): Score {
  const { voice, backing } = score
  const lift = LIFTS.find((semitones) => isWithinReach(score, semitones))
  if (lift === undefined) return score
  return {
    ...transposeBand(score, lift),
    ...(voice && { voice: { ...voice, lines: transposeLines(voice.lines, lift) } }),
    ...(backing && { backing: backing.map((part) => ({ ...part, lines: transposeLines(part.lines, lift) })) }),
  }
}

function isWithinReach({ voice }: Score, lift: number): boolean {
  if (!voice) return true
  return voice.lines.every((line) => {
    const { high } = rangeOf(line.singer ?? voice.singer)
    const pitches = line.words.flatMap(({ syllables }) => syllables.map(({ pitch }) => pitch))
    return Math.max(...pitches) + lift <= high + REACH_SEMITONES
  })
}
