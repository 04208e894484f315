// A hummed note. The network was taught m and n as consonants, a third of a second at most: held longer they fade away. Where one
// carries a note, the strongest of its first frames is held.
import type { Segment } from './layOutLine.ts'
import type { TractFrames } from '../network/createPredictor.ts'
import { isSonorant } from '../speech/phones.ts'

const LONG_SECONDS = 0.3
const SEARCH_SECONDS = 0.25

export function holdHums(
  { bandDb, bands, voicing, count }: TractFrames,
  segments: readonly Segment[],
  startSeconds: number,
  frameSeconds: number,
): void {
  const frameAt = (seconds: number) => Math.min(count, Math.max(0, Math.round((seconds - startSeconds) / frameSeconds)))
  const levelOf = (frame: number): number => {
    let most = -Infinity
    for (let band = 0; band < bands; band++) most = Math.max(most, bandDb[frame * bands + band])
    return most
  }
  for (const { phone, start, end } of segments) {
    if (!isSonorant(phone) || end - start < LONG_SECONDS) continue
    const [first, last] = [frameAt(start), frameAt(end + LONG_SECONDS)]
    let best = first
    for (let frame = first; frame < frameAt(start + SEARCH_SECONDS); frame++)
      if (levelOf(frame) > levelOf(best)) best = frame
    const row = bandDb.slice(best * bands, (best + 1) * bands)
    for (let frame = best + 1; frame < last; frame++) {
      bandDb.set(row, frame * bands)
      voicing[frame] = Math.max(voicing[frame], voicing[best])
    }
  }
}
