// The same exponential and logarithm as engine/audio/math.ts, as polynomials: accurate to a few units in the last place.
const LN2_HIGH: f64 = 0.6931471803691238
const LN2_LOW: f64 = 1.9082149292705877e-10
const LN10: f64 = 2.302585092994046

function exp(x: f64): f64 {
  if (x < -700) return 0
  const k = nearest<f64>(x / (LN2_HIGH + LN2_LOW))
  const r = x - k * LN2_HIGH - k * LN2_LOW
  let sum: f64 = 1.0 / 479001600.0
  sum = sum * r + 1.0 / 39916800.0
  sum = sum * r + 1.0 / 3628800.0
  sum = sum * r + 1.0 / 362880.0
  sum = sum * r + 1.0 / 40320.0
  sum = sum * r + 1.0 / 5040.0
  sum = sum * r + 1.0 / 720.0
  sum = sum * r + 1.0 / 120.0
  sum = sum * r + 1.0 / 24.0
  sum = sum * r + 1.0 / 6.0
  sum = sum * r + 0.5
  sum = sum * r + 1.0
  sum = sum * r + 1.0
  return sum * reinterpret<f64>((<i64>k + 1023) << 52)
}

function log(x: f64): f64 {
  const bits = reinterpret<i64>(x)
  let exponent = <f64>((bits >> 52) - 1023)
  let mantissa = reinterpret<f64>((bits & 0x000fffffffffffff) | ((<i64>1023) << 52))
  if (mantissa > 1.4142135623730951) {
    mantissa *= 0.5
    exponent += 1
  }
  const s = (mantissa - 1) / (mantissa + 1)
  const s2 = s * s
  let sum: f64 = 1.0 / 21.0
  sum = sum * s2 + 1.0 / 19.0
  sum = sum * s2 + 1.0 / 17.0
  sum = sum * s2 + 1.0 / 15.0
  sum = sum * s2 + 1.0 / 13.0
  sum = sum * s2 + 1.0 / 11.0
  sum = sum * s2 + 1.0 / 9.0
  sum = sum * s2 + 1.0 / 7.0
  sum = sum * s2 + 1.0 / 5.0
  sum = sum * s2 + 1.0 / 3.0
  sum = sum * s2 + 1.0
  return exponent * LN2_HIGH + (exponent * LN2_LOW + 2 * s * sum)
}

export function dbToGain(db: f64): f64 {
  return exp((db * LN10) / 20)
}

export function powerToDb(power: f64): f64 {
  return (10 * log(power)) / LN10
}
