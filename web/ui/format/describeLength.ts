import { countOf } from './countOf.ts'

/** 6 seconds, 90 seconds, 8 minutes. */
export function describeLength(seconds: number): string {
  return seconds % 60 === 0 ? countOf(seconds / 60, 'minute') : countOf(seconds, 'second')
}
