import { type Heard, lineKey } from './songState.ts'

const WORDS = 3
const SLOT = /\{[^}]+\}|\*/g

const firstWords = (text: string): string | undefined => {
  const words = text.split(' ').filter((word) => word !== '')
  return words.length < WORDS ? undefined : words.slice(0, WORDS).join(' ')
}
const lastWords = (text: string): string | undefined => {
  const words = text.split(' ').filter((word) => word !== '')
  return words.length < WORDS ? undefined : words.slice(-WORDS).join(' ')
}

export function listHeard(lines: Iterable<string>): Heard {
  const openings = new Set<string>()
  const endings = new Set<string>()
  for (const line of lines) {
    openings.add(firstWords(line) ?? '')
    endings.add(lastWords(line) ?? '')
  }
  return { openings, endings }
}

export function isHeardFrame(lines: readonly string[], { openings, endings }: Heard): boolean {
  return lines.some((line) => {
    const pieces = line.split(SLOT)
    if (pieces.length < 2) return false
    const opening = firstWords(lineKey(pieces[0] ?? ''))
    const ending = lastWords(lineKey(pieces.at(-1) ?? ''))
    return (ending !== undefined && endings.has(ending)) || (opening !== undefined && openings.has(opening))
  })
}
