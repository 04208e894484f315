import { exp, log } from '../../audio/math.ts'
import { CANDIDATES, WEAKEST, type MelodyCandidates } from './melodyCandidates.ts'
import type { PitchContours } from './pitchContours.ts'

// Logistic regression on 46 songs of this engine in 16 genres, 30 of them sung: is this candidate the tune? No weight knows
// how high it is, only how far from where the tune has been lately.
const WEIGHTS = {
  bias: 6.57,
  aboveSongMean: 1.09,
  octaveAbove: -0.6,
  wobble: 22.9,
  shareOfStrongest: 5.38,
  levelDb: 0.294,
  higherOnes: -0.34,
  isStrongest: 0.3,
  octavesAwaySquared: -3.9,
}
const MOST_WOBBLE = 0.15
const MOST_OCTAVES_AWAY = 1.5
const DEEPEST_DB = -25
const SAME_PITCH_SEMITONES = 0.4
const NEIGHBOURHOOD_SECONDS = 2
// Frames' worth of the whole song's mean in a neighbourhood's.
const SONG_FRAMES = 20
const ROUNDS = 2
const NONE = -20

/** Log odds for each candidate that it is the tune: what leads is strong, high in the mix, seldom quite still, and moves on from where it was. */
export function leadEvidence(candidates: MelodyCandidates, contours: PitchContours): Float32Array {
  const base = evidenceAlone(candidates, contours)
  let evidence = base
  for (let round = 0; round < ROUNDS; round++) {
    const centres = centresOf(candidates, evidence)
    evidence = base.map((value, i) => {
      const away = Math.min(
        MOST_OCTAVES_AWAY,
        Math.abs(candidates.pitches[i] - centres[Math.floor(i / CANDIDATES)]) / 12,
      )
      return value + WEIGHTS.octavesAwaySquared * away * away
    })
  }
  return evidence
}

function evidenceAlone(candidates: MelodyCandidates, { contourOf, shares, wobbles }: PitchContours): Float32Array {
  const { frameCount, strengths, levelsDb } = candidates
  const songMean = meanStrongest(candidates)
  const evidence = new Float32Array(frameCount * CANDIDATES).fill(NONE)
  for (let first = 0; first < evidence.length; first += CANDIDATES) {
    for (let i = first; i < first + CANDIDATES && strengths[i] > 0; i++) {
      evidence[i] =
        WEIGHTS.bias +
        WEIGHTS.aboveSongMean * log(strengths[i] / songMean) +
        WEIGHTS.octaveAbove * log(octaveAbove(candidates, first, i) / strengths[i] + 0.05) +
        WEIGHTS.wobble * Math.min(MOST_WOBBLE, wobbles[contourOf[i]]) +
        WEIGHTS.shareOfStrongest * log(shares[contourOf[i]]) +
        WEIGHTS.levelDb * Math.max(DEEPEST_DB, levelsDb[i]) +
        WEIGHTS.higherOnes * higherOnes(candidates, first, i) +
        (i === first ? WEIGHTS.isStrongest : 0)
    }
  }
  return evidence
}

function meanStrongest({ strengths }: MelodyCandidates): number {
  let [sum, sounding] = [0, 0]
  for (let first = 0; first < strengths.length; first += CANDIDATES) {
    if (strengths[first] === 0) continue
    sum += strengths[first]
    sounding += 1
  }
  return sum / Math.max(1, sounding)
}

// A tone's octave is always a candidate as well; one that is nearly as strong is the likelier tune.
function octaveAbove({ pitches, strengths }: MelodyCandidates, first: number, candidate: number): number {
  const pitch = pitches[candidate] + 12
  for (let i = first; i < first + CANDIDATES && strengths[i] > 0; i++) {
    if (Math.abs(pitches[i] - pitch) < SAME_PITCH_SEMITONES) return strengths[i]
  }
  return WEAKEST / 2
}

function higherOnes({ pitches, strengths }: MelodyCandidates, first: number, candidate: number): number {
  let sum = 0
  for (let i = first; i < first + CANDIDATES; i++) if (pitches[i] > pitches[candidate] + 0.5) sum += strengths[i]
  return sum / strengths[first]
}

// Where the tune lies around each frame, as far as it is known.
function centresOf({ frameCount, framesPerSecond, pitches }: MelodyCandidates, evidence: Float32Array): Float32Array {
  const weighted = new Float64Array(frameCount + 1)
  const weights = new Float64Array(frameCount + 1)
  for (let frame = 0; frame < frameCount; frame++) {
    weighted[frame + 1] = weighted[frame]
    weights[frame + 1] = weights[frame]
    for (let i = frame * CANDIDATES; i < (frame + 1) * CANDIDATES; i++) {
      const chance = 1 / (1 + exp(-evidence[i]))
      weighted[frame + 1] += chance * chance * pitches[i]
      weights[frame + 1] += chance * chance
    }
  }
  const songMean = weighted[frameCount] / Math.max(1e-9, weights[frameCount])
  const reach = Math.round(NEIGHBOURHOOD_SECONDS * framesPerSecond)
  return Float32Array.from({ length: frameCount }, (_, frame) => {
    const [from, to] = [Math.max(0, frame - reach), Math.min(frameCount, frame + reach)]
    const near = weighted[to] - weighted[from] + SONG_FRAMES * songMean
    return near / (weights[to] - weights[from] + SONG_FRAMES)
  })
}
