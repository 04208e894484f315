// y[r, o] = bias[o] + sum over i of x[r, i] * weights, summed in the order of i. Weights lie as [outputs / 8][input][8], so that a
// panel of eight outputs stays in the nearest cache while rows pass. Rows are a multiple of four, outputs of eight.

// Rows that stay in the second cache while all panels pass.
const BLOCK: i32 = 64

export function linear(
  x: usize,
  rows: i32,
  inputs: i32,
  weights: usize,
  bias: usize,
  y: usize,
  outputs: i32,
  rectifies: i32,
): void {
  const zero = f32x4.splat(0)
  const rowBytes = <usize>inputs << 2
  const step = <usize>outputs << 2
  for (let block = 0; block < rows; block += BLOCK) {
    const end = min(rows, block + BLOCK)
    for (let o = 0; o < outputs; o += 8) {
      const from = bias + (<usize>o << 2)
      const panel = weights + <usize>o * rowBytes
      for (let r = block; r < end; r += 4) {
        const x0 = x + <usize>r * rowBytes
        const x1 = x0 + rowBytes
        const x2 = x1 + rowBytes
        const x3 = x2 + rowBytes
        let a0 = v128.load(from)
        let b0 = v128.load(from, 16)
        let a1 = a0
        let b1 = b0
        let a2 = a0
        let b2 = b0
        let a3 = a0
        let b3 = b0
        let w = panel
        for (let i: usize = 0; i < rowBytes; i += 4, w += 32) {
          const k = v128.load(w)
          const l = v128.load(w, 16)
          let s = v128.load32_splat(x0 + i)
          a0 = f32x4.add(a0, f32x4.mul(s, k))
          b0 = f32x4.add(b0, f32x4.mul(s, l))
          s = v128.load32_splat(x1 + i)
          a1 = f32x4.add(a1, f32x4.mul(s, k))
          b1 = f32x4.add(b1, f32x4.mul(s, l))
          s = v128.load32_splat(x2 + i)
          a2 = f32x4.add(a2, f32x4.mul(s, k))
          b2 = f32x4.add(b2, f32x4.mul(s, l))
          s = v128.load32_splat(x3 + i)
          a3 = f32x4.add(a3, f32x4.mul(s, k))
          b3 = f32x4.add(b3, f32x4.mul(s, l))
        }
        if (rectifies) {
          a0 = f32x4.max(a0, zero)
          b0 = f32x4.max(b0, zero)
          a1 = f32x4.max(a1, zero)
          b1 = f32x4.max(b1, zero)
          a2 = f32x4.max(a2, zero)
          b2 = f32x4.max(b2, zero)
          a3 = f32x4.max(a3, zero)
          b3 = f32x4.max(b3, zero)
        }
        let to = y + <usize>r * step + (<usize>o << 2)
        v128.store(to, a0)
        v128.store(to, b0, 16)
        to += step
        v128.store(to, a1)
        v128.store(to, b1, 16)
        to += step
        v128.store(to, a2)
        v128.store(to, b2, 16)
        to += step
        v128.store(to, a3)
        v128.store(to, b3, 16)
      }
    }
  }
}

@inline
function bitsOfFour(x: usize): i32 {
  return i32x4.bitmask(f32x4.ne(v128.load(x), f32x4.splat(0)))
}

// Offsets of the inputs that are not zero; answers their end.
function listInputs(x: usize, bytes: usize, places: usize): usize {
  for (let from: usize = 0; from < bytes; from += 64) {
    const at = x + from
    let bits =
      bitsOfFour(at) | (bitsOfFour(at + 16) << 4) | (bitsOfFour(at + 32) << 8) | (bitsOfFour(at + 48) << 12)
    for (; bits != 0; bits &= bits - 1) {
      store<u32>(places, <u32>from + (ctz<i32>(bits) << 2))
      places += 4
    }
  }
  return places
}

// Rows whose panel of weights stays in the second cache.
const SPARSE_BLOCK: i32 = 32

// The same for rows that are mostly zeros, as they are behind a rectifier: a product with zero changes no sum, so it is left
// out. Weights lie as [outputs / 32][input][32], inputs are a multiple of 16. `places` has room for 32 ends and for 32 rows of offsets.
export function linearSparse(
  x: usize,
  rows: i32,
  inputs: i32,
  weights: usize,
  bias: usize,
  y: usize,
  outputs: i32,
  places: usize,
): void {
  const rowBytes = <usize>inputs << 2
  const step = <usize>outputs << 2
  const offsets = places + (<usize>SPARSE_BLOCK << 2)
  for (let block = 0; block < rows; block += SPARSE_BLOCK) {
    const count = <usize>min(SPARSE_BLOCK, rows - block)
    const first = x + <usize>block * rowBytes
    let last = offsets
    for (let r: usize = 0; r < count; r++) {
      last = listInputs(first + r * rowBytes, rowBytes, last)
      store<u32>(places + (r << 2), <u32>last)
    }
    for (let o: usize = 0; o < step; o += 128) {
      const panel = weights + (o >> 2) * rowBytes
      let at = offsets
      for (let r: usize = 0; r < count; r++) {
        const end = <usize>load<u32>(places + (r << 2))
        sumPanel(first + r * rowBytes, panel, bias + o, y + (<usize>block + r) * step + o, at, end)
        at = end
      }
    }
  }
}

// Thirty-two outputs of one row.
@inline
function sumPanel(x: usize, panel: usize, bias: usize, y: usize, places: usize, end: usize): void {
  let a = v128.load(bias)
  let b = v128.load(bias, 16)
  let c = v128.load(bias, 32)
  let d = v128.load(bias, 48)
  let e = v128.load(bias, 64)
  let f = v128.load(bias, 80)
  let g = v128.load(bias, 96)
  let h = v128.load(bias, 112)
  for (let at = places; at < end; at += 4) {
    const i = <usize>load<u32>(at)
    const s = v128.load32_splat(x + i)
    const p = panel + (i << 5)
    a = f32x4.add(a, f32x4.mul(s, v128.load(p)))
    b = f32x4.add(b, f32x4.mul(s, v128.load(p, 16)))
    c = f32x4.add(c, f32x4.mul(s, v128.load(p, 32)))
    d = f32x4.add(d, f32x4.mul(s, v128.load(p, 48)))
    e = f32x4.add(e, f32x4.mul(s, v128.load(p, 64)))
    f = f32x4.add(f, f32x4.mul(s, v128.load(p, 80)))
    g = f32x4.add(g, f32x4.mul(s, v128.load(p, 96)))
    h = f32x4.add(h, f32x4.mul(s, v128.load(p, 112)))
  }
  v128.store(y, a)
  v128.store(y, b, 16)
  v128.store(y, c, 32)
  v128.store(y, d, 48)
  v128.store(y, e, 64)
  v128.store(y, f, 80)
  v128.store(y, g, 96)
  v128.store(y, h, 112)
}

// A convolution of each channel on its own over rows; what lies outside counts as zero. weights[tap, channel].
export function convolveChannels(
  x: usize,
  rows: i32,
  channels: i32,
  weights: usize,
  taps: i32,
  bias: usize,
  y: usize,
): void {
  const rowBytes = <usize>channels << 2
  const reach = taps >> 1
  for (let r = 0; r < rows; r++) {
    const first = max(0, reach - r)
    const last = min(taps, rows - r + reach)
    for (let c: usize = 0; c < rowBytes; c += 16) {
      let sum = v128.load(bias + c)
      let from = x + <usize>(r + first - reach) * rowBytes + c
      let w = weights + <usize>first * rowBytes + c
      for (let tap = first; tap < last; tap++, from += rowBytes, w += rowBytes) {
        sum = f32x4.add(sum, f32x4.mul(v128.load(from), v128.load(w)))
      }
      v128.store(y + <usize>r * rowBytes + c, sum)
    }
  }
}

@inline
function laneSum(x: v128): f32 {
  return (
    f32x4.extract_lane(x, 0) +
    f32x4.extract_lane(x, 1) +
    (f32x4.extract_lane(x, 2) + f32x4.extract_lane(x, 3))
  )
}

// Every row to mean 0 and variance 1, then times gain plus shift. Rows are a multiple of four long; y may be x.
export function normaliseRows(x: usize, rows: i32, size: i32, gain: usize, shift: usize, y: usize): void {
  const rowBytes = <usize>size << 2
  for (let r = 0; r < rows; r++, x += rowBytes, y += rowBytes) {
    let sum = f32x4.splat(0)
    for (let i: usize = 0; i < rowBytes; i += 16) sum = f32x4.add(sum, v128.load(x + i))
    const mean = f32x4.splat(laneSum(sum) / <f32>size)
    let squares = f32x4.splat(0)
    for (let i: usize = 0; i < rowBytes; i += 16) {
      const off = f32x4.sub(v128.load(x + i), mean)
      squares = f32x4.add(squares, f32x4.mul(off, off))
    }
    const scale = f32x4.splat(<f32>1 / sqrt<f32>(laneSum(squares) / <f32>size + <f32>1e-5))
    for (let i: usize = 0; i < rowBytes; i += 16) {
      const off = f32x4.mul(f32x4.sub(v128.load(x + i), mean), scale)
      v128.store(y + i, f32x4.add(f32x4.mul(off, v128.load(gain + i)), v128.load(shift + i)))
    }
  }
}
