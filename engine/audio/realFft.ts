// Real Fourier transform by a half-size complex Stockham transform (radix 4, a last radix 2 where needed), so data never
// needs bit reversal. Spectra are split in real and imaginary parts, size / 2 + 1 long.
import { cos, sin, TAU } from './math.ts'

export type RealFft = {
  size: number
  forward(input: Float64Array, real: Float64Array, imaginary: Float64Array): void
  inverse(real: Float64Array, imaginary: Float64Array, output: Float64Array): void
}

type Pair = { real: Float64Array; imaginary: Float64Array }

function twiddles(count: number, size: number): Pair {
  const real = new Float64Array(count)
  const imaginary = new Float64Array(count)
  for (let i = 0; i < count; i++) {
    real[i] = cos((TAU * i) / size)
    imaginary[i] = -sin((TAU * i) / size)
  }
  return { real, imaginary }
}

function radix4(from: Pair, to: Pair, length: number, stride: number, unit: Pair, unitStep: number): void {
  const quarter = length >> 2
  const { real: xr, imaginary: xi } = from
  const { real: yr, imaginary: yi } = to
  for (let p = 0; p < quarter; p++) {
    const w1r = unit.real[p * unitStep]
    const w1i = unit.imaginary[p * unitStep]
    const w2r = w1r * w1r - w1i * w1i
    const w2i = 2 * w1r * w1i
    const w3r = w1r * w2r - w1i * w2i
    const w3i = w1r * w2i + w1i * w2r
    const span = stride * quarter
    let a = stride * p
    let o = stride * 4 * p
    for (let q = 0; q < stride; q++, a++, o++) {
      const ar = xr[a] + xr[a + 2 * span]
      const ai = xi[a] + xi[a + 2 * span]
      const cr = xr[a] - xr[a + 2 * span]
      const ci = xi[a] - xi[a + 2 * span]
      const br = xr[a + span] + xr[a + 3 * span]
      const bi = xi[a + span] + xi[a + 3 * span]
      const dr = xr[a + span] - xr[a + 3 * span]
      const di = xi[a + span] - xi[a + 3 * span]
      yr[o] = ar + br
      yi[o] = ai + bi
      const er = cr + di
      const ei = ci - dr
      yr[o + stride] = er * w1r - ei * w1i
      yi[o + stride] = er * w1i + ei * w1r
      const fr = ar - br
      const fi = ai - bi
      yr[o + 2 * stride] = fr * w2r - fi * w2i
      yi[o + 2 * stride] = fr * w2i + fi * w2r
      const gr = cr - di
      const gi = ci + dr
      yr[o + 3 * stride] = gr * w3r - gi * w3i
      yi[o + 3 * stride] = gr * w3i + gi * w3r
    }
  }
}

function radix2(from: Pair, to: Pair, stride: number): void {
  for (let q = 0; q < stride; q++) {
    to.real[q] = from.real[q] + from.real[q + stride]
    to.imaginary[q] = from.imaginary[q] + from.imaginary[q + stride]
    to.real[q + stride] = from.real[q] - from.real[q + stride]
    to.imaginary[q + stride] = from.imaginary[q] - from.imaginary[q + stride]
  }
}

export function createRealFft(size: number): RealFft {
  const half = size >> 1
  const unit = twiddles(half, half)
  const turn = twiddles(half + 1, size)
  let front: Pair = { real: new Float64Array(half), imaginary: new Float64Array(half) }
  let back: Pair = { real: new Float64Array(half), imaginary: new Float64Array(half) }

  function transform(): void {
    let stride = 1
    let length = half
    while (length > 1) {
      if (length >= 4) radix4(front, back, length, stride, unit, stride)
      else radix2(front, back, stride)
      const step = length >= 4 ? 4 : 2
      length /= step
      stride *= step
      ;[front, back] = [back, front]
    }
  }

  return {
    size,
    forward(input, real, imaginary) {
      for (let k = 0; k < half; k++) {
        front.real[k] = input[2 * k]
        front.imaginary[k] = input[2 * k + 1]
      }
      transform()
      const { real: zr, imaginary: zi } = front
      real[0] = zr[0] + zi[0]
      imaginary[0] = 0
      real[half] = zr[0] - zi[0]
      imaginary[half] = 0
      for (let k = 1; k < half; k++) {
        const evenReal = (zr[k] + zr[half - k]) / 2
        const evenImaginary = (zi[k] - zi[half - k]) / 2
        const oddReal = (zi[k] + zi[half - k]) / 2
        const oddImaginary = (zr[half - k] - zr[k]) / 2
        real[k] = evenReal + oddReal * turn.real[k] - oddImaginary * turn.imaginary[k]
        imaginary[k] = evenImaginary + oddReal * turn.imaginary[k] + oddImaginary * turn.real[k]
      }
    },
    inverse(real, imaginary, output) {
      const { real: zr, imaginary: zi } = front
      for (let k = 0; k < half; k++) {
        const evenReal = real[k] + real[half - k]
        const evenImaginary = imaginary[k] - imaginary[half - k]
        const differenceReal = real[k] - real[half - k]
        const differenceImaginary = imaginary[k] + imaginary[half - k]
        const oddReal = differenceReal * turn.real[k] + differenceImaginary * turn.imaginary[k]
        const oddImaginary = differenceImaginary * turn.real[k] - differenceReal * turn.imaginary[k]
        zr[k] = evenReal - oddImaginary
        zi[k] = -(evenImaginary + oddReal)
      }
      transform()
      const scale = 1 / size
      for (let k = 0; k < half; k++) {
        output[2 * k] = front.real[k] * scale
        output[2 * k + 1] = -front.imaginary[k] * scale
      }
    },
  }
}
