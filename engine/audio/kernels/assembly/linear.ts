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

// The same for rows that are mostly zeros, as they are behind a rectifier: a product with zero changes no sum, so it is left
// out. `places` has room for an offset per input.
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
  const panelBytes = rowBytes << 3
  for (let r = 0; r < rows; r++, x += rowBytes, y += <usize>outputs << 2) {
    let end = places
    for (let i: usize = 0; i < rowBytes; i += 4) {
      if (load<f32>(x + i) != 0) {
        store<u32>(end, <u32>i)
        end += 4
      }
    }
    let o = 0
    for (; o + 32 <= outputs; o += 32) {
      const from = bias + (<usize>o << 2)
      const panel = weights + <usize>o * rowBytes
      let a = v128.load(from)
      let b = v128.load(from, 16)
      let c = v128.load(from, 32)
      let d = v128.load(from, 48)
      let e = v128.load(from, 64)
      let f = v128.load(from, 80)
      let g = v128.load(from, 96)
      let h = v128.load(from, 112)
      for (let at = places; at < end; at += 4) {
        const i = <usize>load<u32>(at)
        const s = v128.load32_splat(x + i)
        const p = panel + (i << 3)
        const q = p + panelBytes
        const t = q + panelBytes
        const u = t + panelBytes
        a = f32x4.add(a, f32x4.mul(s, v128.load(p)))
        b = f32x4.add(b, f32x4.mul(s, v128.load(p, 16)))
        c = f32x4.add(c, f32x4.mul(s, v128.load(q)))
        d = f32x4.add(d, f32x4.mul(s, v128.load(q, 16)))
        e = f32x4.add(e, f32x4.mul(s, v128.load(t)))
        f = f32x4.add(f, f32x4.mul(s, v128.load(t, 16)))
        g = f32x4.add(g, f32x4.mul(s, v128.load(u)))
        h = f32x4.add(h, f32x4.mul(s, v128.load(u, 16)))
      }
      const to = y + (<usize>o << 2)
      v128.store(to, a)
      v128.store(to, b, 16)
      v128.store(to, c, 32)
      v128.store(to, d, 48)
      v128.store(to, e, 64)
      v128.store(to, f, 80)
      v128.store(to, g, 96)
      v128.store(to, h, 112)
    }
    for (; o < outputs; o += 8) {
      const from = bias + (<usize>o << 2)
      const panel = weights + <usize>o * rowBytes
      let a = v128.load(from)
      let b = v128.load(from, 16)
      for (let at = places; at < end; at += 4) {
        const i = <usize>load<u32>(at)
        const s = v128.load32_splat(x + i)
        a = f32x4.add(a, f32x4.mul(s, v128.load(panel + (i << 3))))
        b = f32x4.add(b, f32x4.mul(s, v128.load(panel + (i << 3), 16)))
      }
      const to = y + (<usize>o << 2)
      v128.store(to, a)
      v128.store(to, b, 16)
    }
  }
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
