import { fftOfTone } from './fftOfTone.ts'
import { log10 } from '../../audio/math.ts'
import type { StereoRow } from '../../audio/kernels/createDesk.ts'
import { WINDOW_FRAMES } from './windowFrames.ts'

/**
 * How the master colours a song: decibels for each octave, how far its sides are turned up, its treble, whether it holds
 * less down, whether room is left for a singer who is not heard yet, and whether it goes all the way to what records have.
 */
export type Tone = {
  octavesDb: readonly number[]
  width: number
  topDb?: number
  isOpen?: boolean
  leavesRoomForVoice?: boolean
  isFirm?: boolean
}

export const OCTAVES_HERTZ = [63, 125, 250, 500, 1000, 2000, 4000, 8000]
export const PLAIN_TONE: Tone = { octavesDb: OCTAVES_HERTZ.map(() => 0), width: 1.5 }
/** Recorded instruments have the slope of records by themselves; formulas are brought to it. */
export const RECORDED_TONE: Tone = { ...PLAIN_TONE, topDb: -1.5 }
/** Since the third band: a chorus stays as far above its verse as it was mixed. */
export const OPEN_TONE: Tone = { ...RECORDED_TONE, isOpen: true }
/** Since the fourth band: a singer stands in the middle and brings treble along. */
export const SUNG_TONE: Tone = { ...OPEN_TONE, leavesRoomForVoice: true }

/** Since the fifth band. */
export const FIRM_TONES: Record<keyof typeof MOST_DB, Tone> = {
  played: { ...OPEN_TONE, isFirm: true },
  sung: { ...SUNG_TONE, isFirm: true },
}

// Where octaves stand against their mean in finished records (Pestana et al. 2013; Elowsson and Friberg 2017). A song
// inside is left as it is.
const WANTED_DB: readonly (readonly [low: number, high: number])[] = [
  [-8, 8],
  [-3, 7],
  [-2, 6],
  [-4, 5],
  [-7, 3],
  [-12, 0],
  [-17, -3],
  [-25, -6],
]
// Nearer to the middle: the few seconds that are listened to are not the whole song.
const FIRMLY_WANTED_DB: typeof WANTED_DB = [
  [-8, 8],
  [-3, 5.5],
  [-2, 5],
  [-4, 4.5],
  [-7, 3],
  [-12, -0.5],
  [-17, -4],
  [-25, -7],
]
// More would change the band's sound and not only its balance. The windows hold no singer, who brings brightness along.
const MOST_DB = { played: 4, sung: 2.5 }
const MOST_FIRM_DB = 5
// A few windows are not the whole song.
const TRUST = 0.8
const FIRM_TRUST = 0.9
const TURNS = 6
// The power of the sides against the middle's: less is nearly mono, more falls apart on one loudspeaker.
const WANTED_SIDES: readonly [low: number, high: number] = [0.09, 0.45]
const SIDES_BESIDE_VOICE: readonly [low: number, high: number] = [0.16, 0.6]
const FIRM_SIDES_BESIDE_VOICE: readonly [low: number, high: number] = [0.17, 0.6]
// What a voice adds to the highest octaves, as far as the song's own mean goes.
const VOICE_TREBLE_DB = [0, 0, 0, 0, 0, 0.5, 1.5, 2]
const FIRM_VOICE_TREBLE_DB = [0, 0, 0, 0, 0, 1, 2.5, 2.5]
const WIDTHS: readonly [low: number, high: number] = [0.8, 2.4]

/** Listens to a few windows that went through the plain master and chooses what the song's own master should add. */
export function settleTone(
  windows: readonly StereoRow[],
  song: keyof typeof MOST_DB,
  sampleRate: number,
  plain: Tone = PLAIN_TONE,
): Tone {
  const { spectrum, middle, sides } = measure(windows)
  if (middle + sides < 1e-9) return plain
  const levels = OCTAVES_HERTZ.map((hertz) => octaveLevelDb(spectrum, hertz, sampleRate))
  const voiceTreble = plain.isFirm ? FIRM_VOICE_TREBLE_DB : VOICE_TREBLE_DB
  const withVoice = plain.leavesRoomForVoice ? levels.map((level, i) => level + voiceTreble[i]) : levels
  const share = sides / Math.max(1e-12, middle)
  const width = plain.width * Math.sqrt(clamp(share, ...wantedSides(plain)) / Math.max(1e-6, share))
  const octavesDb = plain.isFirm
    ? chooseGains(withVoice, { wantedDb: FIRMLY_WANTED_DB, mostDb: MOST_FIRM_DB, trust: FIRM_TRUST })
    : chooseGains(withVoice, { wantedDb: WANTED_DB, mostDb: MOST_DB[song], trust: TRUST })
  return { ...plain, octavesDb, width: clamp(width, ...WIDTHS) }
}

function wantedSides({ leavesRoomForVoice, isFirm }: Tone): readonly [low: number, high: number] {
  if (!leavesRoomForVoice) return WANTED_SIDES
  return isFirm ? FIRM_SIDES_BESIDE_VOICE : SIDES_BESIDE_VOICE
}

type Wish = { wantedDb: typeof WANTED_DB; mostDb: number; trust: number }

function chooseGains(levels: readonly number[], { wantedDb, mostDb, trust }: Wish): number[] {
  let gains = levels.map(() => 0)
  for (let turn = 0; turn < TURNS; turn++) {
    const now = levels.map((level, i) => level + gains[i])
    const mean = now.reduce((sum, level) => sum + level, 0) / now.length
    gains = gains.map((gain, i) => {
      const away = now[i] - mean - clamp(now[i] - mean, ...wantedDb[i])
      return clamp(gain - away, -mostDb, mostDb)
    })
  }
  return gains.map((gain) => trust * gain)
}

/** One transform a window: the middle is its real, the sides are its imaginary part. */
function measure(windows: readonly StereoRow[]): { spectrum: Float64Array; middle: number; sides: number } {
  const spectrum = new Float64Array(WINDOW_FRAMES / 2)
  const real = new Float64Array(WINDOW_FRAMES)
  const imaginary = new Float64Array(WINDOW_FRAMES)
  let middle = 0
  let sides = 0
  for (const { left, right } of windows) {
    for (let i = 0; i < WINDOW_FRAMES; i++) {
      real[i] = 0.5 * (left[i] + right[i])
      imaginary[i] = 0.5 * (left[i] - right[i])
      middle += real[i] * real[i]
      sides += imaginary[i] * imaginary[i]
    }
    fftOfTone(real, imaginary)
    for (let k = 1; k < spectrum.length; k++) {
      const mirrored = WINDOW_FRAMES - k
      spectrum[k] += real[k] ** 2 + imaginary[k] ** 2 + real[mirrored] ** 2 + imaginary[mirrored] ** 2
    }
  }
  return { spectrum, middle, sides }
}

function octaveLevelDb(spectrum: Float64Array, hertz: number, sampleRate: number): number {
  const from = Math.ceil((hertz * Math.SQRT1_2 * WINDOW_FRAMES) / sampleRate)
  const to = Math.min(spectrum.length, Math.ceil((hertz * Math.SQRT2 * WINDOW_FRAMES) / sampleRate))
  let power = 1e-20
  for (let k = from; k < to; k++) power += spectrum[k]
  return 10 * log10(power)
}

function clamp(value: number, low: number, high: number): number {
  return Math.max(low, Math.min(high, value))
}
