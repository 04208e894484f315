// The one place of a thread where trained voices sound: the vocoder's kernels with all their rows. Spectra have 513 bins in
// rows of 520; a tract is four of them: real, imaginary, and the shares of pulse and noise.
import { createNoise } from '../../audio/createNoise.ts'
import { createDesk, type Desk, type Row } from '../../audio/kernels/createDesk.ts'
import { cos, sin, TAU } from '../../audio/math.ts'
import { createRealFft } from '../../audio/realFft.ts'

export const TRACT_FFT = 1024
export const TRACT_BINS = TRACT_FFT / 2 + 1
export const SPECTRUM_ROW = 520
// As assembly/fourier.ts and assembly/tract.ts read them.
const TABLE_VALUES = 5944
const TURN_AT = 768
const TURN_ROW = 516
const QUARTER = 128

// Bursts of unit-power noise by length, drawn once and picked at random: a fresh transform for every period would cost as much
// as the voice itself.
const BURSTS = 32
const LENGTH_STEP = 8
const HISSES = 128
const UNIFORM_TO_UNIT_POWER = 1.7320508075688772
const MOST_BURSTS = (TRACT_FFT / 2 / LENGTH_STEP) * BURSTS + HISSES
const ROOM_BYTES = MOST_BURSTS * 2 * SPECTRUM_ROW * 4 + 512 * 1024

export type TractBench = {
  desk: Desk
  tables: Row
  /** The spectrum of a burst of about so many samples; luck lies between -1 and 1. */
  burst: (lengthSamples: number, luck: number) => Row
  /** The same under a Hann window, for hiss that is overlapped by half. */
  hiss: (lengthSamples: number, luck: number) => Row
}

function writeTables(tables: Row): void {
  for (let p = 0; p < QUARTER; p++) {
    for (let turns = 1; turns <= 3; turns++) {
      const angle = (TAU * turns * p) / (TRACT_FFT / 2)
      tables[(2 * turns - 2) * QUARTER + p] = cos(angle)
      tables[(2 * turns - 1) * QUARTER + p] = -sin(angle)
    }
  }
  for (let k = 0; k < TRACT_BINS; k++) {
    tables[TURN_AT + k] = cos((TAU * k) / TRACT_FFT)
    tables[TURN_AT + TURN_ROW + k] = -sin((TAU * k) / TRACT_FFT)
  }
}

function createTractBench(): TractBench {
  const desk = createDesk(ROOM_BYTES)
  const tables = desk.row(TABLE_VALUES)
  writeTables(tables)
  const fft = createRealFft(TRACT_FFT)
  const wave = new Float64Array(TRACT_FFT)
  const [real, imaginary] = [new Float64Array(TRACT_BINS), new Float64Array(TRACT_BINS)]
  const bank = new Map<number, Row>()

  function draw(key: number, length: number, window: (i: number) => number): Row {
    const noise = createNoise(key + 1)
    wave.fill(0)
    for (let i = 0; i < length; i++) wave[i] = noise() * UNIFORM_TO_UNIT_POWER * window(i)
    fft.forward(wave, real, imaginary)
    const row = desk.row(2 * SPECTRUM_ROW)
    row.set(real)
    row.set(imaginary, SPECTRUM_ROW)
    bank.set(key, row)
    return row
  }

  return {
    desk,
    tables,
    burst(lengthSamples, luck) {
      const steps = Math.max(1, Math.min(TRACT_FFT / 2 / LENGTH_STEP, Math.round(lengthSamples / LENGTH_STEP)))
      const key = HISSES + (steps - 1) * BURSTS + Math.floor((luck + 1) * 0.4999999 * BURSTS)
      return bank.get(key) ?? draw(key, steps * LENGTH_STEP, () => 1)
    },
    hiss(length, luck) {
      const key = Math.floor((luck + 1) * 0.4999999 * HISSES)
      return bank.get(key) ?? draw(key, length, (i) => 0.5 - 0.5 * cos((TAU * (i + 0.5)) / length))
    },
  }
}

let bench: TractBench | undefined

export function tractBench(): TractBench {
  return (bench ??= createTractBench())
}
