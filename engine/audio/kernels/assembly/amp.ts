// A valve amplifier on four phases of one frame at once: four-fold oversampling, so that what the valves add above the
// band is filtered off instead of folding back.
//
// in ─► interpolate (8 taps a phase) ─► valve with bias ─► coupling capacitor ─► valve ─► 32 taps back to one ─► out
//
// state (f32): 0–7 last inputs, newest first · 8 capacitor · 12–43 last 32 oversampled values · table (f32): 8 × 4 phases of
// interpolation, then 8 × 4 taps of decimation, oldest first.

@inline
function valve(x: v128): v128 {
  const bounded = f32x4.max(f32x4.min(x, f32x4.splat(3)), f32x4.splat(-3))
  const square = f32x4.mul(bounded, bounded)
  const above = f32x4.mul(bounded, f32x4.add(f32x4.splat(27), square))
  return f32x4.div(above, f32x4.add(f32x4.splat(27), f32x4.mul(f32x4.splat(9), square)))
}

export function runAmp(state: usize, table: usize, samples: usize, drive: f32, bias: f32, second: f32, frames: i32): void {
  const bent = f32x4.splat(bias)
  const first = f32x4.splat(drive)
  const then = f32x4.splat(second)
  const charge: f32 = 0.0024
  const quarter: f32 = 0.25
  let capacitor = load<f32>(state, 32)
  const past = state + 48
  for (let i = 0; i < frames; i++, samples += 4) {
    memory.copy(state + 4, state, 28)
    store<f32>(state, load<f32>(samples))
    let up = f32x4.splat(0)
    for (let k: usize = 0; k < 8; k++) {
      up = f32x4.add(up, f32x4.mul(v128.load32_splat(state + (k << 2)), v128.load(table + (k << 4))))
    }
    let y = valve(f32x4.add(f32x4.mul(up, first), bent))
    const mean = quarter * (f32x4.extract_lane(y, 0) + f32x4.extract_lane(y, 1) + f32x4.extract_lane(y, 2) + f32x4.extract_lane(y, 3))
    capacitor += (mean - capacitor) * charge
    y = valve(f32x4.mul(f32x4.sub(y, f32x4.splat(capacitor)), then))
    memory.copy(past, past + 16, 112)
    v128.store(past + 112, y)
    let sum = f32x4.splat(0)
    for (let k: usize = 0; k < 8; k++) {
      sum = f32x4.add(sum, f32x4.mul(v128.load(past + (k << 4)), v128.load(table + 128 + (k << 4))))
    }
    store<f32>(
      samples,
      f32x4.extract_lane(sum, 0) + f32x4.extract_lane(sum, 1) + f32x4.extract_lane(sum, 2) + f32x4.extract_lane(sum, 3),
    )
  }
  store<f32>(state, capacitor, 32)
}
