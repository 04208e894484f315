import { predictPowers, SLICE_SECONDS } from '../../../engine/mix/master/predictPowers.ts'
import { chordPitchClasses, scalePitchClasses } from '../../../engine/composer/harmony/scales.ts'
import { secondsPerBeat, type Score } from '../../../engine/index.ts'
import type { Section } from '../../../engine/score.ts'
import { loudnessRange } from '../loudnessRange.ts'
import { decibels, mean } from '../statistics.ts'
import { drumFigures, type DrumHit } from './drumFigures.ts'
import { melodyFigures } from './melodyFigures.ts'

/** What can be read off a score without playing it. */
export type ScoreFigures = {
  drums?: ReturnType<typeof drumFigures>
  melody?: ReturnType<typeof melodyFigures>
  chorusAboveVerse?: number
  chords: number
  outsideScale: number
  introShare: number
  verseToChorusDb?: number
  loudnessRange: number
}

const barBeatsOf = ({ meter }: Score): number => (meter.beats * 4) / meter.unit

function drumHits(score: Score): DrumHit[] {
  const barSteps = barBeatsOf(score) * 4
  const stepMs = secondsPerBeat(score) * 250
  return score.parts
    .filter(({ bus }) => bus === 'drums')
    .flatMap(({ notes }) =>
      notes.map(({ startBeat, pitch, velocity }) => {
        const step = Math.round(startBeat * 4)
        const offsetMs = (startBeat * 4 - step) * stepMs
        return {
          bar: Math.floor(step / barSteps),
          step: step % barSteps,
          drum: pitch,
          velocity: velocity * 127,
          offsetMs,
        }
      }),
    )
}

function sungPitches(score: Score, kind: string): number[] {
  return (score.voice?.lines ?? [])
    .filter(({ section, delivery }) => score.sections[section].kind === kind && delivery !== 'spoken')
    .flatMap(({ words }) => words.flatMap(({ syllables }) => syllables.map(({ pitch }) => pitch)))
}

function melodyOf(score: Score): ReturnType<typeof melodyFigures> {
  const syllables = (score.voice?.lines ?? [])
    .filter(({ delivery }) => delivery !== 'spoken')
    .flatMap(({ words }) => words.flatMap((word) => word.syllables))
  return melodyFigures(
    syllables.map(({ pitch, lengthBeats }) => ({ pitch, lengthBars: lengthBeats / barBeatsOf(score) })),
  )
}

function partsIn(score: Score, { startBeat, lengthBeats }: Section): number {
  const from = startBeat - 0.1
  const to = startBeat + lengthBeats - 0.1
  return score.parts.filter(({ notes }) => notes.some((note) => note.startBeat >= from && note.startBeat < to)).length
}

function introShare(score: Score): number {
  return partsIn(score, score.sections[0]) / Math.max(1, ...score.sections.map((section) => partsIn(score, section)))
}

function powerOf(score: Score, powers: readonly number[], kind: string): number | undefined {
  const sliceBeats = SLICE_SECONDS / secondsPerBeat(score)
  const inside = score.sections
    .filter((section) => section.kind === kind)
    .flatMap(({ startBeat, lengthBeats }) =>
      powers.slice(Math.round(startBeat / sliceBeats), Math.round((startBeat + lengthBeats) / sliceBeats)),
    )
  return inside.length === 0 ? undefined : mean(inside)
}

export function scoreFigures(score: Score): ScoreFigures {
  const predicted = predictPowers(score)
  const powers = [...predicted.band].map((power, i) => power + predicted.voice[i])
  const [verse, chorus] = [
    powerOf(score, powers, 'verse'),
    powerOf(score, powers, 'chorus') ?? powerOf(score, powers, 'drop'),
  ]
  const [verseTune, chorusTune] = [sungPitches(score, 'verse'), sungPitches(score, 'chorus')]
  const scale = scalePitchClasses(score.key)
  return {
    drums: drumFigures(drumHits(score)),
    melody: melodyOf(score),
    ...(verseTune.length > 0 && chorusTune.length > 0 && { chorusAboveVerse: mean(chorusTune) - mean(verseTune) }),
    chords: new Set(score.chords.map(({ root, quality }) => `${root} ${quality}`)).size,
    outsideScale: mean(
      score.chords.map((chord) => (chordPitchClasses(chord).every((tone) => scale.has(tone)) ? 0 : 1)),
    ),
    introShare: introShare(score),
    ...(verse && chorus && { verseToChorusDb: decibels(chorus) - decibels(verse) }),
    loudnessRange: loudnessRange(powers),
  }
}
