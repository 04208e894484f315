import { CANDIDATES, type MelodyCandidates } from './melodyCandidates.ts'

const FARTHEST_STEP_SEMITONES = 0.6
const LONGEST_GAP_FRAMES = 4
// A pitch against the mean of those before and after it: a vibrato shows, a glide does not.
const WOBBLE_REACH = 4
const MOST_WOBBLE = 0.6
const UNKNOWN_WOBBLE = 0.1

/** Candidates that continue one another from frame to frame. `contourOf` is -1 where there is no candidate. */
export type PitchContours = {
  contourOf: Int32Array
  // Per contour: mean share of the strongest candidate beside it, and semitones that its pitch is never still by.
  shares: number[]
  wobbles: number[]
}

type Contour = { frames: number; share: number; wobble: number; wobbles: number }
type Open = { id: number; pitch: number; lastFrame: number; recent: number[] }

export function pitchContours({ frameCount, pitches, strengths }: MelodyCandidates): PitchContours {
  const contourOf = new Int32Array(frameCount * CANDIDATES).fill(-1)
  const contours: Contour[] = []
  let open: Open[] = []
  for (let frame = 0; frame < frameCount; frame++) {
    open = open.filter(({ lastFrame }) => frame - lastFrame <= LONGEST_GAP_FRAMES)
    for (let i = frame * CANDIDATES; i < (frame + 1) * CANDIDATES && strengths[i] > 0; i++) {
      const line = nearest(open, pitches[i], frame) ?? begin(open, contours)
      line.pitch = pitches[i]
      line.lastFrame = frame
      line.recent.push(pitches[i])
      contourOf[i] = line.id
      extend(contours[line.id], line.recent, strengths[i] / strengths[frame * CANDIDATES])
    }
  }
  return {
    contourOf,
    shares: contours.map(({ share, frames }) => share / frames),
    wobbles: contours.map(({ wobble, wobbles }) => (wobbles === 0 ? UNKNOWN_WOBBLE : wobble / wobbles)),
  }
}

function nearest(open: readonly Open[], pitch: number, frame: number): Open | undefined {
  let best: Open | undefined
  let closest = FARTHEST_STEP_SEMITONES
  for (const line of open) {
    const step = Math.abs(line.pitch - pitch)
    if (step >= closest || line.lastFrame === frame) continue
    closest = step
    best = line
  }
  return best
}

function begin(open: Open[], contours: Contour[]): Open {
  const line = { id: contours.length, pitch: 0, lastFrame: 0, recent: [] }
  contours.push({ frames: 0, share: 0, wobble: 0, wobbles: 0 })
  open.push(line)
  return line
}

function extend(contour: Contour, recent: number[], share: number): void {
  contour.frames += 1
  contour.share += share
  if (recent.length <= 2 * WOBBLE_REACH) return
  const bend = Math.abs(recent[WOBBLE_REACH] - (recent[0] + recent[2 * WOBBLE_REACH]) / 2)
  contour.wobble += Math.min(MOST_WOBBLE, bend)
  contour.wobbles += 1
  recent.shift()
}
