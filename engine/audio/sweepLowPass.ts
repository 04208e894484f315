import { CONTROL_FRAMES, type ControlCurve } from './controlCurve.ts'
import { tan, TAU } from './math.ts'

/** A resonant low-pass whose cutoff (hertz) follows a control curve; zero-delay state-variable form, stable when swept. */
export function sweepLowPass(
  samples: Float32Array,
  cutoffHertz: ControlCurve,
  resonance: number,
  sampleRate: number,
): void {
  const damping = 1 / resonance
  let s1 = 0
  let s2 = 0
  for (let from = 0, k = 0; from < samples.length; from += CONTROL_FRAMES, k++) {
    const to = Math.min(samples.length, from + CONTROL_FRAMES)
    const g = tan((TAU / 2) * Math.min(0.45, Math.max(10, cutoffHertz[k]) / sampleRate))
    const a1 = 1 / (1 + g * (g + damping))
    const a2 = g * a1
    const a3 = g * a2
    for (let i = from; i < to; i++) {
      const v3 = samples[i] - s2
      const v1 = a1 * s1 + a2 * v3
      const v2 = s2 + a2 * s1 + a3 * v3
      s1 = 2 * v1 - s1
      s2 = 2 * v2 - s2
      samples[i] = v2
    }
    if (Math.abs(s1) < 1e-25) s1 = 0
    if (Math.abs(s2) < 1e-25) s2 = 0
  }
}
