import type { Random } from '@arioso/words'
import type { ChordQuality, Key } from '../../score.ts'
import type { ProgressionChord } from './parseProgression.ts'
import { chordPitchClasses, pitchClass, scalePitchClasses } from './scales.ts'
import { cadenceTo, dominantOf, insteadOf, named, onTheWay } from './turns.ts'

// By how much a genre's colour lets each turn happen in a bar where it could.
const SHARES = { instead: 2, cadence: 0.6, onTheWay: 0.8, enriched: 0.8, suspended: 0.35 }
// Plain genres lead on by borrowed chords rather than by dominants of everything.
const DOMINANT = { least: 1.1, more: 1.3 }
const PLAIN_ENRICHED = 0.08
const FIRST_TIME = 0.75
const OTHER_TIME = 1.25
const TURNAROUND = 1.5
// Tritones and diminished steps belong to those who like their chords rich.
const RICH = 0.4
const FIFTH = 7
const TRITONE = 6

const RICHER: Partial<Record<ChordQuality, readonly ChordQuality[]>> = {
  maj: ['maj7', '6', 'sus2', '7'],
  min: ['min7', 'min7', 'min9'],
  '7': ['9'],
  min7: ['min9'],
  maj7: ['maj9', '6'],
}

type Colouring = { key: Key; colour: number; splits: boolean; isRich: boolean }

// A mode lives by its own colours: another scale's dominants would turn it into major or minor.
function isModal({ mode }: Key): boolean {
  return mode !== 'major' && mode !== 'minor'
}

function isOnFifth(chord: ProgressionChord, key: Key): boolean {
  return pitchClass(chord.root - key.tonic) === FIFTH
}

// A richer chord of the same root that stays in the scale: the fifth becomes a seventh chord, never a major seventh.
function enrich(chord: ProgressionChord, { key, colour }: Colouring, random: Random): ProgressionChord {
  if (chord.bass !== undefined) return chord
  const share =
    colour * SHARES.enriched * (isOnFifth(chord, key) ? 1 : 0.6) + (isOnFifth(chord, key) ? PLAIN_ENRICHED : 0)
  if (!random.chance(share)) return chord
  const scale = scalePitchClasses(key)
  const choices = (RICHER[chord.quality] ?? []).filter((quality) =>
    chordPitchClasses({ root: chord.root, quality }).every((tone) => scale.has(tone)),
  )
  if (choices.length > 0) return named({ root: chord.root, quality: random.pick(choices) }, key)
  return isOnFifth(chord, key) && chord.quality === 'maj' ? named({ root: chord.root, quality: '7' }, key) : chord
}

// What sounds in the second half of a bar on the way to the next chord.
function leadOn(
  chord: ProgressionChord,
  next: ProgressionChord,
  { key, colour, isRich }: Colouring,
  random: Random,
): ProgressionChord | undefined {
  if (isModal(key)) return undefined
  const passing = onTheWay(chord, next, key).filter(({ quality }) => quality !== 'dim' || isRich)
  if (passing.length > 0 && random.chance(colour * SHARES.onTheWay)) return random.pick(passing)
  const dominant = dominantOf(chord, next, key)
  if (!dominant || !random.chance(colour * (DOMINANT.least + DOMINANT.more * colour))) return undefined
  const isTritone = isRich && random.chance(0.2)
  return isTritone ? named({ root: pitchClass(dominant.root + TRITONE), quality: '7' }, key) : dominant
}

function colourBar(
  plain: ProgressionChord,
  next: ProgressionChord,
  how: Colouring,
  random: Random,
): ProgressionChord[] {
  const { key, colour, splits } = how
  const mayTurn = splits && !isModal(key) && plain.bass === undefined && plain.root !== next.root
  const cadence = mayTurn && random.chance(colour * SHARES.cadence) ? cadenceTo(next, key) : []
  if (cadence.length > 0) return cadence
  const bolder = !isModal(key) && random.chance(colour * SHARES.instead) ? insteadOf(plain, next, key) : []
  const chord = bolder.length > 0 ? random.pick(bolder) : enrich(plain, how, random)
  if (!splits) return [chord]
  const leading = bolder.length > 0 ? undefined : leadOn(chord, next, how, random)
  if (leading) return [chord, leading]
  const isDominant = isOnFifth(chord, key) && (chord.quality === 'maj' || chord.quality === '7')
  if (isDominant && random.chance(colour * SHARES.suspended + 0.05))
    return [named({ root: chord.root, quality: 'sus4' }, key), chord]
  return [chord]
}

/**
 * A section's chords with the genre's colours. The first bar says where we are and stays. What comes round comes round
 * alike, but for the second half of every other time and for the last bar, which leads to `leadsTo`.
 */
export function colourChords(
  bars: readonly (readonly ProgressionChord[])[],
  { count, leadsTo, ...asked }: Omit<Colouring, 'isRich'> & { count: number; leadsTo?: ProgressionChord },
  random: Random,
): ProgressionChord[][] {
  const how = { ...asked, isRich: asked.colour > RICH }
  const round = Array.from({ length: count }, (_, i) => bars[i % bars.length])
  if (how.colour <= 0 || bars.flat().some(({ quality }) => quality === '5')) return round.map((bar) => [...bar])
  const coloured: ProgressionChord[][] = []
  let next = leadsTo ?? round[0][0]
  for (let i = count - 1; i >= 0; i--) {
    const place = i % bars.length
    const isLast = i === count - 1
    const isSecondHalf = place * 2 >= bars.length
    const isOtherTime = Math.floor(i / bars.length) % 2 === 1
    const luck = random.fork(isLast ? 'last' : `bar ${isSecondHalf ? i % (bars.length * 2) : place}`)
    const again = isLast ? TURNAROUND : isSecondHalf && isOtherTime ? OTHER_TIME : FIRST_TIME
    const colour = how.colour * again
    const bar = round[i]
    if (place === 0) coloured.unshift(bar.length > 1 ? [...bar] : withLead(bar[0], next, { ...how, colour }, luck))
    else if (bar.length > 1) coloured.unshift(bar.map((chord) => enrich(chord, { ...how, colour }, luck)))
    // Its own chord is the same whatever follows: a chorus that returns before another section keeps its tune.
    else if (isLast)
      coloured.unshift(withLead(enrich(bar[0], { ...how, colour }, luck), next, { ...how, colour }, luck))
    else coloured.unshift(colourBar(bar[0], next, { ...how, colour }, luck))
    next = coloured[0][0]
  }
  return coloured
}

function withLead(chord: ProgressionChord, next: ProgressionChord, how: Colouring, random: Random): ProgressionChord[] {
  const leading = how.splits ? leadOn(chord, next, how, random) : undefined
  return leading ? [chord, leading] : [chord]
}
