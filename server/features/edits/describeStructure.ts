import type { ScoreFile } from '../../rules/songs/readScoreFile.ts'

/** Sections and bar lines in seconds. A song cut out of another may begin in the middle of a bar. */
export function describeStructure(score: ScoreFile | undefined) {
  if (score === undefined) return { sections: [], bars_s: [] }
  const { meter, tempoBpm, lengthBeats } = score
  const seconds = (beat: number): number => Math.round((beat * 60_000) / tempoBpm) / 1000
  const barBeats = (meter.beats * 4) / meter.unit
  const phase = (score.sections.at(-1)?.startBeat ?? 0) % barBeats
  const first = barBeats - phase < 1e-3 ? 0 : phase
  const bars = Math.max(0, Math.floor((lengthBeats - first) / barBeats + 1e-3)) + 1
  return {
    sections: score.sections.map(({ label, kind, startBeat, lengthBeats: length }) => ({
      label,
      kind,
      start_s: seconds(startBeat),
      end_s: seconds(startBeat + length),
    })),
    bars_s: Array.from({ length: bars }, (_, bar) => seconds(first + bar * barBeats)),
  }
}
