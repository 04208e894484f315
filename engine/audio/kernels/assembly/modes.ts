import { flushed } from './flushed'

// Adds eight decaying sines, each by a two-term recurrence: together they take hardly longer than one. Modes, doubles in pairs:
// 0 c, 64 d, 128 last value, 192 the value before.
export function addEightModes(out: usize, modes: usize, frames: i32): void {
  const c0 = v128.load(modes)
  const c1 = v128.load(modes, 16)
  const c2 = v128.load(modes, 32)
  const c3 = v128.load(modes, 48)
  const d0 = v128.load(modes, 64)
  const d1 = v128.load(modes, 80)
  const d2 = v128.load(modes, 96)
  const d3 = v128.load(modes, 112)
  let a0 = v128.load(modes, 128)
  let a1 = v128.load(modes, 144)
  let a2 = v128.load(modes, 160)
  let a3 = v128.load(modes, 176)
  let b0 = v128.load(modes, 192)
  let b1 = v128.load(modes, 208)
  let b2 = v128.load(modes, 224)
  let b3 = v128.load(modes, 240)
  for (let end = out + <usize>frames * 4; out < end; out += 4) {
    const sum = f64x2.add(f64x2.add(a0, a1), f64x2.add(a2, a3))
    const value = f64x2.extract_lane(sum, 0) + f64x2.extract_lane(sum, 1)
    store<f32>(out, <f32>(<f64>load<f32>(out) + value))
    const n0 = f64x2.sub(f64x2.mul(c0, a0), f64x2.mul(d0, b0))
    const n1 = f64x2.sub(f64x2.mul(c1, a1), f64x2.mul(d1, b1))
    const n2 = f64x2.sub(f64x2.mul(c2, a2), f64x2.mul(d2, b2))
    const n3 = f64x2.sub(f64x2.mul(c3, a3), f64x2.mul(d3, b3))
    b0 = a0
    b1 = a1
    b2 = a2
    b3 = a3
    a0 = n0
    a1 = n1
    a2 = n2
    a3 = n3
  }
  v128.store(modes, flushed(a0), 128)
  v128.store(modes, flushed(a1), 144)
  v128.store(modes, flushed(a2), 160)
  v128.store(modes, flushed(a3), 176)
  v128.store(modes, flushed(b0), 192)
  v128.store(modes, flushed(b1), 208)
  v128.store(modes, flushed(b2), 224)
  v128.store(modes, flushed(b3), 240)
}
