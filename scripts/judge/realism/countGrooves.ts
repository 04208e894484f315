import type { Genre } from '../../../engine/genres/genre.ts'

export function countGrooves({ grooves }: Genre): number {
  return grooves.length
}
