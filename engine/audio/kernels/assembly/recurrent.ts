// A recurrent network's step (Cho et al. 2014) on rows that are a multiple of four long. Sums keep their order.

// Adds rows to one, the first first; `places` are their addresses.
export function addRows(target: usize, size: i32, places: usize, count: i32): void {
  const bytes = <usize>size << 2
  const end = places + (<usize>count << 2)
  for (let at: usize = 0; at < bytes; at += 16) {
    let sum = v128.load(target + at)
    for (let place = places; place < end; place += 4) sum = f32x4.add(sum, v128.load(<usize>load<u32>(place) + at))
    v128.store(target + at, sum)
  }
}

// A continued fraction, right to the fourth digit: built from exact operations only.
@inline
function tanh(x: v128): v128 {
  const y = f64x2.max(f64x2.splat(-4.97), f64x2.min(f64x2.splat(4.97), x))
  const s = f64x2.mul(y, y)
  let over = f64x2.add(f64x2.splat(378), s)
  over = f64x2.add(f64x2.splat(17325), f64x2.mul(s, over))
  over = f64x2.add(f64x2.splat(135135), f64x2.mul(s, over))
  let under = f64x2.add(f64x2.splat(3150), f64x2.mul(s, f64x2.splat(28)))
  under = f64x2.add(f64x2.splat(62370), f64x2.mul(s, under))
  under = f64x2.add(f64x2.splat(135135), f64x2.mul(s, under))
  return f64x2.div(f64x2.mul(y, over), under)
}

@inline
function sigmoid(x: v128): v128 {
  const half = f64x2.splat(0.5)
  return f64x2.add(half, f64x2.mul(half, tanh(f64x2.mul(half, x))))
}

@inline
function pair(at: usize): v128 {
  return f64x2.promote_low_f32x4(v128.load64_zero(at))
}

// `given` (of the note) and `said` (of the memory) hold reset, keep and fresh one after the other.
export function remember(given: usize, said: usize, before: usize, after: usize, size: i32): void {
  const bytes = <usize>size << 2
  const one = f64x2.splat(1)
  for (let at: usize = 0; at < bytes; at += 8) {
    const reset = sigmoid(f64x2.add(pair(given + at), pair(said + at)))
    const keep = sigmoid(f64x2.add(pair(given + bytes + at), pair(said + bytes + at)))
    const more = at + 2 * bytes
    const fresh = tanh(f64x2.add(pair(given + more), f64x2.mul(reset, pair(said + more))))
    const next = f64x2.add(f64x2.mul(f64x2.sub(one, keep), fresh), f64x2.mul(keep, pair(before + at)))
    v128.store64_lane(after + at, f32x4.demote_f64x2_zero(next), 0)
  }
}
