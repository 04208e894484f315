import { barDistances } from './barDistances.ts'
import type { BeatFeatures } from '../time/beatFeatures.ts'
import { findBoundaries } from './findBoundaries.ts'
import type { Beats, Metre } from '../time/findMetre.ts'
import { groupSections } from './groupSections.ts'
import type { HeardSection } from '../heard.ts'
import { nameSections } from './nameSections.ts'
import { chanceOf, mean } from '../statistics.ts'

// Fewer bars are a phrase, and have no form to hear.
const FEWEST_BARS = 8
// The loudest section of a song plays with all its energy; this much below it, with hardly any.
const ENERGY_RANGE_DB = 18
const MIDDLE_ENERGY = 0.5

/** The sections of a recording from its first sample to its last, by what changes and what comes back, bar by bar. */
export function findForm(
  features: readonly BeatFeatures[],
  metre: Metre,
  { beatsSeconds, durationSeconds }: Beats,
): HeardSection[] {
  const distances = barDistances(features, metre)
  if (distances.bars < FEWEST_BARS) {
    return [
      { kind: 'verse', startSeconds: 0, endSeconds: durationSeconds, group: 0, energy: MIDDLE_ENERGY, confidence: 0 },
    ]
  }
  const boundaries = findBoundaries(distances)
  const spans = boundaries.map(({ bar }, i) => ({ startBar: bar, endBar: boundaries[i + 1]?.bar ?? distances.bars }))
  const grouped = groupSections(distances, spans).map((section) => ({
    ...section,
    loudnessDb: mean(distances.loudnessDb.slice(section.startBar, section.endBar)),
  }))
  const kinds = nameSections(grouped)
  const loudestDb = Math.max(...grouped.map(({ loudnessDb }) => loudnessDb))
  const startOf = (bar: number): number => beatsSeconds[metre.firstBeat + bar * metre.beatsPerBar]
  const clear = (i: number): number => (i === 0 || i === boundaries.length ? 1 : chanceOf(boundaries[i].evidence))
  return grouped.map(({ startBar, endBar, group, loudnessDb, confidence }, i) => ({
    kind: kinds[i],
    startSeconds: i === 0 ? 0 : startOf(startBar),
    endSeconds: i === grouped.length - 1 ? durationSeconds : startOf(endBar),
    group,
    energy: Math.max(0.1, Math.min(1, 1 - (loudestDb - loudnessDb) / ENERGY_RANGE_DB)),
    confidence: confidence * Math.min(clear(i), clear(i + 1)),
  }))
}
