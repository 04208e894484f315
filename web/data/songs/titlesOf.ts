import { findClip } from './clipCache.ts'

// What a line about these songs calls them.
export function titlesOf(ids: string[]): string {
  const [only] = ids
  return ids.length === 1 && only !== undefined ? (findClip(only)?.title ?? '') : `${ids.length} songs`
}
