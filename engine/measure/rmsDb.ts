import { log10 } from '../audio/math.ts'

export function rmsDb(samples: Float32Array): number {
  let power = 1e-20
  for (let i = 0; i < samples.length; i++) power += (samples[i] * samples[i]) / samples.length
  return 10 * log10(power)
}
