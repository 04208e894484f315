import type { Score } from '../score.ts'
import { coverScore, type CoverRequest } from './coverScore.ts'

export type Variation = 'subtle' | 'normal' | 'high'

/**
 * The song again with what a newer model adds. Subtle keeps every note and adds to them, normal has the same band play
 * anew, high lets another band of the same style play it.
 */
export function remasterScore(source: Score, request: CoverRequest & { variation: Variation }): Score {
  const { variation, ...asked } = request
  const seed = variation === 'high' ? request.seed : source.seed
  const played = coverScore(source, { ...asked, seed, tempoBpm: source.tempoBpm })
  if (variation !== 'subtle') return { ...played, seed: request.seed }
  const isNew = ({ instrument }: Score['parts'][number]): boolean =>
    !source.parts.some((part) => part.instrument === instrument)
  const { backing } = played
  return {
    ...source,
    title: request.title,
    seed: request.seed,
    parts: [...source.parts, ...played.parts.filter((part) => part.bus !== 'lead' && isNew(part))],
    ...(backing && { backing }),
  }
}
