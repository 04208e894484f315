import { WINDOW_FRAMES, type Mixer } from './createMixer.ts'

export type StereoWindow = { left: Float32Array; right: Float32Array }

export function createWindow(): StereoWindow {
  return { left: new Float32Array(WINDOW_FRAMES), right: new Float32Array(WINDOW_FRAMES) }
}

/** Renders the mixer's next window and adds all its buses up. */
export function sumWindow(mixer: Mixer, startFrame: number, mix: StereoWindow): void {
  mix.left.fill(0)
  mix.right.fill(0)
  mixer.renderWindow(startFrame, (_bus, left, right) => {
    for (let i = 0; i < WINDOW_FRAMES; i++) {
      mix.left[i] += left[i]
      mix.right[i] += right[i]
    }
  })
}
