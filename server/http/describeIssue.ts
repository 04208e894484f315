import type { z } from 'zod'

type Issue = Parameters<z.core.$ZodErrorMap>[0]

// What is wrong with a field, for the person under whose input it stands. What a schema says itself goes first.
export function describeIssue(issue: Issue): string | undefined {
  if (issue.code === 'invalid_type' && issue.input === undefined) return 'This is missing.'
  if (issue.code === 'too_big') return `At most ${describeSize(Number(issue.maximum), issue.origin)}.`
  if (issue.code !== 'too_small') return undefined
  const isEmpty = Number(issue.minimum) === 1 && issue.origin !== 'number'
  return isEmpty ? 'This can’t be empty.' : `At least ${describeSize(Number(issue.minimum), issue.origin)}.`
}

function describeSize(size: number, origin: string): string {
  if (origin === 'string') return `${size} ${size === 1 ? 'character' : 'characters'}`
  if (origin === 'array') return `${size} ${size === 1 ? 'entry' : 'entries'}`
  return String(size)
}
