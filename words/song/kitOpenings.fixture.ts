// What may stand any number of times before a kit's own words, "(?:my |the |old )*", and whether it reads in one way only: where it
// reads in two, thirty articles in a row are read in a thousand million.
const REPEATED = /^[*+]/
const MANY = 400

// Where a group or a class that opens at `at` ends.
function endOf(pattern: string, at: number): number {
  if (pattern[at] === '[') {
    const end = /^\[(?:\\.|[^\]\\])*\]/u.exec(pattern.slice(at))?.[0].length ?? 1
    return at + end - 1
  }
  let depth = 0
  for (let i = at; i < pattern.length; i++) {
    if (pattern[i] === '\\') i++
    else if (pattern[i] === '[') i = endOf(pattern, i)
    else if (pattern[i] === '(') depth++
    else if (pattern[i] === ')' && --depth === 0) return i
  }
  return pattern.length
}

export function repeatedGroups(pattern: string): string[] {
  const groups: string[] = []
  for (let at = 0; at < pattern.length; at++) {
    if (pattern[at] === '\\') at++
    else if (pattern[at] === '[') at = endOf(pattern, at)
    else if (pattern.startsWith('(?:', at) && REPEATED.test(pattern.slice(endOf(pattern, at) + 1)))
      groups.push(pattern.slice(at + 3, endOf(pattern, at)))
  }
  return groups
}

export function alternativesOf(body: string): string[] {
  const found = ['']
  for (let at = 0; at < body.length; at++) {
    const isOne = body[at] === '\\' ? 1 : body[at] === '(' || body[at] === '[' ? endOf(body, at) - at : 0
    if (body[at] === '|') found.push('')
    else found.push((found.pop() ?? '') + body.slice(at, at + isOne + 1))
    at += isOne
  }
  return found
}

// All that an alternative may be, or undefined where it may be anything.
export function spellings(pattern: string): readonly string[] | undefined {
  let texts = ['']
  for (let at = 0; at < pattern.length; at++) {
    const end = pattern[at] === '(' || pattern[at] === '[' ? endOf(pattern, at) : at
    const piece = pattern.slice(at, end + 1)
    const choices = choicesOf(piece)
    if (choices === undefined) return undefined
    const isOptional = pattern[end + 1] === '?'
    texts = texts.flatMap((text) => [...choices, ...(isOptional ? [''] : [])].map((choice) => text + choice))
    if (texts.length > MANY) return undefined
    at = isOptional ? end + 1 : end
  }
  return [...new Set(texts)]
}

function choicesOf(piece: string): readonly string[] | undefined {
  if (/^\(\?(?:[!=]|<[!=])/.test(piece)) return ['']
  if (piece.startsWith('(?:')) {
    const inner = alternativesOf(piece.slice(3, -1)).map(spellings)
    return inner.every((each) => each !== undefined) ? inner.flat() : undefined
  }
  if (piece.startsWith('[')) return /[\\^]|\w-\w/.test(piece) ? undefined : piece.slice(1, -1).split('')
  return /[\\.*+{^$(]/.test(piece) ? undefined : [piece]
}

// Whether a text is made of nothing but these.
export function isMadeOf(text: string, parts: readonly string[]): boolean {
  const reached = new Set([0])
  for (let at = 0; at < text.length; at++)
    if (reached.has(at))
      for (const part of parts) if (part !== '' && text.startsWith(part, at)) reached.add(at + part.length)
  return reached.has(text.length)
}

const FREE_WORD = /(?:\\w|\[[^\]]*\])(?:[*+]|\{[^}]*\})/g
// A free word is tried as each word that stands alone beside it.
const withWords = (alternative: string, words: readonly string[]): readonly string[] =>
  words.flatMap((word) => spellings(alternative.replaceAll(FREE_WORD, word)) ?? [])

// The alternatives of a repeated group that it can spell in another way as well.
export function spelledTwice(body: string): string[] {
  const alternatives = alternativesOf(body)
  const words = alternatives
    .flatMap((alternative) => spellings(alternative) ?? [])
    .filter((text) => /^\S+ $/.test(text))
    .map((text) => text.trimEnd())
  const known = alternatives.map((alternative) => spellings(alternative) ?? withWords(alternative, words))
  return alternatives.filter((alternative, nth) => {
    const own = known[nth] ?? []
    const others = known.flatMap((texts, at) =>
      at === nth || spellings(alternatives[at] ?? '') === undefined ? [] : texts,
    )
    return own.some((text) => isMadeOf(text, [...others, ...own.filter((each) => each !== text)]))
  })
}

const holdsRepeated = (alternative: string): boolean =>
  !alternative.startsWith(',') && repeatedGroups(alternative).length > 0
export const readsInTwoWays = (pattern: string): string[] =>
  repeatedGroups(pattern).flatMap((body) => [...spelledTwice(body), ...alternativesOf(body).filter(holdsRepeated)])
