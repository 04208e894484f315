import type { Draft } from '../draft.ts'
import { breathSteps, fitSyllables, rhymeSteps, shortestSteps, type SyllableToFit } from './fitSyllables.ts'
import { pitchClass, scalePitchClasses } from '../harmony/scales.ts'
import { metricAccent, STEP_BEATS, type SongFrame } from '../songFrame.ts'
import { chordAt } from '../harmony/writeHarmony.ts'
import type { MelodyNote, MelodyRange } from './writeMelody.ts'

/** `afterBeat` is where the line before puts its last syllable. */
type FlowLine = { startBar: number; bars: number; lift: number; syllables: SyllableToFit[]; afterBeat: number }

const LONGEST_SYLLABLE_SECONDS = 0.45
const BEAT_STEPS = 4
const MOST_LIGHT_AFTER_RHYME = 2
const MOST_PICKUP_SYLLABLES = 2
// The rhyme before is heard out.
const SECONDS_FOR_RHYME = 0.26

function nearestInScale(pitch: number, scale: ReadonlySet<number>): number {
  for (let distance = 0; distance < 3; distance++) {
    if (scale.has(pitchClass(pitch - distance))) return pitch - distance
    if (scale.has(pitchClass(pitch + distance))) return pitch + distance
  }
  return pitch
}

// A speaking voice: low, falling over the line, up on stresses, down on the rhyme.
function speechPitch(place: number, isLast: boolean, stressed: boolean, range: MelodyRange): number {
  const base = range.low + 4
  return Math.round(base + 2 - place * 3 + (stressed ? 2 : 0) - (isLast ? 2 : 0))
}

// “Pages” rhymes from its first syllable on.
function rhymingSyllable(syllables: readonly SyllableToFit[]): number {
  const last = syllables.length - 1
  const stressed = syllables.findLastIndex((syllable) => syllable.stressed)
  return last - stressed <= MOST_LIGHT_AFTER_RHYME ? stressed : last
}

function pickupSteps({ startBar, afterBeat }: FlowLine, frame: SongFrame): number {
  const shortest = shortestSteps(frame, 'spoken')
  const free = (startBar * frame.barBeats - afterBeat) / STEP_BEATS - SECONDS_FOR_RHYME / frame.stepSeconds
  return Math.max(0, Math.min(MOST_PICKUP_SYLLABLES * shortest, Math.floor(free)))
}

// Sixteenths, stresses on the beat, and the rhyme on the last beat of the line.
export function writeFlow(line: FlowLine, { frame, chords }: Draft, range: MelodyRange): MelodyNote[] {
  const slotSteps = line.bars * frame.barSteps
  const count = line.syllables.length
  const latest = slotSteps - breathSteps(frame, 'spoken') - rhymeSteps(frame)
  const rhymeStep = Math.max(0, Math.floor(latest / BEAT_STEPS) * BEAT_STEPS)
  const steps = fitSyllables(
    {
      syllables: line.syllables,
      slotSteps,
      mostPickupSteps: pickupSteps(line, frame),
      likedSteps: new Map(),
      syncopation: 0.75,
      noteSteps: Math.max(1, rhymeStep / Math.max(1, count)),
      rhyme: { syllable: rhymingSyllable(line.syllables), step: rhymeStep },
    },
    frame,
  )
  const startBeat = line.startBar * frame.barBeats
  const scale = scalePitchClasses({
    tonic: pitchClass(frame.key.tonic + line.lift),
    mode: frame.key.mode,
  })
  const longest = Math.max(1, LONGEST_SYLLABLE_SECONDS / frame.stepSeconds)
  return steps.map((step, i) => {
    const end = steps[i + 1] ?? slotSteps - breathSteps(frame, 'spoken')
    const wanted = speechPitch(step / slotSteps, i === count - 1, line.syllables[i].stressed, range)
    const sounding = chordAt(chords, startBeat + step * STEP_BEATS)
    return {
      startBeat: startBeat + step * STEP_BEATS,
      lengthBeats: Math.min(end - step, longest) * STEP_BEATS,
      pitch: nearestInScale(wanted, new Set([...scale, sounding.root])),
      accent: metricAccent(step, frame),
    }
  })
}
