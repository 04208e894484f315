import { highPass, highShelf, pairOf, peaking, type Biquad } from '../../audio/biquad.ts'
import { createCascade } from '../../audio/kernels/createCascade.ts'
import type { Desk, Row, StereoRow } from '../../audio/kernels/createDesk.ts'
import { createCompressor } from '../createCompressor.ts'
import { createLimiter, LIMITER_LATENCY_FRAMES } from './createLimiter.ts'
import { OCTAVES_HERTZ, type Tone } from './settleTone.ts'
import { WINDOW_FRAMES } from './windowFrames.ts'

export const MASTER_LATENCY_FRAMES = LIMITER_LATENCY_FRAMES

const MONO_BELOW_HERTZ = 130
const RUMBLE_HERTZ = 25
// Brings the octave bands to the slope of commercial pop.
const TOP = { hertz: 5000, gainDb: -3 }
const OCTAVE_Q = 1.41
const LEAST_TONE_DB = 0.05
const GLUE = { thresholdDb: -12, ratio: 1.2, attackSeconds: 0.03, releaseSeconds: 0.2 }
const OPEN_GLUE = { ...GLUE, thresholdDb: -10, ratio: 1.1 }
// A drum's peak holds the whole song down until the limiter has let go: at 0.12 s that was 1 to 2 dB of every chorus.
const OPEN_RELEASE_SECONDS = 0.05
const UNCHANGED: Biquad = { b0: 1, b1: 0, b2: 0, a1: 0, a2: 0, z1: 0, z2: 0 }

export type Master = {
  /** Takes one window of the mix (changed in place) and fills one finished window, MASTER_LATENCY_FRAMES late. */
  process: (mix: StereoRow, gainDb: number, out: MasteredWindow) => void
}

/** `gain` is the whole curve: glue, loudness and limiter. A stem through the same linear filters gets it alike. */
export type MasteredWindow = StereoRow & { gain: Row }

/** linear (rumble, top, the song's tone, width, mono bass) → one gain curve = glue × loudness × limiter, the same on both sides. */
export function createMaster(
  desk: Desk,
  tone: Tone,
  sampleRate: number,
  filterLinear = createLinearMaster(desk, tone, sampleRate),
): Master {
  const glue = createCompressor(desk, tone.isOpen ? OPEN_GLUE : GLUE, 0, sampleRate)
  const limiter = createLimiter(desk, WINDOW_FRAMES, sampleRate, tone.isOpen ? OPEN_RELEASE_SECONDS : undefined)
  const late = [0, 1, 2].map(() => desk.row(WINDOW_FRAMES + MASTER_LATENCY_FRAMES))
  const glued = desk.row(WINDOW_FRAMES)
  const limit = desk.row(WINDOW_FRAMES)
  const { multiply } = desk.kernels
  return {
    process({ left, right }, gainDb, out) {
      filterLinear({ left, right })
      glue(left, right, { inputDb: gainDb, curve: glued })
      limiter.process(left, right, limit)
      ;[left, right, glued].forEach((row, k) => {
        late[k].copyWithin(0, WINDOW_FRAMES)
        late[k].set(row, MASTER_LATENCY_FRAMES)
      })
      ;[out.left, out.right, out.gain].forEach((row, k) => {
        multiply(row.byteOffset, late[k].byteOffset, limit.byteOffset, WINDOW_FRAMES)
      })
    },
  }
}

/** For a finished mix: only rumble and tone. Its slope, its width and its bass are its maker's. */
export function createRecordingFilters(desk: Desk, tone: Tone, sampleRate: number): (row: StereoRow) => void {
  const filters = [highPass(RUMBLE_HERTZ, 0.7, sampleRate), ...equaliserOf(tone, sampleRate)]
  const run = createCascade(desk, filters.map(pairOf))
  return ({ left, right }) => run(left, right)
}

/** The master's filters alone, in place: what a stem goes through before it gets the song's gain curve. */
export function createLinearMaster(desk: Desk, tone: Tone, sampleRate: number): (row: StereoRow) => void {
  const run = createCascade(desk, [
    pairOf(highPass(RUMBLE_HERTZ, 0.7, sampleRate)),
    pairOf(highShelf(TOP.hertz, tone.topDb ?? TOP.gainDb, sampleRate)),
    ...equaliserOf(tone, sampleRate).map(pairOf),
    [{ ...UNCHANGED }, highPass(MONO_BELOW_HERTZ, 0.7, sampleRate)],
  ])
  const { toMidSide, toLeftRight } = desk.kernels
  return ({ left, right }) => {
    toMidSide(left.byteOffset, right.byteOffset, tone.width, left.length)
    run(left, right)
    toLeftRight(left.byteOffset, right.byteOffset, left.length)
  }
}

function equaliserOf({ octavesDb }: Tone, sampleRate: number): Biquad[] {
  return octavesDb.flatMap((gainDb, i) =>
    Math.abs(gainDb) < LEAST_TONE_DB ? [] : [peaking(OCTAVES_HERTZ[i], OCTAVE_Q, gainDb, sampleRate)],
  )
}
