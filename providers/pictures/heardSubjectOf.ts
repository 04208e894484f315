import type { CoverSubject } from '@arioso/artwork'
import type { Analysis } from '@arioso/contract'

export function heardSubjectOf(
  { tempoBpm, key, chordsPerBar, melody }: Analysis,
  { seed, title, durationSeconds }: { seed: number; title: string; durationSeconds: number },
): CoverSubject {
  const fraction = (seconds: number): number => seconds / Math.max(1, durationSeconds)
  return {
    seed,
    title,
    genre: '',
    tempoBpm: tempoBpm.value,
    tonic: key.tonic,
    minor: key.mode === 'minor',
    melody: melody.map(({ startSeconds, midiPitch }) => ({ at: fraction(startSeconds), pitch: midiPitch })),
    chords: chordsPerBar.map(({ startSeconds, endSeconds, root, quality }) => ({
      at: fraction(startSeconds),
      length: fraction(endSeconds - startSeconds),
      root,
      minor: quality === 'minor',
    })),
    sections: [],
  }
}
