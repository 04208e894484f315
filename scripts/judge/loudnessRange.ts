import { mean } from './statistics.ts'

const SHORT_TERM_SLICES = 30

/** EBU Tech 3342 of powers per 100 ms: short-term loudness, gated 20 LU under its mean, tenth to ninety-fifth percentile. */
export function loudnessRange(powers: readonly number[]): number {
  const shortTerm = powers.slice(SHORT_TERM_SLICES).map((_, i) => mean(powers.slice(i, i + SHORT_TERM_SLICES)))
  const gate = mean(shortTerm.filter((power) => power > 0)) / 100
  const kept = shortTerm.filter((power) => power > gate).sort((a, b) => a - b)
  const at = (share: number): number => kept[Math.min(kept.length - 1, Math.floor(share * kept.length))] ?? 1
  return 10 * Math.log10(at(0.95) / at(0.1))
}
