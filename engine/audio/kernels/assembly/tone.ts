import { flushed } from './flushed'

// One held tone. Slow controls are given once per stretch of frames, a multiple of four.

// A phase is a whole cycle wide; its top 11 bits are the place in a table of 2048 values and the first one again.
const PLACE_SHIFT: i32 = 21
const BELOW_PLACE: i32 = (1 << 21) - 1
const PLACE_FRACTION: f32 = 1.0 / 2097152.0

@inline
function phasesFrom(phase: i32, step: i32): v128 {
  return i32x4.add(i32x4.splat(phase), i32x4.mul(i32x4.splat(step), i32x4(0, 1, 2, 3)))
}

@inline
function fractionsOf(phases: v128): v128 {
  const below = v128.and(phases, i32x4.splat(BELOW_PLACE))
  return f32x4.mul(f32x4.convert_i32x4_s(below), f32x4.splat(PLACE_FRACTION))
}

@inline
function addTo(target: usize, value: v128, gain: v128): void {
  v128.store(target, f32x4.add(v128.load(target), f32x4.mul(value, gain)))
}

// Adds an oscillator to both sides, to the left alone when `right` is 0. Tells the phase to go on with.
export function addWave(
  left: usize,
  right: usize,
  table: usize,
  steps: usize,
  startPhase: i32,
  leftGain: f32,
  rightGain: f32,
  stretch: i32,
  frames: i32,
): i32 {
  const p = f32x4.splat(leftGain)
  const q = f32x4.splat(rightGain)
  let phase = startPhase
  for (let from = 0; from < frames; from += stretch, steps += 4) {
    const step = load<i32>(steps)
    const next = i32x4.splat(step * 4)
    let phases = phasesFrom(phase, step)
    for (let i = 0; i < stretch; i += 4) {
      const places = i32x4.shl(i32x4.shr_u(phases, PLACE_SHIFT), 2)
      const a = v128.load64_zero(table + <usize>i32x4.extract_lane(places, 0))
      const ab = v128.load64_lane(table + <usize>i32x4.extract_lane(places, 1), a, 1)
      const c = v128.load64_zero(table + <usize>i32x4.extract_lane(places, 2))
      const cd = v128.load64_lane(table + <usize>i32x4.extract_lane(places, 3), c, 1)
      const low = v128.shuffle<f32>(ab, cd, 0, 2, 4, 6)
      const high = v128.shuffle<f32>(ab, cd, 1, 3, 5, 7)
      const value = f32x4.add(low, f32x4.mul(f32x4.sub(high, low), fractionsOf(phases)))
      addTo(left, value, p)
      left += 16
      if (right != 0) {
        addTo(right, value, q)
        right += 16
      }
      phases = i32x4.add(phases, next)
    }
    phase += step * stretch
  }
  return phase
}

// Four tables, value beside value: one cycle of harmonics, the strength of each given four times. `sine` is a cycle of a power of
// two, of which the table takes every `stride`th value.
export function buildShades(
  tables: usize,
  size: i32,
  strengths: usize,
  harmonics: i32,
  sine: usize,
  mask: i32,
  stride: i32,
): void {
  const end = tables + <usize>size * 16
  for (let at = tables; at < end; at += 16) v128.store(at, f32x4.splat(0))
  for (let h = 1; h <= harmonics; h++, strengths += 16) {
    const strength = v128.load(strengths)
    if (!v128.any_true(strength)) continue
    const step = h * stride
    let phase = 0
    for (let at = tables; at < end; at += 16) {
      const value = v128.load32_splat(sine + (<usize>phase << 2))
      v128.store(at, f32x4.add(v128.load(at), f32x4.mul(strength, value)))
      phase = (phase + step) & mask
    }
  }
  v128.store(end, v128.load(tables))
}

// The same from such tables; `shades` tells of every stretch between which two and where.
export function addBlendedWave(
  left: usize,
  right: usize,
  tables: usize,
  shades: usize,
  steps: usize,
  startPhase: i32,
  leftGain: f32,
  rightGain: f32,
  stretch: i32,
  frames: i32,
): i32 {
  const p = f32x4.splat(leftGain)
  const q = f32x4.splat(rightGain)
  let phase = startPhase
  for (let from = 0; from < frames; from += stretch, steps += 4, shades += 4) {
    const step = load<i32>(steps)
    const shade = load<f32>(shades)
    const table = tables + <usize>floor<f32>(shade) * 4
    const share = f32x4.splat(shade - floor<f32>(shade))
    const next = i32x4.splat(step * 4)
    let phases = phasesFrom(phase, step)
    for (let i = 0; i < stretch; i += 4) {
      const places = i32x4.shl(i32x4.shr_u(phases, PLACE_SHIFT), 4)
      const a = table + <usize>i32x4.extract_lane(places, 0)
      const b = table + <usize>i32x4.extract_lane(places, 1)
      const c = table + <usize>i32x4.extract_lane(places, 2)
      const d = table + <usize>i32x4.extract_lane(places, 3)
      const fractions = fractionsOf(phases)
      const ab = between(a, b, v128.shuffle<f32>(fractions, fractions, 0, 0, 1, 1))
      const cd = between(c, d, v128.shuffle<f32>(fractions, fractions, 2, 2, 3, 3))
      const dark = v128.shuffle<f32>(ab, cd, 0, 2, 4, 6)
      const bright = v128.shuffle<f32>(ab, cd, 1, 3, 5, 7)
      const value = f32x4.add(dark, f32x4.mul(f32x4.sub(bright, dark), share))
      addTo(left, value, p)
      left += 16
      if (right != 0) {
        addTo(right, value, q)
        right += 16
      }
      phases = i32x4.add(phases, next)
    }
    phase += step * stretch
  }
  return phase
}

@inline
function between(first: usize, second: usize, fractions: v128): v128 {
  const low = v128.load64_lane(second, v128.load64_zero(first), 1)
  const high = v128.load64_lane(second + 16, v128.load64_zero(first + 16), 1)
  return f32x4.add(low, f32x4.mul(f32x4.sub(high, low), fractions))
}

// A resonant low-pass in zero-delay state-variable form, stable when swept. State: two pairs of doubles (first lane left,
// second right). `openings` are doubles, the tangent of half the cutoff's angle.
export function sweepLowPass(
  state: usize,
  left: usize,
  right: usize,
  openings: usize,
  damping: f64,
  stretch: i32,
  frames: i32,
): void {
  let s1 = v128.load(state)
  let s2 = v128.load(state, 16)
  const two = f64x2.splat(2)
  for (let from = 0; from < frames; from += stretch, openings += 8) {
    const g = load<f64>(openings)
    const a = 1 / (1 + g * (g + damping))
    const a1 = f64x2.splat(a)
    const a2 = f64x2.splat(g * a)
    const a3 = f64x2.splat(g * (g * a))
    for (let i = 0; i < stretch; i++) {
      const x = f64x2.promote_low_f32x4(v128.load32_lane(right, v128.load32_zero(left), 1))
      const v3 = f64x2.sub(x, s2)
      const v1 = f64x2.add(f64x2.mul(a1, s1), f64x2.mul(a2, v3))
      const v2 = f64x2.add(f64x2.add(s2, f64x2.mul(a2, s1)), f64x2.mul(a3, v3))
      s1 = f64x2.sub(f64x2.mul(two, v1), s1)
      s2 = f64x2.sub(f64x2.mul(two, v2), s2)
      const single = f32x4.demote_f64x2_zero(v2)
      v128.store32_lane(left, single, 0)
      v128.store32_lane(right, single, 1)
      left += 4
      right += 4
    }
    s1 = flushed(s1)
    s2 = flushed(s2)
  }
  v128.store(state, s1)
  v128.store(state, s2, 16)
}

// The numbers of engine/audio/createNoise.ts. Tells the state to go on with.
export function fillNoise(target: usize, startState: i32, frames: i32): i32 {
  let state = startState
  for (let end = target + <usize>frames * 4; target < end; target += 4) {
    state ^= state << 13
    state ^= <i32>(<u32>state >>> 17)
    state ^= state << 5
    store<f32>(target, <f32>(<f64>state / 2147483648.0))
  }
  return state
}
