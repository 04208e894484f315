import type { Random } from '@arioso/words'
import type { ChordQuality, Key } from '../../score.ts'
import { borrowed } from './borrowChords.ts'
import { chordSymbol, type ProgressionChord } from './parseProgression.ts'
import { pitchClass } from './scales.ts'

// By how much a genre's colour lets each turn happen in a bar where it could.
const SHARES = { dominant: 1.05, borrowed: 0.55, enriched: 0.6, suspended: 0.35 }
const PLAIN_ENRICHED = 0.08
const FIRST_PASS = 0.75
const LATER_PASS = 1.25
const FIFTH = 7
const TRITONE = 6

const RICHER: Partial<Record<ChordQuality, readonly ChordQuality[]>> = {
  maj: ['maj7', '6', 'sus2'],
  min: ['min7', 'min7', 'min9'],
  '7': ['9'],
  min7: ['min9'],
  maj7: ['maj9', '6'],
}

function named(chord: Omit<ProgressionChord, 'symbol'>, key: Key): ProgressionChord {
  return { ...chord, symbol: chordSymbol(chord, key) }
}

function isDominantOf(chord: ProgressionChord, target: ProgressionChord): boolean {
  const way = pitchClass(chord.root - target.root)
  return way === FIFTH || way === 1 || chord.root === target.root
}

// The chord that pulls to the next one: its dominant, or now and then the one a tritone away from that.
function pullTo(target: ProgressionChord, key: Key, colour: number, random: Random): ProgressionChord {
  const root = pitchClass(target.root + FIFTH)
  const isTritone = colour > 0.5 && random.chance(0.25)
  return named({ root: isTritone ? pitchClass(root + TRITONE) : root, quality: '7' }, key)
}

function enrich(chord: ProgressionChord, key: Key, colour: number, random: Random): ProgressionChord {
  const isFifth = pitchClass(chord.root - key.tonic) === FIFTH && (chord.quality === 'maj' || chord.quality === 'min')
  if (isFifth && chord.bass === undefined && random.chance(PLAIN_ENRICHED + colour * SHARES.enriched))
    return named({ root: chord.root, quality: chord.quality === 'maj' ? '7' : 'min7' }, key)
  const richer = RICHER[chord.quality]
  if (!richer || chord.bass !== undefined || !random.chance(colour * SHARES.enriched * 0.6)) return chord
  return named({ root: chord.root, quality: random.pick(richer) }, key)
}

/**
 * A section's chords with the genre's colours: dominants of what comes, borrowed and richer chords, suspensions. The
 * first bar says where we are and stays; what comes round again may differ.
 */
export function colourChords(
  bars: readonly (readonly ProgressionChord[])[],
  { count, key, colour, splits }: { count: number; key: Key; colour: number; splits: boolean },
  random: Random,
): ProgressionChord[][] {
  const round = Array.from({ length: count }, (_, i) => bars[i % bars.length])
  if (colour <= 0 || bars.flat().some(({ quality }) => quality === '5')) return round.map((bar) => [...bar])
  return round.map((bar, i) => {
    const luck = random.fork(`bar ${i}`)
    const share = colour * (i < bars.length ? FIRST_PASS : LATER_PASS)
    if (bar.length > 1) return bar.map((chord, j) => (i + j === 0 ? chord : enrich(chord, key, share, luck)))
    const [plain] = bar
    const substitute = i > 0 && luck.chance(share * SHARES.borrowed) ? borrowed(plain, key, luck) : undefined
    const chord = substitute ?? (i === 0 ? plain : enrich(plain, key, share, luck))
    if (!splits) return [chord]
    const next = round[(i + 1) % count][0]
    if (!isDominantOf(chord, next) && luck.chance(share * SHARES.dominant))
      return [chord, pullTo(next, key, share, luck)]
    const isMajorFifth =
      pitchClass(chord.root - key.tonic) === FIFTH && (chord.quality === 'maj' || chord.quality === '7')
    if (isMajorFifth && luck.chance(share * SHARES.suspended + 0.05))
      return [named({ root: chord.root, quality: 'sus4' }, key), chord]
    return [chord]
  })
}
