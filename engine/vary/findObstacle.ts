import type { Score } from '../score.ts'
import { tempoAfter } from './changeTempo.ts'
import { chooseDropped } from './chooseDropped.ts'
import { isDrumming } from './isDrumming.ts'
import { TEMPO_SHARES, type Wish } from './wish.ts'

type Obstacle = 'NOBODY_SINGS' | 'NO_DRUMS' | 'NOTHING_TO_LEAVE_OUT' | 'TEMPO_AT_LIMIT'

/** Why this song cannot be varied so; undefined where it can. */
export function findObstacle(score: Score, wish: Wish): Obstacle | undefined {
  if (wish === 'other_voice' && (score.voice?.lines.length ?? 0) === 0) return 'NOBODY_SINGS'
  if (wish === 'fewer_drums' && !score.parts.some(isDrumming)) return 'NO_DRUMS'
  if (wish === 'shorter' && chooseDropped(score).length === 0) return 'NOTHING_TO_LEAVE_OUT'
  const isTempo = wish === 'slower' || wish === 'faster'
  return isTempo && tempoAfter(score, TEMPO_SHARES[wish]) === score.tempoBpm ? 'TEMPO_AT_LIMIT' : undefined
}
