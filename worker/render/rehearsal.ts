import { devNull } from 'node:os'
import { parseScore } from '@arioso/providers/scores'
import type { SongFacts, SongTask } from './renderMessages.ts'

// Late enough for the whole of what leads in to the join.
const REHEARSED_SECONDS = 6

/** A short throwaway song: after it, code is compiled, programs are loaded and the next song begins at once. */
export const REHEARSAL: SongTask = {
  order: {
    seed: 1,
    title: 'Rehearsal',
    style: 'pop, piano, strings, acoustic guitar',
    excludedStyle: '',
    lyrics: '[Verse]\nMorning comes over the water\n[Chorus]\nSing it out and let it go',
    instrumental: false,
    maxSeconds: 12,
  },
  wavPath: devNull,
}

/** The same song, gone on from: who extends or rewrites one should not be the first to do so either. */
export function continueRehearsal({ order, wavPath }: SongTask, { scoreJson }: SongFacts): SongTask | undefined {
  if (scoreJson === null) return undefined
  const source = parseScore(JSON.parse(scoreJson))
  return { order: { ...order, rework: { kind: 'extend', source, atSeconds: REHEARSED_SECONDS } }, wavPath }
}
