import { addsLongProducts, multiplyLong, multiplyPairs } from './panel'

// y[r, o] = max(0, bias[o] + sum over i of x[r, i] * weights[o, i]), summed in the order of i: to the last bit what `linear` gives.
// Nine of ten are zero, and which ones is found at twice the speed with 16-bit numbers: where their sum lies so far below zero that
// no rounding could lift it, the outcome is zero; all others are summed as they should be.
//
// The bound. With a = x * s and b = w * t rounded to p and q: |a b - p q| <= 0.5 |p| + 0.5 |q| + 0.25, so all products together are
// off by at most half the sums of |p| and |q| (taken as 0.51, since a is rounded before). What `linear` itself loses by rounding is
// at most 321 / 2^24 of bias and products. By Cauchy and Schwarz no sum leaves 32 bits: |p| <= 64800 in length, |q| <= 2^15.
//
// weights: [outputs][inputs] · halves: [outputs / 8][inputs / 2][8][2], 16 bits · scales: t for each output · sums: 0.51 * sum of |q|
// Rows are a multiple of four, inputs and outputs of eight. scratch: see the offsets.

const BLOCK: i32 = 64
const LONGEST: f32 = 64800
const LARGEST: f32 = 32700
// 321 / 2^24 of the longest product of lengths, and what single precision loses in the comparison.
const SLACK: f32 = 64000
const BIAS_SLACK: f32 = 2.5e-5

@inline
function laneSum(x: v128): f32 {
  return f32x4.extract_lane(x, 0) + f32x4.extract_lane(x, 1) + (f32x4.extract_lane(x, 2) + f32x4.extract_lane(x, 3))
}

@inline
function laneMax(x: v128): f32 {
  return max(
    max(f32x4.extract_lane(x, 0), f32x4.extract_lane(x, 1)),
    max(f32x4.extract_lane(x, 2), f32x4.extract_lane(x, 3)),
  )
}

// A row as 16-bit numbers, its pairs beside those of three other rows; its scale goes to `scale`, the bound's share to `sum`.
function roundRow(x: usize, bytes: usize, to: usize, scale: usize, sum: usize): void {
  let squares = f32x4.splat(0)
  let most = f32x4.splat(0)
  for (let i: usize = 0; i < bytes; i += 16) {
    const v = v128.load(x + i)
    squares = f32x4.add(squares, f32x4.mul(v, v))
    most = f32x4.max(most, f32x4.abs(v))
  }
  const largest = laneMax(most)
  const s: f32 = largest == 0 ? 0 : min(LONGEST / sqrt<f32>(laneSum(squares)), LARGEST / largest)
  const factor = f32x4.splat(s)
  let size = f32x4.splat(0)
  for (let i: usize = 0; i < bytes; i += 32) {
    const a = f32x4.nearest(f32x4.mul(v128.load(x + i), factor))
    const b = f32x4.nearest(f32x4.mul(v128.load(x + i, 16), factor))
    size = f32x4.add(size, f32x4.add(f32x4.abs(a), f32x4.abs(b)))
    const pairs = i16x8.narrow_i32x4_s(i32x4.trunc_sat_f32x4_s(a), i32x4.trunc_sat_f32x4_s(b))
    v128.store32_lane(to, pairs, 0)
    v128.store32_lane(to, pairs, 1, 16)
    v128.store32_lane(to, pairs, 2, 32)
    v128.store32_lane(to, pairs, 3, 48)
    to += 64
  }
  store<f32>(scale, s)
  store<f32>(sum, <f32>0.51 * laneSum(size) + SLACK)
}

// Not surely below zero: bits of four outputs.
@inline
function mayLift(product: v128, scale: f32, sum: f32, biases: v128, sums: v128): v128 {
  const level = f32x4.add(f32x4.convert_i32x4_s(product), f32x4.mul(f32x4.splat(scale), biases))
  return f32x4.ge(f32x4.add(level, f32x4.add(f32x4.splat(sum), sums)), f32x4.splat(0))
}

@inline
function list(bits: i32, output: i32, end: usize): usize {
  for (; bits != 0; bits &= bits - 1) {
    store<u32>(end, output + ctz<i32>(bits))
    end += 4
  }
  return end
}

// Eight outputs of four rows: `turned` holds the four side by side.
function sumEight(turned: usize, bytes: usize, weights: usize, bias: usize, y: usize, step: usize, places: usize): void {
  const p0 = <usize>load<u32>(places)
  const p1 = <usize>load<u32>(places, 4)
  const p2 = <usize>load<u32>(places, 8)
  const p3 = <usize>load<u32>(places, 12)
  const p4 = <usize>load<u32>(places, 16)
  const p5 = <usize>load<u32>(places, 20)
  const p6 = <usize>load<u32>(places, 24)
  const p7 = <usize>load<u32>(places, 28)
  const w0 = weights + p0 * bytes
  const w1 = weights + p1 * bytes
  const w2 = weights + p2 * bytes
  const w3 = weights + p3 * bytes
  const w4 = weights + p4 * bytes
  const w5 = weights + p5 * bytes
  const w6 = weights + p6 * bytes
  const w7 = weights + p7 * bytes
  let a = v128.load32_splat(bias + (p0 << 2))
  let b = v128.load32_splat(bias + (p1 << 2))
  let c = v128.load32_splat(bias + (p2 << 2))
  let d = v128.load32_splat(bias + (p3 << 2))
  let e = v128.load32_splat(bias + (p4 << 2))
  let f = v128.load32_splat(bias + (p5 << 2))
  let g = v128.load32_splat(bias + (p6 << 2))
  let h = v128.load32_splat(bias + (p7 << 2))
  for (let i: usize = 0; i < bytes; i += 8, turned += 32) {
    let x = v128.load(turned)
    a = f32x4.add(a, f32x4.mul(x, v128.load32_splat(w0 + i)))
    b = f32x4.add(b, f32x4.mul(x, v128.load32_splat(w1 + i)))
    c = f32x4.add(c, f32x4.mul(x, v128.load32_splat(w2 + i)))
    d = f32x4.add(d, f32x4.mul(x, v128.load32_splat(w3 + i)))
    e = f32x4.add(e, f32x4.mul(x, v128.load32_splat(w4 + i)))
    f = f32x4.add(f, f32x4.mul(x, v128.load32_splat(w5 + i)))
    g = f32x4.add(g, f32x4.mul(x, v128.load32_splat(w6 + i)))
    h = f32x4.add(h, f32x4.mul(x, v128.load32_splat(w7 + i)))
    x = v128.load(turned, 16)
    a = f32x4.add(a, f32x4.mul(x, v128.load32_splat(w0 + i, 4)))
    b = f32x4.add(b, f32x4.mul(x, v128.load32_splat(w1 + i, 4)))
    c = f32x4.add(c, f32x4.mul(x, v128.load32_splat(w2 + i, 4)))
    d = f32x4.add(d, f32x4.mul(x, v128.load32_splat(w3 + i, 4)))
    e = f32x4.add(e, f32x4.mul(x, v128.load32_splat(w4 + i, 4)))
    f = f32x4.add(f, f32x4.mul(x, v128.load32_splat(w5 + i, 4)))
    g = f32x4.add(g, f32x4.mul(x, v128.load32_splat(w6 + i, 4)))
    h = f32x4.add(h, f32x4.mul(x, v128.load32_splat(w7 + i, 4)))
  }
  storeColumn(a, y + (p0 << 2), step)
  storeColumn(b, y + (p1 << 2), step)
  storeColumn(c, y + (p2 << 2), step)
  storeColumn(d, y + (p3 << 2), step)
  storeColumn(e, y + (p4 << 2), step)
  storeColumn(f, y + (p5 << 2), step)
  storeColumn(g, y + (p6 << 2), step)
  storeColumn(h, y + (p7 << 2), step)
}

@inline
function storeColumn(sum: v128, y: usize, step: usize): void {
  const positive = f32x4.max(sum, f32x4.splat(0))
  v128.store32_lane(y, positive, 0)
  v128.store32_lane(y + step, positive, 1)
  v128.store32_lane(y + 2 * step, positive, 2)
  v128.store32_lane(y + 3 * step, positive, 3)
}

function turnFour(x: usize, bytes: usize, turned: usize): void {
  for (let i: usize = 0; i < bytes; i += 16, turned += 64) {
    const a = v128.load(x + i)
    const b = v128.load(x + bytes + i)
    const c = v128.load(x + 2 * bytes + i)
    const d = v128.load(x + 3 * bytes + i)
    const ab = v128.shuffle<f32>(a, b, 0, 4, 1, 5)
    const cd = v128.shuffle<f32>(c, d, 0, 4, 1, 5)
    const ef = v128.shuffle<f32>(a, b, 2, 6, 3, 7)
    const gh = v128.shuffle<f32>(c, d, 2, 6, 3, 7)
    v128.store(turned, v128.shuffle<f32>(ab, cd, 0, 1, 4, 5))
    v128.store(turned, v128.shuffle<f32>(ab, cd, 2, 3, 6, 7), 16)
    v128.store(turned, v128.shuffle<f32>(ef, gh, 0, 1, 4, 5), 32)
    v128.store(turned, v128.shuffle<f32>(ef, gh, 2, 3, 6, 7), 48)
  }
}

// For each group of four rows, the outputs that may be above zero: listed from `lists` on, their ends in `ends`.
function screen(
  rounded: usize,
  groups: i32,
  halfBytes: usize,
  halves: usize,
  outputs: i32,
  rowFacts: usize,
  biases: usize,
  sums: usize,
  ends: usize,
  products: usize,
  isLong: bool,
): void {
  for (let o = 0; o < outputs; o += 8) {
    const panel = halves + <usize>o * halfBytes
    const at = <usize>o << 2
    for (let group = 0; group < groups; group++) {
      const x = rounded + <usize>group * 4 * halfBytes
      if (isLong) multiplyLong(x, panel, halfBytes, products)
      else multiplyPairs(x, panel, halfBytes, products)
      const facts = rowFacts + (<usize>group << 5)
      const bias = v128.load(biases + at)
      const otherBias = v128.load(biases + at, 16)
      const sum = v128.load(sums + at)
      const otherSum = v128.load(sums + at, 16)
      let low = mayLift(v128.load(products, 0), load<f32>(facts), load<f32>(facts, 16), bias, sum)
      let high = mayLift(v128.load(products, 16), load<f32>(facts), load<f32>(facts, 16), otherBias, otherSum)
      low = v128.or(low, mayLift(v128.load(products, 32), load<f32>(facts, 4), load<f32>(facts, 20), bias, sum))
      high = v128.or(high, mayLift(v128.load(products, 48), load<f32>(facts, 4), load<f32>(facts, 20), otherBias, otherSum))
      low = v128.or(low, mayLift(v128.load(products, 64), load<f32>(facts, 8), load<f32>(facts, 24), bias, sum))
      high = v128.or(high, mayLift(v128.load(products, 80), load<f32>(facts, 8), load<f32>(facts, 24), otherBias, otherSum))
      low = v128.or(low, mayLift(v128.load(products, 96), load<f32>(facts, 12), load<f32>(facts, 28), bias, sum))
      high = v128.or(high, mayLift(v128.load(products, 112), load<f32>(facts, 12), load<f32>(facts, 28), otherBias, otherSum))
      const bits = i32x4.bitmask(low) | (i32x4.bitmask(high) << 4)
      const end = ends + (<usize>group << 2)
      store<u32>(end, <u32>list(bits, o, <usize>load<u32>(end)))
    }
  }
}

export function linearRectified(
  x: usize,
  rows: i32,
  inputs: i32,
  weights: usize,
  halves: usize,
  scales: usize,
  sums: usize,
  bias: usize,
  y: usize,
  outputs: i32,
  scratch: usize,
): void {
  const bytes = <usize>inputs << 2
  const halfBytes = bytes >> 1
  const step = <usize>outputs << 2
  // A block's rows as 16-bit numbers; four rows side by side; scales and sums of rows, by fours; each output's bias in its scale;
  // the ends of the lists; the lists, each with room for seven more, so that the last eight are full.
  const rounded = scratch
  const turned = rounded + <usize>BLOCK * halfBytes
  const rowFacts = turned + 4 * bytes
  const biases = rowFacts + <usize>BLOCK * 8
  const ends = biases + step
  const lists = ends + <usize>BLOCK
  const listBytes = step + 32
  for (let o: usize = 0; o < step; o += 16) {
    const scaled = f32x4.mul(v128.load(bias + o), v128.load(scales + o))
    v128.store(biases + o, f32x4.add(scaled, f32x4.mul(f32x4.abs(scaled), f32x4.splat(BIAS_SLACK))))
  }
  memory.fill(y, 0, <usize>rows * step)
  const isLong = addsLongProducts(load<f32>(y))
  for (let from = 0; from < rows; from += BLOCK) {
    const count = min(BLOCK, rows - from)
    const groups = count >> 2
    const first = x + <usize>from * bytes
    for (let r: usize = 0; r < <usize>count; r++) {
      const facts = rowFacts + ((r >> 2) << 5) + ((r & 3) << 2)
      const to = rounded + (r >> 2) * 4 * halfBytes + ((r & 3) << 2)
      roundRow(first + r * bytes, bytes, to, facts, facts + 16)
    }
    for (let group: usize = 0; group < <usize>groups; group++) {
      store<u32>(ends + (group << 2), <u32>(lists + group * listBytes))
    }
    screen(rounded, groups, halfBytes, halves, outputs, rowFacts, biases, sums, ends, turned, isLong)
    for (let group: usize = 0; group < <usize>groups; group++) {
      const places = lists + group * listBytes
      const end = <usize>load<u32>(ends + (group << 2))
      if (end == places) continue
      const last = load<u32>(end - 4)
      for (let pad: usize = 0; pad < 28; pad += 4) store<u32>(end + pad, last)
      turnFour(first + group * 4 * bytes, bytes, turned)
      const to = y + (<usize>from + group * 4) * step
      for (let at = places; at < end; at += 32) sumEight(turned, bytes, weights, bias, to, step, at)
    }
  }
}
