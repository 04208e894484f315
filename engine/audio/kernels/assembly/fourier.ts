// A real Fourier transform of 1024 values by a complex Stockham transform of 512 (radix 4, a last radix 2), so that data needs
// no bit reversal. Every sum has one order. `tables` is laid out as tractBench.ts fills it; places in bytes:
export const SIZE: usize = 1024
const QUARTER: usize = 512
const W1R: usize = 0
const W1I: usize = 512
const W2R: usize = 1024
const W2I: usize = 1536
const W3R: usize = 2048
const W3I: usize = 2560
const TURN_R: usize = 3072
const TURN_I: usize = 5136
const FRONT_R: usize = 7200
const FRONT_I: usize = 9280
const BACK_R: usize = 11360
const BACK_I: usize = 13440

@inline
function storeTransposed(to: usize, a: v128, b: v128, c: v128, d: v128): void {
  const e = v128.shuffle<f32>(a, b, 0, 4, 1, 5)
  const f = v128.shuffle<f32>(c, d, 0, 4, 1, 5)
  const g = v128.shuffle<f32>(a, b, 2, 6, 3, 7)
  const h = v128.shuffle<f32>(c, d, 2, 6, 3, 7)
  v128.store(to, v128.shuffle<f32>(e, f, 0, 1, 4, 5))
  v128.store(to, v128.shuffle<f32>(e, f, 2, 3, 6, 7), 16)
  v128.store(to, v128.shuffle<f32>(g, h, 0, 1, 4, 5), 32)
  v128.store(to, v128.shuffle<f32>(g, h, 2, 3, 6, 7), 48)
}

@inline
function timesReal(ar: v128, ai: v128, br: v128, bi: v128): v128 {
  return f32x4.sub(f32x4.mul(ar, br), f32x4.mul(ai, bi))
}

@inline
function timesImaginary(ar: v128, ai: v128, br: v128, bi: v128): v128 {
  return f32x4.add(f32x4.mul(ar, bi), f32x4.mul(ai, br))
}

function firstStage(tables: usize): void {
  for (let p: usize = 0; p < QUARTER; p += 16) {
    const xr = tables + FRONT_R + p
    const xi = tables + FRONT_I + p
    const x0r = v128.load(xr)
    const x1r = v128.load(xr, 512)
    const x2r = v128.load(xr, 1024)
    const x3r = v128.load(xr, 1536)
    const x0i = v128.load(xi)
    const x1i = v128.load(xi, 512)
    const x2i = v128.load(xi, 1024)
    const x3i = v128.load(xi, 1536)
    const ar = f32x4.add(x0r, x2r)
    const ai = f32x4.add(x0i, x2i)
    const cr = f32x4.sub(x0r, x2r)
    const ci = f32x4.sub(x0i, x2i)
    const br = f32x4.add(x1r, x3r)
    const bi = f32x4.add(x1i, x3i)
    const dr = f32x4.sub(x1r, x3r)
    const di = f32x4.sub(x1i, x3i)
    const er = f32x4.add(cr, di)
    const ei = f32x4.sub(ci, dr)
    const fr = f32x4.sub(ar, br)
    const fi = f32x4.sub(ai, bi)
    const gr = f32x4.sub(cr, di)
    const gi = f32x4.add(ci, dr)
    const w = tables + p
    const w1r = v128.load(w, W1R)
    const w1i = v128.load(w, W1I)
    const w2r = v128.load(w, W2R)
    const w2i = v128.load(w, W2I)
    const w3r = v128.load(w, W3R)
    const w3i = v128.load(w, W3I)
    storeTransposed(
      tables + BACK_R + (p << 2),
      f32x4.add(ar, br),
      timesReal(er, ei, w1r, w1i),
      timesReal(fr, fi, w2r, w2i),
      timesReal(gr, gi, w3r, w3i),
    )
    storeTransposed(
      tables + BACK_I + (p << 2),
      f32x4.add(ai, bi),
      timesImaginary(er, ei, w1r, w1i),
      timesImaginary(fr, fi, w2r, w2i),
      timesImaginary(gr, gi, w3r, w3i),
    )
  }
}

// Strides and offsets in bytes; four values of a stride at once.
function stage(tables: usize, fromR: usize, fromI: usize, toR: usize, toI: usize, stride: usize): void {
  for (let p: usize = 0; p < QUARTER; p += stride) {
    const w = tables + p
    const w1r = v128.load32_splat(w, W1R)
    const w1i = v128.load32_splat(w, W1I)
    const w2r = v128.load32_splat(w, W2R)
    const w2i = v128.load32_splat(w, W2I)
    const w3r = v128.load32_splat(w, W3R)
    const w3i = v128.load32_splat(w, W3I)
    for (let q: usize = 0; q < stride; q += 16) {
      const xr = tables + fromR + p + q
      const xi = tables + fromI + p + q
      const x0r = v128.load(xr)
      const x1r = v128.load(xr, 512)
      const x2r = v128.load(xr, 1024)
      const x3r = v128.load(xr, 1536)
      const x0i = v128.load(xi)
      const x1i = v128.load(xi, 512)
      const x2i = v128.load(xi, 1024)
      const x3i = v128.load(xi, 1536)
      const ar = f32x4.add(x0r, x2r)
      const ai = f32x4.add(x0i, x2i)
      const cr = f32x4.sub(x0r, x2r)
      const ci = f32x4.sub(x0i, x2i)
      const br = f32x4.add(x1r, x3r)
      const bi = f32x4.add(x1i, x3i)
      const dr = f32x4.sub(x1r, x3r)
      const di = f32x4.sub(x1i, x3i)
      const er = f32x4.add(cr, di)
      const ei = f32x4.sub(ci, dr)
      const fr = f32x4.sub(ar, br)
      const fi = f32x4.sub(ai, bi)
      const gr = f32x4.sub(cr, di)
      const gi = f32x4.add(ci, dr)
      let yr = tables + toR + (p << 2) + q
      let yi = tables + toI + (p << 2) + q
      v128.store(yr, f32x4.add(ar, br))
      v128.store(yi, f32x4.add(ai, bi))
      yr += stride
      yi += stride
      v128.store(yr, timesReal(er, ei, w1r, w1i))
      v128.store(yi, timesImaginary(er, ei, w1r, w1i))
      yr += stride
      yi += stride
      v128.store(yr, timesReal(fr, fi, w2r, w2i))
      v128.store(yi, timesImaginary(fr, fi, w2r, w2i))
      yr += stride
      yi += stride
      v128.store(yr, timesReal(gr, gi, w3r, w3i))
      v128.store(yi, timesImaginary(gr, gi, w3r, w3i))
    }
  }
}

// From front to back.
function transform(tables: usize): void {
  firstStage(tables)
  stage(tables, BACK_R, BACK_I, FRONT_R, FRONT_I, 16)
  stage(tables, FRONT_R, FRONT_I, BACK_R, BACK_I, 64)
  stage(tables, BACK_R, BACK_I, FRONT_R, FRONT_I, 256)
  for (let q: usize = 0; q < 1024; q += 16) {
    const xr = tables + FRONT_R + q
    const xi = tables + FRONT_I + q
    const ar = v128.load(xr)
    const ai = v128.load(xi)
    const br = v128.load(xr, 1024)
    const bi = v128.load(xi, 1024)
    v128.store(tables + BACK_R + q, f32x4.add(ar, br))
    v128.store(tables + BACK_I + q, f32x4.add(ai, bi))
    v128.store(tables + BACK_R + q + 1024, f32x4.sub(ar, br))
    v128.store(tables + BACK_I + q + 1024, f32x4.sub(ai, bi))
  }
}

@inline
function loadReversed(from: usize): v128 {
  const x = v128.load(from)
  return v128.shuffle<f32>(x, x, 3, 2, 1, 0)
}

/** 1024 values in, 513 bins out. */
export function forwardReal(tables: usize, input: usize, real: usize, imaginary: usize): void {
  for (let k: usize = 0; k < 2048; k += 16) {
    const a = v128.load(input + (k << 1))
    const b = v128.load(input + (k << 1), 16)
    v128.store(tables + FRONT_R + k, v128.shuffle<f32>(a, b, 0, 2, 4, 6))
    v128.store(tables + FRONT_I + k, v128.shuffle<f32>(a, b, 1, 3, 5, 7))
  }
  transform(tables)
  const zr = tables + BACK_R
  const zi = tables + BACK_I
  const firstReal = load<f32>(zr)
  const firstImaginary = load<f32>(zi)
  store<f32>(zr, firstReal, 2048)
  store<f32>(zi, firstImaginary, 2048)
  const half = f32x4.splat(0.5)
  for (let k: usize = 0; k < 2048; k += 16) {
    const ar = v128.load(zr + k)
    const ai = v128.load(zi + k)
    const br = loadReversed(zr + 2036 - k)
    const bi = loadReversed(zi + 2036 - k)
    const evenReal = f32x4.mul(f32x4.add(ar, br), half)
    const evenImaginary = f32x4.mul(f32x4.sub(ai, bi), half)
    const oddReal = f32x4.mul(f32x4.add(ai, bi), half)
    const oddImaginary = f32x4.mul(f32x4.sub(br, ar), half)
    const tr = v128.load(tables + k, TURN_R)
    const ti = v128.load(tables + k, TURN_I)
    v128.store(real + k, f32x4.add(evenReal, timesReal(oddReal, oddImaginary, tr, ti)))
    v128.store(imaginary + k, f32x4.add(evenImaginary, timesImaginary(oddReal, oddImaginary, tr, ti)))
  }
  store<f32>(real, firstReal - firstImaginary, 2048)
  store<f32>(imaginary, 0, 2048)
}

/** 513 bins in, 1024 values out. */
export function inverseReal(tables: usize, real: usize, imaginary: usize, output: usize): void {
  for (let k: usize = 0; k < 2048; k += 16) {
    const ar = v128.load(real + k)
    const ai = v128.load(imaginary + k)
    const br = loadReversed(real + 2036 - k)
    const bi = loadReversed(imaginary + 2036 - k)
    const evenReal = f32x4.add(ar, br)
    const evenImaginary = f32x4.sub(ai, bi)
    const dr = f32x4.sub(ar, br)
    const di = f32x4.add(ai, bi)
    const tr = v128.load(tables + k, TURN_R)
    const ti = v128.load(tables + k, TURN_I)
    const oddReal = f32x4.add(f32x4.mul(dr, tr), f32x4.mul(di, ti))
    const oddImaginary = f32x4.sub(f32x4.mul(di, tr), f32x4.mul(dr, ti))
    v128.store(tables + FRONT_R + k, f32x4.sub(evenReal, oddImaginary))
    v128.store(tables + FRONT_I + k, f32x4.neg(f32x4.add(evenImaginary, oddReal)))
  }
  transform(tables)
  const scale = f32x4.splat(1.0 / 1024.0)
  const minus = f32x4.splat(-1.0 / 1024.0)
  for (let k: usize = 0; k < 2048; k += 16) {
    const r = f32x4.mul(v128.load(tables + k, BACK_R), scale)
    const i = f32x4.mul(v128.load(tables + k, BACK_I), minus)
    v128.store(output + (k << 1), v128.shuffle<f32>(r, i, 0, 4, 1, 5))
    v128.store(output + (k << 1), v128.shuffle<f32>(r, i, 2, 6, 3, 7), 16)
  }
}
