import { meanChroma, type Chroma } from './chroma.ts'
import type { BarSpan } from '../time/findMetre.ts'
import type { HeardChord, HeardKey } from '../heard.ts'

const MAJOR_STEPS = [0, 4, 7]
const MINOR_STEPS = [0, 3, 7]
// Chords of the key are likelier than all others, but not by much: a borrowed chord must stay audible.
const IN_KEY = 0.06
const CLEAR_LEAD = 0.12

export function findChords(chroma: Chroma, bars: readonly BarSpan[], key: HeardKey): HeardChord[] {
  return bars.map(({ startSeconds, endSeconds }) => {
    const from = Math.floor(startSeconds * chroma.framesPerSecond)
    const to = Math.max(from + 1, Math.floor(endSeconds * chroma.framesPerSecond))
    const { root, quality, confidence } = nameChord(meanChroma(chroma.frames.slice(from, to)), key)
    return { startSeconds, endSeconds, root, quality, confidence }
  })
}

function nameChord(chroma: Float64Array, key: HeardKey): Pick<HeardChord, 'root' | 'quality' | 'confidence'> {
  const size = Math.sqrt(chroma.reduce((sum, value) => sum + value * value, 0)) || 1
  const candidates = Array.from({ length: 24 }, (_, i) => {
    const quality = i < 12 ? ('major' as const) : ('minor' as const)
    const root = i % 12
    const steps = quality === 'major' ? MAJOR_STEPS : MINOR_STEPS
    const inside = steps.reduce((sum, step) => sum + chroma[(root + step) % 12], 0) / Math.sqrt(steps.length)
    return { root, quality, fit: inside / size + (isInKey(root, quality, key) ? IN_KEY : 0) }
  }).sort((one, other) => other.fit - one.fit)
  const [best, next] = candidates
  const confidence = Math.min(1, Math.max(0, (best.fit - next.fit) / CLEAR_LEAD))
  return { root: best.root, quality: best.quality, confidence }
}

function isInKey(root: number, quality: 'major' | 'minor', key: HeardKey): boolean {
  const major = key.mode === 'major' ? key.tonic : (key.tonic + 3) % 12
  const step = (root - major + 12) % 12
  return quality === 'major' ? [0, 5, 7].includes(step) : [2, 4, 9].includes(step)
}
