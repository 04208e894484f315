import { dbToGain, powerToDb } from './math'
import { ramp } from './mixing'

const KNEE_DB: f64 = 6

// State, doubles: 0 threshold dB, 8 slope, 16 attack, 24 release, 32 make-up dB, 40 reduction dB, 48 gain.
function nextReduction(state: usize, meanSquare: f64): f64 {
  const over = meanSquare < 1e-10 ? -100 : powerToDb(meanSquare) - load<f64>(state)
  const slope = load<f64>(state, 8)
  let wanted: f64 = 0
  if (over > KNEE_DB / 2) wanted = slope * over
  else if (over > -KNEE_DB / 2) wanted = (slope * (over + KNEE_DB / 2) * (over + KNEE_DB / 2)) / (2 * KNEE_DB)
  let reduction = load<f64>(state, 40)
  reduction += (wanted - reduction) * (wanted > reduction ? load<f64>(state, 16) : load<f64>(state, 24))
  if (reduction < 1e-6) reduction = 0
  store<f64>(state, reduction, 40)
  return reduction
}

@inline
export function powerOf(left: usize, right: usize, frames: i32): f64 {
  let sum = f32x4.splat(0)
  for (let end = left + <usize>frames * 4; left < end; left += 16, right += 16) {
    const l = v128.load(left)
    const r = v128.load(right)
    sum = f32x4.add(sum, f32x4.add(f32x4.mul(l, l), f32x4.mul(r, r)))
  }
  return (
    <f64>f32x4.extract_lane(sum, 0) +
    <f64>f32x4.extract_lane(sum, 1) +
    (<f64>f32x4.extract_lane(sum, 2) + <f64>f32x4.extract_lane(sum, 3))
  )
}

// Works in place. The gain is worked out once per stretch and is straight in between; the level is that before the gain,
// turned up by `inputDb`. With `curve` not 0 the gain of every frame is written there too.
export function compress(
  state: usize,
  left: usize,
  right: usize,
  curve: usize,
  inputDb: f64,
  stretch: i32,
  frames: i32,
): void {
  const upDb = inputDb + load<f64>(state, 32)
  const upGain = dbToGain(upDb)
  const inputPower = dbToGain(2 * inputDb) / <f64>(2 * stretch)
  let gain = load<f64>(state, 48)
  if (gain == 0) gain = upGain
  for (let from = 0; from < frames; from += stretch) {
    const reduction = nextReduction(state, powerOf(left, right, stretch) * inputPower)
    const target = reduction == 0 ? upGain : dbToGain(upDb - reduction)
    const start = <f32>gain
    const step = <f32>((target - gain) / <f64>stretch)
    if (curve != 0) curve = writeRamp(curve, start, step, stretch)
    left = ramp(left, start, step, stretch)
    right = ramp(right, start, step, stretch)
    gain = target
  }
  store<f64>(state, gain, 48)
}

@inline
export function writeRamp(target: usize, start: f32, step: f32, frames: i32): usize {
  let value = f32x4.add(f32x4.splat(start), f32x4.mul(f32x4.splat(step), f32x4(0, 1, 2, 3)))
  const next = f32x4.splat(step * 4)
  for (let end = target + <usize>frames * 4; target < end; target += 16) {
    v128.store(target, value)
    value = f32x4.add(value, next)
  }
  return target
}

// For the loudness meter: sums of squares in double precision, any count.
export function sumSquares(left: usize, right: usize, frames: i32): f64 {
  let sum = f64x2.splat(0)
  for (let end = left + <usize>frames * 4; left < end; left += 4, right += 4) {
    const pair = f64x2.promote_low_f32x4(v128.load32_lane(right, v128.load32_zero(left), 1))
    sum = f64x2.add(sum, f64x2.mul(pair, pair))
  }
  return f64x2.extract_lane(sum, 0) + f64x2.extract_lane(sum, 1)
}
