const QUIET = 0.001

/** The longest stretch (seconds) in which both sides stay below -60 dB. */
export function longestSilence(left: Float32Array, right: Float32Array, sampleRate: number): number {
  let longest = 0
  let run = 0
  for (let i = 0; i < left.length; i++) {
    run = Math.abs(left[i]) < QUIET && Math.abs(right[i]) < QUIET ? run + 1 : 0
    if (run > longest) longest = run
  }
  return longest / sampleRate
}
