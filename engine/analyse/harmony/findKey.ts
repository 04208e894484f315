import { meanChroma } from './chroma.ts'
import type { HeardKey } from '../heard.ts'

// How well each step of the scale fits the key to listeners (Krumhansl and Kessler 1982), tonic first.
const MAJOR = [6.35, 2.23, 3.48, 2.33, 4.38, 4.09, 2.52, 5.19, 2.39, 3.66, 2.29, 2.88]
const MINOR = [6.33, 2.68, 3.52, 5.38, 2.6, 3.53, 2.54, 4.75, 3.98, 2.69, 3.34, 3.17]
// A lead this clear over the next key is as sure as it gets.
const CLEAR_LEAD = 0.15

export type KeyFit = Pick<HeardKey, 'tonic' | 'mode'> & { fit: number }

export function findKey(frames: readonly Float32Array[]): HeardKey {
  const [best, next] = keyFits(frames).toSorted((one, other) => other.fit - one.fit)
  const lead = Math.min(1, Math.max(0, (best.fit - next.fit) / CLEAR_LEAD))
  return { tonic: best.tonic, mode: best.mode, confidence: Math.max(0, Math.min(1, best.fit)) * (0.5 + 0.5 * lead) }
}

/** How well each of the 24 keys goes with the notes that sound. */
export function keyFits(frames: readonly Float32Array[]): KeyFit[] {
  const mean = meanChroma(frames)
  return Array.from({ length: 24 }, (_, i) => {
    const mode = i < 12 ? ('major' as const) : ('minor' as const)
    const tonic = i % 12
    const profile = mode === 'major' ? MAJOR : MINOR
    const turned = Array.from({ length: 12 }, (_, pitchClass) => profile[(pitchClass - tonic + 12) % 12])
    return { tonic, mode, fit: correlation(mean, turned) }
  })
}

function correlation(one: ArrayLike<number>, other: ArrayLike<number>): number {
  const a = centred(one)
  const b = centred(other)
  const product = a.reduce((sum, value, i) => sum + value * b[i], 0)
  const size = Math.sqrt(a.reduce((sum, v) => sum + v * v, 0) * b.reduce((sum, v) => sum + v * v, 0))
  return size === 0 ? 0 : product / size
}

function centred(values: ArrayLike<number>): number[] {
  const list = Array.from(values)
  const mean = list.reduce((sum, value) => sum + value, 0) / list.length
  return list.map((value) => value - mean)
}
