// Rings are powers of two long, with four samples more at the end that repeat the first four: four frames are read at
// once from anywhere. Ring, integers: 0 samples (address), 4 mask, 8 delay. Every delay is at least four frames.

@inline
function readFour(ring: usize, at: i32): v128 {
  return v128.load(<usize>load<i32>(ring) + (<usize>((at - load<i32>(ring, 8)) & load<i32>(ring, 4)) << 2))
}

@inline
function writeFour(ring: usize, at: i32, values: v128): void {
  const mask = load<i32>(ring, 4)
  const place = at & mask
  const samples = <usize>load<i32>(ring)
  v128.store(samples + (<usize>place << 2), values)
  if (place == 0) v128.store(samples + (<usize>(mask + 1) << 2), values)
}

@inline
function diffuse(ring: usize, at: i32, x: v128): v128 {
  const share = f32x4.splat(0.6)
  const delayed = readFour(ring, at)
  const inner = f32x4.sub(x, f32x4.mul(share, delayed))
  writeFour(ring, at, inner)
  return f32x4.add(delayed, f32x4.mul(share, inner))
}

@inline
function evens(a: v128, b: v128): v128 {
  return v128.shuffle<f32>(a, b, 0, 4, 1, 5)
}

@inline
function odds(a: v128, b: v128): v128 {
  return v128.shuffle<f32>(a, b, 2, 6, 3, 7)
}

@inline
function lowHalves(a: v128, b: v128): v128 {
  return v128.shuffle<f32>(a, b, 0, 1, 4, 5)
}

@inline
function highHalves(a: v128, b: v128): v128 {
  return v128.shuffle<f32>(a, b, 2, 3, 6, 7)
}

@inline
function sumOf(a: v128): v128 {
  const pairs = f32x4.add(a, v128.shuffle<f32>(a, a, 2, 3, 0, 1))
  return f32x4.add(pairs, v128.shuffle<f32>(pairs, pairs, 1, 0, 3, 2))
}

// Room: 0 gains of the lines (8 floats), 32 damping states (8), 64 keep (1 - damping), 68 bias, 72 at,
// 80 rings of 12 bytes: pre-delay left and right, four diffusers, eight lines.
export function runRoom(room: usize, inLeft: usize, inRight: usize, outLeft: usize, outRight: usize, frames: i32): void {
  const gainsLow = v128.load(room)
  const gainsHigh = v128.load(room, 16)
  let low = v128.load(room, 32)
  let high = v128.load(room, 48)
  const keep = v128.load32_splat(room, 64)
  const bias = v128.load32_splat(room, 68)
  let at = load<i32>(room, 72)
  const rings = room + 80
  const lines = rings + 72
  const quarter = f32x4.splat(0.25)
  const leftTaps = f32x4(0.35, 0.105, -0.35, 0)
  const rightTaps = f32x4(0.105, 0.35, 0, -0.35)
  const leftTapsHigh = f32x4(0.35, 0, -0.35, 0)
  const rightTapsHigh = f32x4(0, 0.35, 0, -0.35)
  for (let i = 0; i < frames; i += 4, at += 4) {
    writeFour(rings, at, v128.load(inLeft))
    writeFour(rings + 12, at, v128.load(inRight))
    const x = diffuse(rings + 36, at, diffuse(rings + 24, at, f32x4.add(readFour(rings, at), bias)))
    const y = diffuse(rings + 60, at, diffuse(rings + 48, at, f32x4.add(readFour(rings + 12, at), bias)))
    // Four frames of eight lines, turned so that a vector holds four lines of one frame.
    let a = readFour(lines, at)
    let b = readFour(lines + 12, at)
    let c = readFour(lines + 24, at)
    let d = readFour(lines + 36, at)
    let p = evens(a, b)
    let q = evens(c, d)
    let r = odds(a, b)
    let s = odds(c, d)
    let l0 = lowHalves(p, q)
    let l1 = highHalves(p, q)
    let l2 = lowHalves(r, s)
    let l3 = highHalves(r, s)
    a = readFour(lines + 48, at)
    b = readFour(lines + 60, at)
    c = readFour(lines + 72, at)
    d = readFour(lines + 84, at)
    p = evens(a, b)
    q = evens(c, d)
    r = odds(a, b)
    s = odds(c, d)
    let h0 = lowHalves(p, q)
    let h1 = highHalves(p, q)
    let h2 = lowHalves(r, s)
    let h3 = highHalves(r, s)
    low = f32x4.add(low, f32x4.mul(keep, f32x4.sub(l0, low)))
    high = f32x4.add(high, f32x4.mul(keep, f32x4.sub(h0, high)))
    l0 = low
    h0 = high
    low = f32x4.add(low, f32x4.mul(keep, f32x4.sub(l1, low)))
    high = f32x4.add(high, f32x4.mul(keep, f32x4.sub(h1, high)))
    l1 = low
    h1 = high
    low = f32x4.add(low, f32x4.mul(keep, f32x4.sub(l2, low)))
    high = f32x4.add(high, f32x4.mul(keep, f32x4.sub(h2, high)))
    l2 = low
    h2 = high
    low = f32x4.add(low, f32x4.mul(keep, f32x4.sub(l3, low)))
    high = f32x4.add(high, f32x4.mul(keep, f32x4.sub(h3, high)))
    l3 = low
    h3 = high
    addOut(outLeft, outRight, 0, l0, h0, leftTaps, rightTaps, leftTapsHigh, rightTapsHigh)
    addOut(outLeft, outRight, 4, l1, h1, leftTaps, rightTaps, leftTapsHigh, rightTapsHigh)
    addOut(outLeft, outRight, 8, l2, h2, leftTaps, rightTaps, leftTapsHigh, rightTapsHigh)
    addOut(outLeft, outRight, 12, l3, h3, leftTaps, rightTaps, leftTapsHigh, rightTapsHigh)
    // Householder: every line loses a quarter of the sum.
    let share = f32x4.mul(quarter, sumOf(f32x4.add(l0, h0)))
    l0 = f32x4.mul(gainsLow, f32x4.sub(l0, share))
    h0 = f32x4.mul(gainsHigh, f32x4.sub(h0, share))
    share = f32x4.mul(quarter, sumOf(f32x4.add(l1, h1)))
    l1 = f32x4.mul(gainsLow, f32x4.sub(l1, share))
    h1 = f32x4.mul(gainsHigh, f32x4.sub(h1, share))
    share = f32x4.mul(quarter, sumOf(f32x4.add(l2, h2)))
    l2 = f32x4.mul(gainsLow, f32x4.sub(l2, share))
    h2 = f32x4.mul(gainsHigh, f32x4.sub(h2, share))
    share = f32x4.mul(quarter, sumOf(f32x4.add(l3, h3)))
    l3 = f32x4.mul(gainsLow, f32x4.sub(l3, share))
    h3 = f32x4.mul(gainsHigh, f32x4.sub(h3, share))
    p = evens(l0, l1)
    q = evens(l2, l3)
    r = odds(l0, l1)
    s = odds(l2, l3)
    writeFour(lines, at, f32x4.add(lowHalves(p, q), x))
    writeFour(lines + 12, at, f32x4.add(highHalves(p, q), y))
    writeFour(lines + 24, at, f32x4.sub(lowHalves(r, s), x))
    writeFour(lines + 36, at, f32x4.sub(highHalves(r, s), y))
    p = evens(h0, h1)
    q = evens(h2, h3)
    r = odds(h0, h1)
    s = odds(h2, h3)
    writeFour(lines + 48, at, f32x4.add(lowHalves(p, q), x))
    writeFour(lines + 60, at, f32x4.add(highHalves(p, q), y))
    writeFour(lines + 72, at, f32x4.sub(lowHalves(r, s), x))
    writeFour(lines + 84, at, f32x4.sub(highHalves(r, s), y))
    inLeft += 16
    inRight += 16
    outLeft += 16
    outRight += 16
  }
  v128.store(room, low, 32)
  v128.store(room, high, 48)
  store<i32>(room, at, 72)
}

@inline
function addOut(
  outLeft: usize,
  outRight: usize,
  offset: usize,
  low: v128,
  high: v128,
  leftTaps: v128,
  rightTaps: v128,
  leftTapsHigh: v128,
  rightTapsHigh: v128,
): void {
  const left = sumOf(f32x4.add(f32x4.mul(low, leftTaps), f32x4.mul(high, leftTapsHigh)))
  const right = sumOf(f32x4.add(f32x4.mul(low, rightTaps), f32x4.mul(high, rightTapsHigh)))
  store<f32>(outLeft + offset, load<f32>(outLeft + offset) + f32x4.extract_lane(left, 0))
  store<f32>(outRight + offset, load<f32>(outRight + offset) + f32x4.extract_lane(right, 0))
}

// Echo, floats: 0 share, 4 feedback, 8 cross, 12 bias, 16 low left, 20 low right; integers: 24 length, 28 at,
// 32 left ring, 36 right ring.
export function runEcho(echo: usize, inLeft: usize, inRight: usize, outLeft: usize, outRight: usize, frames: i32): void {
  const share = load<f32>(echo)
  const feedback = load<f32>(echo, 4)
  const cross = load<f32>(echo, 8)
  const bias = load<f32>(echo, 12)
  let lowLeft = load<f32>(echo, 16)
  let lowRight = load<f32>(echo, 20)
  const end = <usize>load<i32>(echo, 24) * 4
  let at = <usize>load<i32>(echo, 28) * 4
  const left = <usize>load<i32>(echo, 32)
  const right = <usize>load<i32>(echo, 36)
  for (let i: usize = 0; i < <usize>frames * 4; i += 4) {
    const a = load<f32>(left + at)
    const b = load<f32>(right + at)
    store<f32>(outLeft + i, load<f32>(outLeft + i) + a)
    store<f32>(outRight + i, load<f32>(outRight + i) + b)
    lowLeft += (a - lowLeft) * share
    lowRight += (b - lowRight) * share
    store<f32>(left + at, load<f32>(inLeft + i) + lowRight * feedback + bias)
    store<f32>(right + at, lowLeft * cross + load<f32>(inRight + i) * 0.4 + bias)
    at += 4
    if (at == end) at = 0
  }
  store<f32>(echo, lowLeft, 16)
  store<f32>(echo, lowRight, 20)
  store<i32>(echo, <i32>(at / 4), 28)
}
