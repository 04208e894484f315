// Sixteen-tap polyphase interpolation: table holds 1025 rows of taps, the step from sample to sample is given once per stretch of
// frames, a multiple of four. Seven samples before the position and eight after it are read.
const PHASES: f64 = 1024

/** 16-bit samples as numbers, a multiple of eight of them. */
export function toFloats(source: usize, target: usize, count: i32): void {
  for (let end = source + (<usize>count << 1); source < end; source += 16, target += 32) {
    const values = v128.load(source)
    v128.store(target, f32x4.convert_i32x4_s(i32x4.extend_low_i16x8_s(values)))
    v128.store(target, f32x4.convert_i32x4_s(i32x4.extend_high_i16x8_s(values)), 16)
  }
}

@inline
function weighted(s: usize, t: usize): v128 {
  let sum = f32x4.mul(v128.load(s), v128.load(t))
  sum = f32x4.add(sum, f32x4.mul(v128.load(s, 16), v128.load(t, 16)))
  sum = f32x4.add(sum, f32x4.mul(v128.load(s, 32), v128.load(t, 32)))
  return f32x4.add(sum, f32x4.mul(v128.load(s, 48), v128.load(t, 48)))
}

@inline
function tapsAt(table: usize, position: f64, whole: i32): usize {
  return table + (<usize>(<i32>((position - <f64>whole) * PHASES + 0.5)) << 6)
}

// The four lanes of each, first with third and second with fourth, then both.
@inline
function fourSums(a: v128, b: v128, c: v128, d: v128): v128 {
  const ab = f32x4.add(v128.shuffle<f32>(a, b, 0, 4, 1, 5), v128.shuffle<f32>(a, b, 2, 6, 3, 7))
  const cd = f32x4.add(v128.shuffle<f32>(c, d, 0, 4, 1, 5), v128.shuffle<f32>(c, d, 2, 6, 3, 7))
  return f32x4.add(v128.shuffle<f32>(ab, cd, 0, 1, 4, 5), v128.shuffle<f32>(ab, cd, 2, 3, 6, 7))
}

// Both sides of a recording at once; with `otherTarget` 0 there is only one.
export function resample(
  source: usize,
  otherSource: usize,
  target: usize,
  otherTarget: usize,
  table: usize,
  position: f64,
  steps: usize,
  stretch: i32,
  frames: i32,
): f64 {
  source -= 28
  otherSource -= 28
  const isStereo = otherTarget != 0
  for (let from = 0; from < frames; from += stretch, steps += 8) {
    const step = load<f64>(steps)
    for (const end = target + (<usize>min(stretch, frames - from) << 2); target < end; target += 16) {
      const w0 = <i32>position
      const t0 = tapsAt(table, position, w0)
      position += step
      const w1 = <i32>position
      const t1 = tapsAt(table, position, w1)
      position += step
      const w2 = <i32>position
      const t2 = tapsAt(table, position, w2)
      position += step
      const w3 = <i32>position
      const t3 = tapsAt(table, position, w3)
      position += step
      const s0 = <usize>w0 << 2
      const s1 = <usize>w1 << 2
      const s2 = <usize>w2 << 2
      const s3 = <usize>w3 << 2
      v128.store(
        target,
        fourSums(
          weighted(source + s0, t0),
          weighted(source + s1, t1),
          weighted(source + s2, t2),
          weighted(source + s3, t3),
        ),
      )
      if (!isStereo) continue
      v128.store(
        otherTarget,
        fourSums(
          weighted(otherSource + s0, t0),
          weighted(otherSource + s1, t1),
          weighted(otherSource + s2, t2),
          weighted(otherSource + s3, t3),
        ),
      )
      otherTarget += 16
    }
  }
  return position
}

// Thirty-two taps in double precision, a row of them for every phase between two samples of the source. Four sums, so that
// an addition need not wait for the one before.
export function upsample(
  source: usize,
  target: usize,
  table: usize,
  phase: i32,
  phases: i32,
  stepPhases: i32,
  frames: i32,
): void {
  for (let end = target + (<usize>frames << 2); target < end; target += 4) {
    const t = table + (<usize>phase << 8)
    let a = f64x2.splat(0)
    let b = f64x2.splat(0)
    for (let tap: usize = 0; tap < 256; tap += 64) {
      a = f64x2.add(a, f64x2.mul(v128.load(source + tap), v128.load(t + tap)))
      b = f64x2.add(b, f64x2.mul(v128.load(source + tap, 16), v128.load(t + tap, 16)))
      a = f64x2.add(a, f64x2.mul(v128.load(source + tap, 32), v128.load(t + tap, 32)))
      b = f64x2.add(b, f64x2.mul(v128.load(source + tap, 48), v128.load(t + tap, 48)))
    }
    const low = f64x2.extract_lane(a, 0) + f64x2.extract_lane(a, 1)
    store<f32>(target, <f32>(low + (f64x2.extract_lane(b, 0) + f64x2.extract_lane(b, 1))))
    phase += stepPhases
    while (phase >= phases) {
      phase -= phases
      source += 8
    }
  }
}
