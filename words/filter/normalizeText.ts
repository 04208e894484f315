import { trimSigns } from '../trimSigns.ts'

const LOOK_ALIKES: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '8': 'b',
  '@': 'a',
  $: 's',
  '!': 'i',
  '|': 'i',
  '€': 'e',
}
const SHORTEST_SPELLING = 4

// Words as a reader sees them: without accents, disguises and letters s p r e a d apart. Numbers stay numbers.
export function normalizeText(text: string): string[] {
  const plain = text
    .normalize('NFKD')
    .replaceAll(/\p{M}|[\u200b-\u200f\u2060\ufeff\u00ad]/gu, '')
    .toLowerCase()
  const tokens = plain.split(/[\s,;:?"“”()[\]{}/\\]+/).flatMap(readToken)
  return joinSpelled(tokens)
}

function readToken(token: string): string[] {
  const bare = trimSigns(token, ".!'’*_~-")
  if (!/\p{L}/u.test(bare)) return bare === '' ? [] : [bare]
  const letters = bare.replaceAll(/[0134578@$!|€]/g, (sign) => LOOK_ALIKES[sign] ?? sign)
  const parts = letters.split(/[^\p{L}]+/u).filter((part) => part !== '')
  // "k.i.l.l" and "ki*ll" are one word in disguise, "well-known" is two.
  if (parts.every((part) => part.length === 1)) return [parts.join('')]
  return /[*_.~]/.test(letters) ? [...parts, parts.join('')] : parts
}

function joinSpelled(tokens: readonly string[]): string[] {
  const words: string[] = []
  let spelled = ''
  const close = (): void => {
    if (spelled.length >= SHORTEST_SPELLING) words.push(spelled)
    spelled = ''
  }
  for (const token of tokens) {
    if (token.length === 1) spelled += LOOK_ALIKES[token] ?? token
    else close()
    words.push(token)
  }
  close()
  return words
}
