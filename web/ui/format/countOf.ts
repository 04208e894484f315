import { formatNumber } from './formatNumber.ts'

/** 1 play, 2,500 plays. */
export function countOf(count: number, one: string): string {
  return `${formatNumber(count)} ${nounFor(count, one)}`
}

export function nounFor(count: number, one: string): string {
  return count === 1 ? one : `${one}s`
}
