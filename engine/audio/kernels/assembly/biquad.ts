import { flushed } from './flushed'

// A filter is seven pairs of doubles (first lane left, second right): b0 b1 b2 a1 a2 z1 z2. Doubles, because a high-pass at
// 25 Hz in single precision hisses.
const FLUSH_EVERY: i32 = 4096

@inline
function loadPair(left: usize, right: usize): v128 {
  return f64x2.promote_low_f32x4(v128.load32_lane(right, v128.load32_zero(left), 1))
}

@inline
function storePair(left: usize, right: usize, value: v128): void {
  const single = f32x4.demote_f64x2_zero(value)
  v128.store32_lane(left, single, 0)
  v128.store32_lane(right, single, 1)
}

function runOne(filter: usize, left: usize, right: usize, frames: i32): void {
  const b0 = v128.load(filter)
  const b1 = v128.load(filter, 16)
  const b2 = v128.load(filter, 32)
  const a1 = v128.load(filter, 48)
  const a2 = v128.load(filter, 64)
  let z1 = v128.load(filter, 80)
  let z2 = v128.load(filter, 96)
  for (let i = 0; i < frames; i++) {
    const x = loadPair(left, right)
    const y = f64x2.add(f64x2.mul(b0, x), z1)
    z1 = f64x2.sub(f64x2.add(f64x2.mul(b1, x), z2), f64x2.mul(a1, y))
    z2 = f64x2.sub(f64x2.mul(b2, x), f64x2.mul(a2, y))
    storePair(left, right, y)
    left += 4
    right += 4
  }
  v128.store(filter, flushed(z1), 80)
  v128.store(filter, flushed(z2), 96)
}

// Two filters in one pass: each waits for its own last value, so the second is nearly free.
function runTwo(filter: usize, left: usize, right: usize, frames: i32): void {
  const b0 = v128.load(filter)
  const b1 = v128.load(filter, 16)
  const b2 = v128.load(filter, 32)
  const a1 = v128.load(filter, 48)
  const a2 = v128.load(filter, 64)
  const c0 = v128.load(filter, 112)
  const c1 = v128.load(filter, 128)
  const c2 = v128.load(filter, 144)
  const d1 = v128.load(filter, 160)
  const d2 = v128.load(filter, 176)
  let z1 = v128.load(filter, 80)
  let z2 = v128.load(filter, 96)
  let w1 = v128.load(filter, 192)
  let w2 = v128.load(filter, 208)
  for (let i = 0; i < frames; i++) {
    const x = loadPair(left, right)
    const y = f64x2.add(f64x2.mul(b0, x), z1)
    z1 = f64x2.sub(f64x2.add(f64x2.mul(b1, x), z2), f64x2.mul(a1, y))
    z2 = f64x2.sub(f64x2.mul(b2, x), f64x2.mul(a2, y))
    const v = f64x2.add(f64x2.mul(c0, y), w1)
    w1 = f64x2.sub(f64x2.add(f64x2.mul(c1, y), w2), f64x2.mul(d1, v))
    w2 = f64x2.sub(f64x2.mul(c2, y), f64x2.mul(d2, v))
    storePair(left, right, v)
    left += 4
    right += 4
  }
  v128.store(filter, flushed(z1), 80)
  v128.store(filter, flushed(z2), 96)
  v128.store(filter, flushed(w1), 192)
  v128.store(filter, flushed(w2), 208)
}

export function runCascade(filters: usize, count: i32, left: usize, right: usize, frames: i32): void {
  for (let from = 0; from < frames; from += FLUSH_EVERY) {
    const stretch = min(FLUSH_EVERY, frames - from)
    const offset = <usize>from * 4
    let done = 0
    for (; done + 1 < count; done += 2) runTwo(filters + <usize>done * 112, left + offset, right + offset, stretch)
    if (done < count) runOne(filters + <usize>done * 112, left + offset, right + offset, stretch)
  }
}
