// Chords as people write them: "Am F C G", one a bar, or "Am F | C G" with bars of their own.

export const CHORDS_A_BAR_MAX = 4

const TONES: Record<string, number> = { C: 0, D: 2, E: 4, F: 5, G: 7, A: 9, B: 11 }

// What the score can hold (engine/score.ts, which this part may not import); readPlan.ts in the worker has the compiler
// compare the two.
const QUALITIES = {
  '': 'maj',
  maj: 'maj',
  M: 'maj',
  m: 'min',
  min: 'min',
  '-': 'min',
  dim: 'dim',
  '°': 'dim',
  aug: 'aug',
  '+': 'aug',
  sus2: 'sus2',
  sus4: 'sus4',
  sus: 'sus4',
  maj7: 'maj7',
  M7: 'maj7',
  m7: 'min7',
  min7: 'min7',
  '-7': 'min7',
  '7': '7',
  m7b5: 'm7b5',
  ø: 'm7b5',
  '6': '6',
  m6: 'm6',
  '9': '9',
  m9: 'min9',
  min9: 'min9',
  maj9: 'maj9',
  M9: 'maj9',
  '5': '5',
} as const

export type WrittenChord = { root: number; quality: (typeof QUALITIES)[keyof typeof QUALITIES]; bass?: number }

export type ChordText = { bars: WrittenChord[][] } | { problem: string }

/** Nothing written is no bars: the chords are left to the song. */
export function readChords(text: string): ChordText {
  const written = text.trim()
  if (written === '') return { bars: [] }
  const hasBars = written.includes('|')
  const bars = hasBars
    ? written
        .replaceAll(/^\||\|$/g, '')
        .split('|')
        .map(namesOf)
    : namesOf(written).map((name) => [name])
  const wrong = bars.flat().find((name) => readChord(name) === undefined)
  if (wrong !== undefined) return { problem: `“${wrong}” is not a chord. Write names like Am, F, G7 or C/E.` }
  if (bars.some((bar) => bar.length === 0)) return { problem: 'There is an empty bar between two lines.' }
  if (bars.some((bar) => bar.length > CHORDS_A_BAR_MAX)) {
    return { problem: `A bar holds up to ${CHORDS_A_BAR_MAX} chords.` }
  }
  return { bars: bars.map((bar) => bar.flatMap((name) => readChord(name) ?? [])) }
}

function namesOf(text: string): string[] {
  return text.split(/[\s,]+/).filter((name) => name !== '')
}

function readChord(name: string): WrittenChord | undefined {
  const match = /^([A-G][b#♭♯]?)([^/]*)(?:\/([A-G][b#♭♯]?))?$/.exec(name)
  if (match === null) return undefined
  const [, root = '', suffix = '', bass] = match
  if (!isSuffix(suffix)) return undefined
  return { root: toneOf(root), quality: QUALITIES[suffix], ...(bass !== undefined && { bass: toneOf(bass) }) }
}

function isSuffix(text: string): text is keyof typeof QUALITIES {
  return Object.hasOwn(QUALITIES, text)
}

function toneOf(name: string): number {
  const [letter, accidental] = [name.charAt(0), name.charAt(1)]
  const shift = accidental === '' ? 0 : accidental === '#' || accidental === '♯' ? 1 : -1
  return ((TONES[letter] ?? 0) + shift + 12) % 12
}
