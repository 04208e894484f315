import { AppError, TEMPO_BPM, type Wish } from '@arioso/contract'
import type { ScoreFile } from '../../rules/songs/readScoreFile.ts'

// Beginning, something that can go, something that stays, ending.
const FEWEST_SECTIONS = 4

/** What a song's file shows before credits are spent; the rest shows when its notes are read. */
export function refuseVariation(score: ScoreFile | undefined, wish: Wish): void {
  if (score === undefined) throw new AppError('SCORE_MISSING')
  if (wish === 'other_voice' && score.voice === undefined) throw new AppError('NOBODY_SINGS')
  if (wish === 'fewer_drums' && !hasDrums(score)) throw new AppError('NO_DRUMS')
  if (wish === 'shorter' && score.sections.length < FEWEST_SECTIONS) throw new AppError('NOTHING_TO_LEAVE_OUT')
  const isAtLimit =
    (wish === 'slower' && score.tempoBpm <= TEMPO_BPM.slowest) ||
    (wish === 'faster' && score.tempoBpm >= TEMPO_BPM.fastest)
  if (isAtLimit) throw new AppError('TEMPO_AT_LIMIT')
}

function hasDrums({ parts }: ScoreFile): boolean {
  return parts.some(({ bus, instrument }) => bus === 'drums' || (bus === 'percussion' && instrument !== 'effects'))
}
