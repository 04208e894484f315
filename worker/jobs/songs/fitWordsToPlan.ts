import type { SongPlan } from '@arioso/contract'
import { sectionBlocks, sectionKind } from './sectionBlocks.ts'

/**
 * Words that were written for a song whose form somebody wrote down: of each kind no more sections than the plan has. Nobody
 * misses the rest, it was written a moment ago.
 */
export function fitWordsToPlan(lyrics: string, { sections }: SongPlan): string {
  const left = new Map<string, number>()
  for (const { kind } of sections) left.set(kind, (left.get(kind) ?? 0) + 1)
  const kept = sectionBlocks(lyrics).filter((block) => {
    const kind = sectionKind(block)
    const places = left.get(kind) ?? 0
    left.set(kind, places - 1)
    return places > 0
  })
  return kept.join('\n\n')
}
