import { remember } from '../sound/remember.ts'

// The plain words of which a text must hold one for a pattern to be found in it. Hundreds of patterns are asked of every
// request, and nearly none is found: looking for words first spares compiling them, which costs megabytes.

const LETTER = /[a-z' ]/i
const SHORTEST_WORD = 3

function closingOf(source: string, open: number): number {
  let depth = 0
  for (let at = open; at < source.length; at++) {
    const letter = source[at]
    if (letter === '\\') at++
    else if (letter === '[') at = endOfClass(source, at)
    else if (letter === '(') depth++
    else if (letter === ')' && --depth === 0) return at
  }
  return source.length
}

function endOfClass(source: string, open: number): number {
  let at = open + 1
  while (at < source.length && source[at] !== ']') at += source[at] === '\\' ? 2 : 1
  return at
}

function splitAlternatives(source: string): string[] {
  const parts: string[] = []
  let from = 0
  for (let at = 0; at < source.length; at++) {
    const letter = source[at]
    if (letter === '\\') at++
    else if (letter === '[') at = endOfClass(source, at)
    else if (letter === '(') at = closingOf(source, at)
    else if (letter === '|') {
      parts.push(source.slice(from, at))
      from = at + 1
    }
  }
  return [...parts, source.slice(from)]
}

const isOptional = (source: string, at: number): boolean => '?*{'.includes(source[at] ?? ' ')
const shortestOf = (words: readonly string[]): number => Math.min(...words.map((word) => word.length))

// What one alternative is made of that cannot be left out: its plain words, and the groups that stand between them.
type Piece = { word: string } | { group: string }
function piecesOf(alternative: string): Piece[] {
  const pieces: Piece[] = []
  let run = ''
  const endRun = (): void => {
    if (run !== '') pieces.push({ word: run.toLowerCase() })
    run = ''
  }
  for (let at = 0; at < alternative.length; at++) {
    const letter = alternative[at] ?? ''
    if (letter === '(') {
      endRun()
      const close = closingOf(alternative, at)
      const opening = /^\((?:\?(?::|<?[=!]|<[a-z]+>))?/i.exec(alternative.slice(at))?.[0] ?? '('
      const isLookaround = /[=!]$/.test(opening)
      if (!isLookaround && !isOptional(alternative, close + 1))
        pieces.push({ group: alternative.slice(at + opening.length, close) })
      at = close
    } else if (letter === '[') {
      endRun()
      at = endOfClass(alternative, at)
    } else if (letter === '\\') {
      endRun()
      at++
    } else if (!LETTER.test(letter) || isOptional(alternative, at + 1)) endRun()
    else run += letter
  }
  endRun()
  return pieces
}

// The longest word, or the group of words, that one alternative cannot do without.
function neededBy(alternative: string): string[] | undefined {
  let best: string[] | undefined
  for (const piece of piecesOf(alternative)) {
    const words = 'word' in piece ? [piece.word] : cueWordsOf(piece.group)
    const isLongEnough = words !== undefined && shortestOf(words) >= SHORTEST_WORD
    if (isLongEnough && (best === undefined || shortestOf(words) > shortestOf(best))) best = words
  }
  return best
}

// Undefined where some alternative has no such word: then only the pattern itself can tell.
export function cueWordsOf(source: string): string[] | undefined {
  const needed = splitAlternatives(source).map(neededBy)
  return needed.every((words) => words !== undefined) ? needed.flat() : undefined
}

const cues = new WeakMap<RegExp, { words: readonly string[] | undefined }>()

// The same kits are near to most requests.
const MOST_SOURCES = 400
const alternativesOf = remember((source) => splitAlternatives(source).map(piecesOf), MOST_SOURCES)

// Every plain word of some alternative, not only its longest: "mother" alone is in hundreds of requests.
const holdsAll = (source: string, text: string): boolean =>
  alternativesOf(source).some((pieces) =>
    pieces.every((piece) => ('word' in piece ? text.includes(piece.word) : holdsAll(piece.group, text))),
  )

// Whether a text in small letters may hold what a pattern looks for. One that is tried twice is compiled, and a thousand of
// them took eleven megabytes.
export function mayHold(text: string, pattern: RegExp): boolean {
  const { words } = cues.get(pattern) ?? { words: cueWordsOf(pattern.source) }
  cues.set(pattern, { words })
  return (words === undefined || words.some((word) => text.includes(word))) && holdsAll(pattern.source, text)
}
