import { createNoteCache, renderSong, type SampleSource, type Score } from '../../engine/index.ts'
import { createLoudnessMeter, integratedLufs, powerToLufs } from '../../engine/measure/loudness.ts'
import { loudnessRange } from './loudnessRange.ts'
import { mean } from './statistics.ts'

export type HeardDynamics = { lufs: number; loudnessRange: number; verseToChorusDb: number | undefined }

const SLICES_A_SECOND = 10

function levelOf(
  score: Score,
  powers: readonly number[],
  ...kinds: Score['sections'][number]['kind'][]
): number | undefined {
  const slicesABeat = (60 / score.tempoBpm) * SLICES_A_SECOND
  const own = score.sections
    .filter(({ kind }) => kinds.includes(kind))
    .flatMap(({ startBeat, lengthBeats }) =>
      powers.slice(Math.round(startBeat * slicesABeat), Math.round((startBeat + lengthBeats) * slicesABeat)),
    )
  return own.length === 0 ? undefined : powerToLufs(mean(own))
}

/** How a song moves once it is rendered; without its singer, when none is hired. */
export function heardDynamics(score: Score, sampleRate: number, samples?: SampleSource): HeardDynamics {
  const { voice: _voice, backing: _backing, ...played } = score
  const meter = createLoudnessMeter(sampleRate)
  const song = renderSong(played, { sampleRate, samples, notes: createNoteCache(sampleRate, 2 ** 27) })
  for (const { left, right } of song.blocks()) meter.add(left, right)
  const powers = meter.slices()
  const verse = levelOf(score, powers, 'verse')
  const chorus = levelOf(score, powers, 'chorus', 'drop')
  return {
    lufs: integratedLufs(powers),
    loudnessRange: loudnessRange(powers),
    verseToChorusDb: verse !== undefined && chorus !== undefined ? chorus - verse : undefined,
  }
}
