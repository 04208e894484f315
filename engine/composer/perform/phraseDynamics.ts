import type { PlannedSection } from '../form/planForm.ts'
import { metricAccent, type SongFrame } from '../songFrame.ts'

const PHRASE_BARS = 4
const ARCH = 0.06
const BUILD_BARS = 2
const BUILD_FROM = 0.9
const BUILD_TO = 1.08
const SMALLEST_RISE = 0.08
// By metric accent, from sixteenths between the beats to the downbeat.
const ACCENTS = [1, 0.95, 0.97, 1, 1.02, 1.05]

// A quiet section is played at little more than half, a full one as hard as written: with fewer players, three decibels and more.
const forceOf = (energy: number): number => 0.47 + 0.59 * energy

/** How loud everybody plays at a beat: by the section, swelling over four bars, building up to what is louder. */
export function phraseDynamics(sections: readonly PlannedSection[], frame: SongFrame): (beat: number) => number {
  return (beat) => {
    const bar = beat / frame.barBeats + 1e-6
    const index = Math.max(
      0,
      sections.findLastIndex((section) => section.startBar <= bar),
    )
    const section = sections[index]
    const next = sections[index + 1]
    const within = bar - section.startBar
    const place = (within % PHRASE_BARS) / PHRASE_BARS
    const arch = 1 + ARCH * (4 * place * (1 - place) - 0.5)
    const left = section.bars - within
    const builds = next !== undefined && next.energy > section.energy + SMALLEST_RISE && left <= BUILD_BARS
    const build = builds ? BUILD_FROM + (BUILD_TO - BUILD_FROM) * (1 - left / BUILD_BARS) : 1
    return forceOf(section.energy) * arch * build * ACCENTS[metricAccent(Math.round(beat * 4), frame)]
  }
}
