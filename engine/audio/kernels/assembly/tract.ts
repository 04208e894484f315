// The vocoder of the trained voices, a period or a frame at a time. Spectra are 513 bins in rows of 520; a tract is four of
// them: real, imaginary, and the shares of pulse and noise. Scratch lies behind the transform's tables.
import { forwardReal, inverseReal, SIZE } from './fourier'

const SPECTRUM_R: usize = 15520
const SPECTRUM_I: usize = 17600
const BLOCK: usize = 19680
const ROW: usize = 2080
const BINS_BYTES: usize = 2064
const LAST: usize = 2048

@inline
function exponential(x: v128): v128 {
  const n = f32x4.nearest(f32x4.mul(x, f32x4.splat(1.44269504)))
  const r = f32x4.sub(
    f32x4.sub(x, f32x4.mul(n, f32x4.splat(0.693359375))),
    f32x4.mul(n, f32x4.splat(-2.12194440e-4)),
  )
  let sum = f32x4.splat(1.0 / 720.0)
  sum = f32x4.add(f32x4.mul(sum, r), f32x4.splat(1.0 / 120.0))
  sum = f32x4.add(f32x4.mul(sum, r), f32x4.splat(1.0 / 24.0))
  sum = f32x4.add(f32x4.mul(sum, r), f32x4.splat(1.0 / 6.0))
  sum = f32x4.add(f32x4.mul(sum, r), f32x4.splat(0.5))
  sum = f32x4.add(f32x4.mul(sum, r), f32x4.splat(1))
  sum = f32x4.add(f32x4.mul(sum, r), f32x4.splat(1))
  const power = i32x4.shl(i32x4.add(i32x4.trunc_sat_f32x4_s(n), i32x4.splat(127)), 23)
  return f32x4.mul(sum, power)
}

// Quarter turns are counted, and what is left goes through short series for sine and cosine.
@inline
function quarters(x: v128): v128 {
  return f32x4.nearest(f32x4.mul(x, f32x4.splat(0.636619772)))
}

@inline
function restOf(x: v128, n: v128): v128 {
  return f32x4.sub(
    f32x4.sub(x, f32x4.mul(n, f32x4.splat(1.5703125))),
    f32x4.mul(n, f32x4.splat(4.83826794897e-4)),
  )
}

@inline
function shortSine(r: v128): v128 {
  const square = f32x4.mul(r, r)
  let sum = f32x4.splat(-1.0 / 5040.0)
  sum = f32x4.add(f32x4.mul(sum, square), f32x4.splat(1.0 / 120.0))
  sum = f32x4.add(f32x4.mul(sum, square), f32x4.splat(-1.0 / 6.0))
  return f32x4.add(r, f32x4.mul(f32x4.mul(sum, square), r))
}

@inline
function shortCosine(r: v128): v128 {
  const square = f32x4.mul(r, r)
  let sum = f32x4.splat(1.0 / 40320.0)
  sum = f32x4.add(f32x4.mul(sum, square), f32x4.splat(-1.0 / 720.0))
  sum = f32x4.add(f32x4.mul(sum, square), f32x4.splat(1.0 / 24.0))
  sum = f32x4.add(f32x4.mul(sum, square), f32x4.splat(-0.5))
  return f32x4.add(f32x4.mul(sum, square), f32x4.splat(1))
}

/** Values of a few bands spread over the bins: `places` are offsets in bytes, `shares` how far towards the next one. */
@inline
function spread(bands: usize, places: usize, shares: usize, k: usize): f32 {
  const at = bands + <usize>load<u32>(places + k)
  const low = load<f32>(at)
  return low + (load<f32>(at, 4) - low) * load<f32>(shares + k)
}

/** Bands as logarithms become a minimum-phase spectrum, through the cepstrum. */
export function shapeTract(
  tables: usize,
  bands: usize,
  places: usize,
  shares: usize,
  tint: usize,
  effortTint: usize,
  effort: f32,
  lifter: usize,
  tract: usize,
): void {
  const real = tables + SPECTRUM_R
  const imaginary = tables + SPECTRUM_I
  const block = tables + BLOCK
  for (let k: usize = 0; k <= LAST; k += 4) {
    const level = spread(bands, places, shares, k) + load<f32>(tint + k) + effort * load<f32>(effortTint + k)
    store<f32>(real + k, level)
  }
  memory.fill(imaginary, 0, BINS_BYTES)
  inverseReal(tables, real, imaginary, block)
  for (let n: usize = 0; n < BINS_BYTES; n += 16) {
    v128.store(block + n, f32x4.mul(v128.load(block + n), v128.load(lifter + n)))
  }
  memory.fill(block + BINS_BYTES, 0, (SIZE << 2) - BINS_BYTES)
  forwardReal(tables, block, real, imaginary)
  const one = i32x4.splat(1)
  const two = i32x4.splat(2)
  for (let k: usize = 0; k < BINS_BYTES; k += 16) {
    const magnitude = exponential(v128.load(real + k))
    const phase = v128.load(imaginary + k)
    const n = quarters(phase)
    const rest = restOf(phase, n)
    const sine = shortSine(rest)
    const cosine = shortCosine(rest)
    const turns = i32x4.trunc_sat_f32x4_s(n)
    const swaps = i32x4.eq(v128.and(turns, one), one)
    const minusSine = i32x4.shl(v128.and(turns, two), 30)
    const minusCosine = i32x4.shl(v128.and(i32x4.add(turns, one), two), 30)
    const c = v128.xor(v128.bitselect(sine, cosine, swaps), minusCosine)
    const s = v128.xor(v128.bitselect(cosine, sine, swaps), minusSine)
    v128.store(tract + k, f32x4.mul(magnitude, c))
    v128.store(tract + ROW + k, f32x4.mul(magnitude, s))
  }
}

/** How much of each bin is pulse and how much noise, by amplitude. */
export function shareBreath(noiseBands: usize, places: usize, shares: usize, tract: usize): void {
  const pulse = tract + 2 * ROW
  const noise = tract + 3 * ROW
  for (let k: usize = 0; k <= LAST; k += 4) store<f32>(noise + k, spread(noiseBands, places, shares, k))
  const one = f32x4.splat(1)
  for (let k: usize = 0; k < BINS_BYTES; k += 16) {
    const share = v128.load(noise + k)
    v128.store(pulse + k, f32x4.sqrt(f32x4.sub(one, share)))
    v128.store(noise + k, f32x4.sqrt(share))
  }
}

// A fractional delay rings a little before its pulse; the ring wraps to the end of the block and is put back before `output`.
@inline
function addBlock(block: usize, output: usize, gain: f32): void {
  const factor = f32x4.splat(gain)
  for (let i: usize = 0; i < 3968; i += 16) {
    v128.store(output + i, f32x4.add(v128.load(output + i), f32x4.mul(v128.load(block + i), factor)))
  }
  const before = output - 128
  for (let i: usize = 0; i < 128; i += 16) {
    v128.store(before + i, f32x4.add(v128.load(before + i), f32x4.mul(v128.load(block + i, 3968), factor)))
  }
}

@inline
function blended(a: usize, b: usize, blend: v128): v128 {
  const from = v128.load(a)
  return f32x4.add(from, f32x4.mul(f32x4.sub(v128.load(b), from), blend))
}

/**
 * One period: a pulse, delayed by part of a sample, and a burst of noise, each in its share, through the tract between `a` and `b`.
 * The pulse's strength comes as eight numbers: four turned phasors, real then imaginary; `turn` turns them by four bins.
 */
export function addPeriod(
  tables: usize,
  a: usize,
  b: usize,
  share: f32,
  phasors: usize,
  turnReal: f32,
  turnImaginary: f32,
  burst: usize,
  output: usize,
  gain: f32,
): void {
  const real = tables + SPECTRUM_R
  const imaginary = tables + SPECTRUM_I
  const blend = f32x4.splat(share)
  const tr = f32x4.splat(turnReal)
  const ti = f32x4.splat(turnImaginary)
  let pr = v128.load(phasors)
  let pi = v128.load(phasors, 16)
  for (let k: usize = 0; k < BINS_BYTES; k += 16) {
    const pulse = blended(a + k + 2 * ROW, b + k + 2 * ROW, blend)
    const noise = blended(a + k + 3 * ROW, b + k + 3 * ROW, blend)
    const er = f32x4.add(f32x4.mul(pr, pulse), f32x4.mul(v128.load(burst + k), noise))
    const ei = f32x4.add(f32x4.mul(pi, pulse), f32x4.mul(v128.load(burst + ROW + k), noise))
    const hr = blended(a + k, b + k, blend)
    const hi = blended(a + k + ROW, b + k + ROW, blend)
    v128.store(real + k, f32x4.sub(f32x4.mul(er, hr), f32x4.mul(ei, hi)))
    v128.store(imaginary + k, f32x4.add(f32x4.mul(er, hi), f32x4.mul(ei, hr)))
    const turned = f32x4.sub(f32x4.mul(pr, tr), f32x4.mul(pi, ti))
    pi = f32x4.add(f32x4.mul(pr, ti), f32x4.mul(pi, tr))
    pr = turned
  }
  addSpectrum(tables, output, gain)
}

@inline
function addSpectrum(tables: usize, output: usize, gain: f32): void {
  const real = tables + SPECTRUM_R
  const imaginary = tables + SPECTRUM_I
  store<f32>(imaginary, 0)
  store<f32>(imaginary, 0, LAST)
  inverseReal(tables, real, imaginary, tables + BLOCK)
  addBlock(tables + BLOCK, output, gain)
}

/** A short stretch of noise through one tract. */
export function addHiss(tables: usize, tract: usize, burst: usize, output: usize, gain: f32): void {
  const real = tables + SPECTRUM_R
  const imaginary = tables + SPECTRUM_I
  for (let k: usize = 0; k < BINS_BYTES; k += 16) {
    const er = v128.load(burst + k)
    const ei = v128.load(burst + ROW + k)
    const hr = v128.load(tract + k)
    const hi = v128.load(tract + ROW + k)
    v128.store(real + k, f32x4.sub(f32x4.mul(er, hr), f32x4.mul(ei, hi)))
    v128.store(imaginary + k, f32x4.add(f32x4.mul(er, hi), f32x4.mul(ei, hr)))
  }
  addSpectrum(tables, output, gain)
}
