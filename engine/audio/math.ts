// Own kernels: the built-in sine, exponential and logarithm differ in their last bits between Node, browsers and their
// versions, and a seed must give the same bytes for ever. Only +, -, *, /, sqrt, floor and round are exact everywhere.

export const TAU = 6.283185307179586

const HALF_PI_HIGH = 1.5707963267341256
const HALF_PI_LOW = 6.077100506506192e-11
const LN2_HIGH = 0.6931471803691238
const LN2_LOW = 1.9082149292705877e-10
const LN10 = 2.302585092994046

const float64 = new Float64Array(1)
const words = new Uint32Array(float64.buffer)

function sinSmall(r: number): number {
  const s = r * r
  return (
    r *
    (1 +
      s *
        (-1 / 6 +
          s *
            (1 / 120 +
              s * (-1 / 5040 + s * (1 / 362880 + s * (-1 / 39916800 + s * (1 / 6227020800 - s / 1307674368000)))))))
  )
}

function cosSmall(r: number): number {
  const s = r * r
  return (
    1 +
    s *
      (-1 / 2 +
        s *
          (1 / 24 +
            s *
              (-1 / 720 +
                s *
                  (1 / 40320 +
                    s * (-1 / 3628800 + s * (1 / 479001600 + s * (-1 / 87178291200 + s / 20922789888000)))))))
  )
}

export function sin(x: number): number {
  const quarter = Math.round(x / (TAU / 4))
  const r = x - quarter * HALF_PI_HIGH - quarter * HALF_PI_LOW
  switch (((quarter % 4) + 4) % 4) {
    case 0:
      return sinSmall(r)
    case 1:
      return cosSmall(r)
    case 2:
      return -sinSmall(r)
    default:
      return -cosSmall(r)
  }
}

export function cos(x: number): number {
  return sin(x + TAU / 4)
}

export function tan(x: number): number {
  return sin(x) / cos(x)
}

export function exp(x: number): number {
  if (x < -700) return 0
  if (x > 700) return Infinity
  const k = Math.round(x / (LN2_HIGH + LN2_LOW))
  const r = x - k * LN2_HIGH - k * LN2_LOW
  let term = 1
  let sum = 1
  for (let i = 1; i <= 13; i++) {
    term *= r / i
    sum += term
  }
  float64[0] = 0
  words[1] = (k + 1023) << 20
  return sum * float64[0]
}

export function log(x: number): number {
  if (x <= 0) return x === 0 ? -Infinity : NaN
  float64[0] = x
  let exponent = (words[1] >>> 20) - 1023
  words[1] = (words[1] & 0x000fffff) | (1023 << 20)
  let mantissa = float64[0]
  if (mantissa > 1.4142135623730951) {
    mantissa /= 2
    exponent += 1
  }
  const s = (mantissa - 1) / (mantissa + 1)
  const s2 = s * s
  let sum = 0
  for (let i = 21; i >= 1; i -= 2) sum = sum * s2 + 1 / i
  return exponent * LN2_HIGH + (exponent * LN2_LOW + 2 * s * sum)
}

export function pow(base: number, exponent: number): number {
  return base === 0 ? 0 : exp(exponent * log(base))
}

export function log10(x: number): number {
  return log(x) / LN10
}

export function log2(x: number): number {
  return log(x) / (LN2_HIGH + LN2_LOW)
}

export function tanh(x: number): number {
  if (x > 20) return 1
  if (x < -20) return -1
  const e = exp(2 * x)
  return (e - 1) / (e + 1)
}

export function atan2(y: number, x: number): number {
  if (x === 0 && y === 0) return 0
  const steep = Math.abs(y) > Math.abs(x)
  let t = steep ? x / y : y / x
  let halvings = 0
  while (Math.abs(t) > 0.1) {
    t = t / (1 + Math.sqrt(1 + t * t))
    halvings += 1
  }
  const t2 = t * t
  let angle = t * (1 + t2 * (-1 / 3 + t2 * (1 / 5 + t2 * (-1 / 7 + t2 * (1 / 9 - t2 / 11)))))
  for (let i = 0; i < halvings; i++) angle *= 2
  if (steep) return (y > 0 ? TAU / 4 : -TAU / 4) - angle
  if (x > 0) return angle
  return y >= 0 ? angle + TAU / 2 : angle - TAU / 2
}

export function dbToGain(db: number): number {
  return exp((db * LN10) / 20)
}

export function gainToDb(gain: number): number {
  return 20 * log10(gain)
}

export function pitchToHertz(pitch: number): number {
  return 440 * exp(((pitch - 69) / 12) * (LN2_HIGH + LN2_LOW))
}
