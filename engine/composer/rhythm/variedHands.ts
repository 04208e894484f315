import type { DrumVoice } from '../../genres/drumVoice.ts'
import type { DrumPattern, Groove, GrooveLevel } from '../../genres/genre.ts'

// Where there is no hat to play otherwise: which sixteenths a hand leaves out when they are weak (l), strikes softly though
// nothing is written (g), or leans on (a). One beat or more, repeated over the bar.
const HANDS = [
  'a.l.',
  'a.g.',
  '..la',
  'a.lg',
  '.g.g',
  'l..a',
  'a..g',
  'a.l...g.',
  '..g.a.l.',
  'a...lg..',
  'g.a...l.',
] as const

// The stroke the genre is known by stays.
const WEAK = 6
const LIFT = 1
const GHOST = '2'

function varyRow(row: string, hand: string, mayGhost: boolean): string {
  return row
    .split(' ')
    .map((bar) =>
      Array.from(bar, (character, step) => {
        const wish = hand[step % hand.length]
        if (character === '.') return wish === 'g' && mayGhost ? GHOST : '.'
        if (wish === 'l' && step > 0 && Number(character) < WEAK) return '.'
        return wish === 'a' ? String(Math.min(9, Number(character) + LIFT)) : character
      }).join(''),
    )
    .join(' ')
}

// The first hand that is not the kick's adds the soft strokes.
function varyPattern(pattern: DrumPattern, hand: string): DrumPattern {
  const rows = Object.entries(pattern) as [DrumVoice, string][]
  const ghosting = rows.find(([voice]) => voice !== 'kick')?.[0]
  return Object.fromEntries(rows.map(([voice, row]) => [voice, varyRow(row, hand, voice === ghosting)]))
}

// A bass now and then leaves a weak note out or leads on.
function varyBass(bass: string, hand: string): string {
  if (bass === 'walking') return bass
  return Array.from(bass, (character, i) => {
    const wish = hand[i % hand.length]
    if (wish === 'l' && i % 4 !== 0 && /[35678da]/.test(character)) return '-'
    return character
  }).join('')
}

function varyLevel(level: GrooveLevel, hand: string): GrooveLevel {
  return {
    ...level,
    drums: varyPattern(level.drums, hand),
    ...(level.percussion && { percussion: varyPattern(level.percussion, hand) }),
    bass: varyBass(level.bass, hand),
  }
}

/** A written groove as eleven more hands would play it: the same strokes, other accents, ghosts and rests. */
export function variedHands(groove: Groove): Groove[] {
  return HANDS.map((hand, i) => ({
    name: `${groove.name}, hand ${i + 1}`,
    low: varyLevel(groove.low, hand),
    mid: varyLevel(groove.mid, hand),
    high: varyLevel(groove.high, hand),
  }))
}
