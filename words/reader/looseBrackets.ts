const PARTNERS: Readonly<Record<string, string>> = { ')': '(', ']': '[', '}': '{' }
const OPENS = new Set(Object.values(PARTNERS))

// A bracket without its partner is a slip of the finger, and nothing that is said.
export function withoutLooseBrackets(text: string): string {
  const letters = Array.from(text)
  const open: number[] = []
  for (const [at, letter] of letters.entries()) {
    if (OPENS.has(letter)) open.push(at)
    const partner = PARTNERS[letter]
    if (partner === undefined) continue
    if (letters[open.at(-1) ?? -1] === partner) open.pop()
    else letters[at] = ''
  }
  for (const at of open) letters[at] = ''
  return letters.join('')
}

// Braces mark what a line of ours leaves open: what people put into them stands in round ones.
export const withoutBraces = (text: string): string => text.replaceAll('{', '(').replaceAll('}', ')')
