import type { Biquad } from '../audio/biquad.ts'
import { pow, tan, TAU } from '../audio/math.ts'

/** The two filters of ITU-R BS.1770 (head shelf, then high-pass), for any sample rate. */
export function kWeighting(sampleRate: number): [Biquad, Biquad] {
  return [headShelf(sampleRate), lowCut(sampleRate)]
}

// The numbers are the analogue prototypes behind BS.1770's 48 kHz coefficients.
function headShelf(sampleRate: number): Biquad {
  const k = tan((TAU / 2) * (1681.974450955533 / sampleRate))
  const q = 0.7071752369554196
  const high = pow(10, 3.999843853973347 / 20)
  const band = pow(high, 0.4996667741545416)
  const a0 = 1 + k / q + k * k
  return {
    b0: (high + (band * k) / q + k * k) / a0,
    b1: (2 * (k * k - high)) / a0,
    b2: (high - (band * k) / q + k * k) / a0,
    a1: (2 * (k * k - 1)) / a0,
    a2: (1 - k / q + k * k) / a0,
    z1: 0,
    z2: 0,
  }
}

function lowCut(sampleRate: number): Biquad {
  const k = tan((TAU / 2) * (38.13547087602444 / sampleRate))
  const q = 0.5003270373238773
  const a0 = 1 + k / q + k * k
  return { b0: 1, b1: -2, b2: 1, a1: (2 * (k * k - 1)) / a0, a2: (1 - k / q + k * k) / a0, z1: 0, z2: 0 }
}
