const ONES =
  `zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen
eighteen nineteen`.split(/\s+/)
const TENS = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety']
const ORDINALS: Readonly<Record<string, string>> = {
  one: 'first',
  two: 'second',
  three: 'third',
  five: 'fifth',
  eight: 'eighth',
  nine: 'ninth',
  twelve: 'twelfth',
}

function underHundred(value: number): string[] {
  if (value < 20) return [ONES[value] ?? 'zero']
  const tens = TENS[Math.floor(value / 10)] ?? ''
  return value % 10 === 0 ? [tens] : [tens, ONES[value % 10] ?? '']
}

function underThousand(value: number): string[] {
  const rest = value % 100
  if (value < 100) return underHundred(value)
  return [ONES[Math.floor(value / 100)] ?? '', 'hundred', ...(rest === 0 ? [] : underHundred(rest))]
}

function speakCount(value: number): string[] {
  const thousands = Math.floor(value / 1000)
  const rest = value % 1000
  if (value < 1000) return underThousand(value)
  return [...underThousand(thousands), 'thousand', ...(rest === 0 ? [] : underThousand(rest))]
}

function speakYear(value: number): string[] {
  const century = Math.floor(value / 100)
  const rest = value % 100
  if (rest === 0) return [...underHundred(century), 'hundred']
  return [...underHundred(century), ...(rest < 10 ? ['oh'] : []), ...underHundred(rest)]
}

// Digits as a singer says them: 7 → seven, 1999 → nineteen ninety nine, 2nd → second, 90s → nineties.
export function speakNumber(digits: string, suffix = ''): string[] {
  const value = Number(digits)
  if (digits.length > 6) return Array.from(digits, (digit) => ONES[Number(digit)] ?? '')
  const isYear = digits.length === 4 && ((value >= 1100 && value < 2000) || (value > 2009 && value < 2100))
  const words = isYear ? speakYear(value) : speakCount(value)
  const last = words.at(-1) ?? ''
  if (/^(st|nd|rd|th)$/.test(suffix)) return [...words.slice(0, -1), ORDINALS[last] ?? `${last.replace(/y$/, 'ie')}th`]
  if (suffix === 's') return [...words.slice(0, -1), `${last.replace(/y$/, 'ie')}s`]
  return suffix === '' ? words : [...words, suffix]
}
