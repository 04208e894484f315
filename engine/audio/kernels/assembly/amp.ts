// A valve amplifier for two sides at twice the rate, four lanes: left, left, right, right. What the valves add far above
// the band is filtered off on the way back, and the rest by the cabinet, instead of folding back.
//
// in ─► interpolate (8 taps a phase) ─► valve with bias ─► coupling capacitor ─► valve ─► 16 taps back to one ─► out
//
// state (f32x4): capacitors; eight frames before the window and the window as it comes in; the same as it leaves the valves ·
// table (f32x4): eight pairs of taps, newest frame first; then those that
// lead back, newest value first, which comes second in its pair.

const HISTORY: usize = 8 * 16

@inline
function valve(x: v128): v128 {
  const bounded = f32x4.max(f32x4.min(x, f32x4.splat(3)), f32x4.splat(-3))
  const square = f32x4.mul(bounded, bounded)
  const above = f32x4.mul(bounded, f32x4.add(f32x4.splat(27), square))
  return f32x4.div(above, f32x4.add(f32x4.splat(27), f32x4.mul(f32x4.splat(9), square)))
}

@inline
function filter(newest: usize, table: usize): v128 {
  let sum = f32x4.mul(v128.load(newest), v128.load(table))
  sum = f32x4.add(sum, f32x4.mul(v128.load(newest - 16), v128.load(table, 16)))
  sum = f32x4.add(sum, f32x4.mul(v128.load(newest - 32), v128.load(table, 32)))
  sum = f32x4.add(sum, f32x4.mul(v128.load(newest - 48), v128.load(table, 48)))
  sum = f32x4.add(sum, f32x4.mul(v128.load(newest - 64), v128.load(table, 64)))
  sum = f32x4.add(sum, f32x4.mul(v128.load(newest - 80), v128.load(table, 80)))
  sum = f32x4.add(sum, f32x4.mul(v128.load(newest - 96), v128.load(table, 96)))
  return f32x4.add(sum, f32x4.mul(v128.load(newest - 112), v128.load(table, 112)))
}

export function runAmp(
  state: usize,
  table: usize,
  left: usize,
  right: usize,
  drive: f32,
  bias: f32,
  second: f32,
  frames: i32,
): void {
  const bytes = <usize>frames * 16
  const bent = f32x4.splat(bias)
  const first = f32x4.splat(2 * drive)
  const then = f32x4.splat(second)
  const charge = f32x4.splat(0.0048)
  let capacitors = v128.load(state)
  let source = state + 16 + HISTORY
  let driven = source + bytes + HISTORY
  memory.copy(state + 16, state + 16 + bytes, HISTORY)
  memory.copy(driven - HISTORY, driven - HISTORY + bytes, HISTORY)
  for (let end = left + bytes / 4; left < end; left += 4, right += 4, source += 16, driven += 16) {
    v128.store(source, v128.shuffle<f32>(v128.load32_splat(left), v128.load32_splat(right), 0, 0, 4, 4))
    let y = valve(f32x4.add(f32x4.mul(filter(source, table), first), bent))
    capacitors = f32x4.add(capacitors, f32x4.mul(f32x4.sub(y, capacitors), charge))
    y = valve(f32x4.mul(f32x4.sub(y, capacitors), then))
    v128.store(driven, y)
    const both = filter(driven, table + 128)
    store<f32>(left, f32x4.extract_lane(both, 0) + f32x4.extract_lane(both, 1))
    store<f32>(right, f32x4.extract_lane(both, 2) + f32x4.extract_lane(both, 3))
  }
  v128.store(state, capacitors)
}
