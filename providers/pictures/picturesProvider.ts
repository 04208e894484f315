import type { Analysis } from '@arioso/contract'
import type { Score } from '@arioso/engine'

export type Cover = { svg: string; palette: string[] }

export type PicturesProvider = {
  drawCover(score: Score): Cover
  // For a recording, which has no score: from what was heard in it.
  drawHeard(heard: Analysis, look: { seed: number; title: string; durationSeconds: number }): Cover
}
