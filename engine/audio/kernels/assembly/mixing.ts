// Rows are multiples of four frames long unless a count is given that is not.

export function addGained(target: usize, source: usize, gain: f32, frames: i32): void {
  const factor = f32x4.splat(gain)
  for (let end = target + <usize>frames * 4; target < end; target += 16, source += 16) {
    v128.store(target, f32x4.add(v128.load(target), f32x4.mul(v128.load(source), factor)))
  }
}

export function multiply(target: usize, source: usize, factors: usize, frames: i32): void {
  for (let end = target + <usize>frames * 4; target < end; target += 16, source += 16, factors += 16) {
    v128.store(target, f32x4.mul(v128.load(source), v128.load(factors)))
  }
}

// Gains are given once per stretch of frames and straight in between.
export function applyCurve(samples: usize, curve: usize, stretch: i32, frames: i32): void {
  for (let from = 0; from < frames; from += stretch, curve += 4) {
    const gain = load<f32>(curve)
    const step = (load<f32>(curve, 4) - gain) / <f32>stretch
    if (gain == 1 && step == 0) {
      samples += <usize>stretch * 4
      continue
    }
    samples = ramp(samples, gain, step, stretch)
  }
}

@inline
export function ramp(samples: usize, gain: f32, step: f32, frames: i32): usize {
  let factor = f32x4.add(f32x4.splat(gain), f32x4.mul(f32x4.splat(step), f32x4(0, 1, 2, 3)))
  const next = f32x4.splat(step * 4)
  for (let end = samples + <usize>frames * 4; samples < end; samples += 16) {
    v128.store(samples, f32x4.mul(v128.load(samples), factor))
    factor = f32x4.add(factor, next)
  }
  return samples
}

export function mixHeld(left: usize, right: usize, a: usize, b: usize, leftGain: f32, rightGain: f32, count: i32): void {
  const p = f32x4.splat(leftGain)
  const q = f32x4.splat(rightGain)
  let i = 0
  for (; i + 4 <= count; i += 4, left += 16, right += 16, a += 16, b += 16) {
    v128.store(left, f32x4.add(v128.load(left), f32x4.mul(v128.load(a), p)))
    v128.store(right, f32x4.add(v128.load(right), f32x4.mul(v128.load(b), q)))
  }
  for (; i < count; i++, left += 4, right += 4, a += 4, b += 4) {
    store<f32>(left, load<f32>(left) + load<f32>(a) * leftGain)
    store<f32>(right, load<f32>(right) + load<f32>(b) * rightGain)
  }
}

// A release: the square of a share that falls by `step` a frame.
export function mixFading(
  left: usize,
  right: usize,
  a: usize,
  b: usize,
  leftGain: f32,
  rightGain: f32,
  share: f32,
  step: f32,
  count: i32,
): void {
  const p = f32x4.splat(leftGain)
  const q = f32x4.splat(rightGain)
  const steps = f32x4.mul(f32x4.splat(step), f32x4(0, 1, 2, 3))
  let i = 0
  for (; i + 4 <= count; i += 4, left += 16, right += 16, a += 16, b += 16) {
    const shares = f32x4.sub(f32x4.splat(share - step * <f32>i), steps)
    const fade = f32x4.mul(shares, shares)
    v128.store(left, f32x4.add(v128.load(left), f32x4.mul(v128.load(a), f32x4.mul(p, fade))))
    v128.store(right, f32x4.add(v128.load(right), f32x4.mul(v128.load(b), f32x4.mul(q, fade))))
  }
  for (; i < count; i++, left += 4, right += 4, a += 4, b += 4) {
    const rest = share - step * <f32>i
    store<f32>(left, load<f32>(left) + load<f32>(a) * (leftGain * (rest * rest)))
    store<f32>(right, load<f32>(right) + load<f32>(b) * (rightGain * (rest * rest)))
  }
}

export function toMidSide(left: usize, right: usize, width: f32, frames: i32): void {
  const half = f32x4.splat(0.5)
  const spread = f32x4.splat(0.5 * width)
  for (let end = left + <usize>frames * 4; left < end; left += 16, right += 16) {
    const l = v128.load(left)
    const r = v128.load(right)
    v128.store(left, f32x4.mul(half, f32x4.add(l, r)))
    v128.store(right, f32x4.mul(spread, f32x4.sub(l, r)))
  }
}

export function toLeftRight(middle: usize, side: usize, frames: i32): void {
  for (let end = middle + <usize>frames * 4; middle < end; middle += 16, side += 16) {
    const m = v128.load(middle)
    const s = v128.load(side)
    v128.store(middle, f32x4.add(m, s))
    v128.store(side, f32x4.sub(m, s))
  }
}
