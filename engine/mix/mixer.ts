import type { StereoRow } from '../audio/kernels/createDesk.ts'
import type { Bus } from '../score.ts'

/** The voice's reverb and echo are a bus of their own where stems must be free of it. */
export type MixBus = Bus | 'voiceFx'

export type Mixer = {
  /** Renders the next window and hands over every bus that sounds, 'fx' (all reverb and echo) last. The rows are reused. */
  renderWindow: (startFrame: number, receive: (bus: MixBus, row: StereoRow) => void) => void
}
