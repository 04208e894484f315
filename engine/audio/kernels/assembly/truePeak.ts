const HALF_TAPS: i32 = 6
const TAPS: i32 = 12
const GROUP: i32 = 16

@inline
function highest(values: v128): f32 {
  return max(
    max(f32x4.extract_lane(values, 0), f32x4.extract_lane(values, 1)),
    max(f32x4.extract_lane(values, 2), f32x4.extract_lane(values, 3)),
  )
}

// The largest value of 16 samples and of the three points after each; taps lie as [phase][tap].
function groupPeak(samples: usize, taps: usize): f32 {
  let peak = f32x4.splat(0)
  for (let from = 0; from < GROUP; from += 4) {
    const at = samples + <usize>from * 4
    peak = f32x4.max(peak, f32x4.abs(v128.load(at)))
    const start = at - <usize>(HALF_TAPS - 1) * 4
    let a = f32x4.splat(0)
    let b = f32x4.splat(0)
    let c = f32x4.splat(0)
    for (let t = 0; t < TAPS; t++) {
      const x = v128.load(start + <usize>t * 4)
      const tap = taps + <usize>t * 4
      a = f32x4.add(a, f32x4.mul(v128.load32_splat(tap), x))
      b = f32x4.add(b, f32x4.mul(v128.load32_splat(tap, TAPS * 4), x))
      c = f32x4.add(c, f32x4.mul(v128.load32_splat(tap, TAPS * 8), x))
    }
    peak = f32x4.max(peak, f32x4.max(f32x4.abs(a), f32x4.max(f32x4.abs(b), f32x4.abs(c))))
  }
  return highest(peak)
}

function samplePeak(samples: usize, frames: i32): f32 {
  let peak = f32x4.splat(0)
  for (let end = samples + <usize>frames * 4; samples < end; samples += 16) {
    peak = f32x4.max(peak, f32x4.abs(v128.load(samples)))
  }
  return highest(peak)
}

// For each group of 16 frames, the gain that keeps it under the ceiling. At least eight samples lie before and after.
export function requiredGains(
  left: usize,
  right: usize,
  required: usize,
  taps: usize,
  ceiling: f32,
  overshoot: f32,
  groups: i32,
): void {
  for (let k = 0; k < groups; k++, left += GROUP * 4, right += GROUP * 4, required += 4) {
    const near = max(samplePeak(left - 32, GROUP + 16), samplePeak(right - 32, GROUP + 16))
    let gain: f32 = 1
    if (near * overshoot > ceiling) {
      const peak = max(groupPeak(left, taps), groupPeak(right, taps))
      if (peak > ceiling) gain = ceiling / peak
    }
    store<f32>(required, gain)
  }
}
