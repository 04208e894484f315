import type { Random, StyleIntent } from '@arioso/words'
import type { Genre } from '../../genres/genre.ts'
import type { Key, Meter, Mode } from '../../score.ts'
import { isCompound } from '../songFrame.ts'

const MINOR_MOODS = new Set([
  'sad',
  'dark',
  'melancholic',
  'tense',
  'mysterious',
  'angry',
  'lonely',
  'spooky',
  'gritty',
])
const MAJOR_MOODS = new Set(['happy', 'uplifting', 'playful', 'hopeful', 'warm', 'festive', 'triumphant', 'tender'])

// A genre's songs lie anywhere in its span; those with much energy a little higher.
const ENERGY_LEAN = 0.25

const SLOWEST_BPM = 40
const FASTEST_BPM = 220

// A bar of 6/8 is felt in two, a third slower than its quarters are counted.
const COMPOUND_BPM: [number, number] = [99, 150]

type KeyAndTempo = { key: Key; keyWasAsked: boolean; meter: Meter; tempoBpm: number }

function moodLeansMinor(moods: readonly string[]): number {
  return moods.reduce((lean, mood) => lean + (MINOR_MOODS.has(mood) ? 1 : MAJOR_MOODS.has(mood) ? -1 : 0), 0)
}

function chooseMode(genre: Genre, moods: readonly string[], random: Random): Mode {
  const lean = moodLeansMinor(moods)
  if (lean > 0 && genre.modes.some(([mode]) => mode !== 'major' && mode !== 'mixolydian' && mode !== 'lydian')) {
    return random.pickWeighted(
      genre.modes.filter(([mode]) => mode === 'minor' || mode === 'dorian' || mode === 'phrygian'),
    )
  }
  if (lean < 0) {
    const bright = genre.modes.filter(([mode]) => mode === 'major' || mode === 'mixolydian' || mode === 'lydian')
    return bright.length > 0 ? random.pickWeighted(bright) : 'major'
  }
  return random.pickWeighted(genre.modes)
}

function chooseTempo(genre: Genre, meter: Meter, energy: number, random: Random): number {
  const [low, high] = genre.tempoBpm
  const place = Math.min(1, Math.max(0, random.next() + (energy - 0.5) * ENERGY_LEAN))
  const tempo = Math.round(low + (high - low) * place)
  return isCompound(meter) ? Math.min(COMPOUND_BPM[1], Math.max(COMPOUND_BPM[0], tempo)) : tempo
}

export function chooseKeyAndTempo(
  asked: { key?: Key | undefined; tempoBpm?: number | undefined },
  intent: StyleIntent,
  genre: Genre,
  random: Random,
): KeyAndTempo {
  const meter = intent.meter ?? random.pickWeighted(genre.meters)
  const mode = asked.key?.mode ?? intent.key?.mode ?? chooseMode(genre, intent.moods, random.fork('mode'))
  const tonic = asked.key?.tonic ?? intent.key?.tonic ?? random.fork('tonic').integer(0, 11)
  const askedTempo = asked.tempoBpm ?? intent.tempoBpm
  const tempoBpm =
    askedTempo === undefined
      ? chooseTempo(genre, meter, intent.energy, random.fork('tempo'))
      : Math.min(FASTEST_BPM, Math.max(SLOWEST_BPM, askedTempo))
  const keyWasAsked = asked.key !== undefined || intent.key !== undefined
  return { key: { tonic: ((tonic % 12) + 12) % 12, mode }, keyWasAsked, meter, tempoBpm }
}
