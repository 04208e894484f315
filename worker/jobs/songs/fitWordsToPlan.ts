import type { SongPlan } from '@arioso/contract'

/**
 * Words that were written for a song whose form somebody wrote down: of each kind no more sections than the plan has. Nobody
 * misses the rest, it was written a moment ago.
 */
export function fitWordsToPlan(lyrics: string, { sections }: SongPlan): string {
  const left = new Map<string, number>()
  for (const { kind } of sections) left.set(kind, (left.get(kind) ?? 0) + 1)
  const kept = lyrics.split(/\n(?=\[)/).filter((block) => {
    const kind = kindOf(block)
    const places = left.get(kind) ?? 0
    left.set(kind, places - 1)
    return places > 0
  })
  return kept.join('\n').trim()
}

function kindOf(block: string): string {
  const tag = /^\[([^\]]+)\]/.exec(block.trim())?.[1] ?? 'verse'
  return tag.toLowerCase().replace(/\s*\d+$/, '')
}
