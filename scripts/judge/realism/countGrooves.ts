import type { Genre } from '../../../engine/genres/genre.ts'
import { knownGrooves } from '../../../engine/composer/rhythm/knownGrooves.ts'

/** Every groove that a seed may choose in four beats to the bar. */
export function countGrooves(genre: Genre): number {
  const { written, refigured, learned } = knownGrooves(genre)
  return written.length + refigured.length + learned.length
}
