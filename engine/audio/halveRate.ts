// Half the sample rate, mono. A short filter: what listens afterwards looks below 9 kHz, where 48 kHz folds back little.
const TAPS = [-0.0144, 0, 0.0645, 0.25, 0.3998, 0.25, 0.0645, 0, -0.0144]
const REACH = TAPS.length >> 1

export function createRateHalver(): (left: Float32Array, right: Float32Array) => Float32Array {
  let held = new Float32Array(REACH)
  return (left, right) => {
    const sound = new Float32Array(held.length + left.length)
    sound.set(held)
    for (let i = 0; i < left.length; i++) sound[held.length + i] = (left[i] + right[i]) / 2
    const count = Math.max(0, (sound.length - TAPS.length + 2) >> 1)
    const out = new Float32Array(count)
    for (let i = 0; i < count; i++) for (let k = 0; k < TAPS.length; k++) out[i] += TAPS[k] * sound[2 * i + k]
    held = sound.slice(2 * count)
    return out
  }
}
