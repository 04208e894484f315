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

const AHEAD: i32 = 12

// The gain of every frame, straight from group to group: it falls over the groups before a peak and comes back slowly. `required`
// lies one group before the first, with all that is looked ahead to behind the last.
// State, doubles: 0 release, 8 held, 16 last gain, 24 what the group before required, 32 place among the recent ones, 40 those.
export function limitGains(state: usize, required: usize, gain: usize, groups: i32): void {
  const release = load<f64>(state)
  let held = load<f64>(state, 8)
  let last = load<f64>(state, 16)
  let before = load<f64>(state, 24)
  let place = <usize>load<f64>(state, 32)
  const recent = state + 40
  for (let k = 0; k < groups; k++) {
    required += 4
    let wanted = min<f64>(1, before)
    for (let ahead = 0; ahead <= AHEAD + 1; ahead++) wanted = min<f64>(wanted, load<f32>(required + (<usize>ahead << 2)))
    before = load<f32>(required)
    held = wanted < held ? wanted : held + (wanted - held) * release
    store<f64>(recent + (place << 3), held)
    place = place + 1 == AHEAD ? 0 : place + 1
    let sum: f64 = 0
    for (let i = 0; i < AHEAD; i++) sum += load<f64>(recent + (<usize>i << 3))
    const next = sum / <f64>AHEAD
    const step = (next - last) / <f64>GROUP
    for (let i = 0; i < GROUP; i++, gain += 4) store<f32>(gain, <f32>(last + step * <f64>i))
    last = next
  }
  store<f64>(state, held, 8)
  store<f64>(state, last, 16)
  store<f64>(state, before, 24)
  store<f64>(state, <f64>place, 32)
}
