import type { StereoRow } from '../audio/kernels/createDesk.ts'

type StereoSamples = { left: Float32Array<ArrayBuffer>; right: Float32Array<ArrayBuffer> }
export type CollectedBlock = { startFrame: number; rows: StereoSamples[] }
export type Window = { startFrame: number; rows: StereoRow[] }

// Short at first: a player starts with the first block, and each lasts longer than the next takes to make. Chromium wants 32 KiB
// before it plays; a first second of MP3 (24 kB) would wait for the second block.
const BLOCK_SECONDS = [1.5, 2.5]
const LATER_BLOCK_SECONDS = 5.5
const END_FADE_SECONDS = 0.25

/** Which frames of a song; what leads in to them comes first and is a block, or several, of its own. */
export type Span = { fromFrame: number; toFrame: number; leadInFrames: number }

/** Windows in, blocks of a few seconds out, from the first frame to the last, with the song's end faded. */
export function* collectBlocks(
  windows: Iterator<Window>,
  totalFrames: number,
  sampleRate: number,
  { fromFrame, toFrame, leadInFrames }: Span = { fromFrame: 0, toFrame: totalFrames, leadInFrames: 0 },
): Generator<CollectedBlock> {
  let window = windows.next().value as Window | undefined
  let index = 0
  for (let startFrame = fromFrame; startFrame < toFrame;) {
    const leadLeft = fromFrame + leadInFrames - startFrame
    const seconds = (leadLeft > 0 ? undefined : BLOCK_SECONDS[index++]) ?? LATER_BLOCK_SECONDS
    const wanted = Math.round(seconds * sampleRate)
    const frames = Math.min(leadLeft > 0 ? Math.min(wanted, leadLeft) : wanted, toFrame - startFrame)
    const rows = (window?.rows ?? []).map(() => ({ left: new Float32Array(frames), right: new Float32Array(frames) }))
    for (let at = startFrame; window && at < startFrame + frames;) {
      const windowEnd = window.startFrame + (window.rows[0]?.left.length ?? 0)
      const to = Math.min(windowEnd, startFrame + frames)
      copyRows(window, { startFrame, rows }, at, to)
      at = Math.max(at, to)
      if (at >= windowEnd) window = windows.next().value as Window | undefined
    }
    for (const row of rows) fadeEnd(row, startFrame, totalFrames, END_FADE_SECONDS * sampleRate)
    yield { startFrame, rows }
    startFrame += frames
  }
}

function copyRows(window: Window, block: CollectedBlock, from: number, to: number): void {
  if (to <= from) return
  block.rows.forEach((row, k) => {
    const source = window.rows[k]
    if (!source) return
    row.left.set(source.left.subarray(from - window.startFrame, to - window.startFrame), from - block.startFrame)
    row.right.set(source.right.subarray(from - window.startFrame, to - window.startFrame), from - block.startFrame)
  })
}

/** A tail cut while it still rings would click. */
function fadeEnd({ left, right }: StereoSamples, startFrame: number, totalFrames: number, fadeFrames: number): void {
  const from = Math.max(0, Math.floor(totalFrames - fadeFrames) - startFrame)
  for (let i = from; i < left.length; i++) {
    const share = Math.min(1, (totalFrames - startFrame - i) / fadeFrames)
    left[i] *= share
    right[i] *= share
  }
}
