// Pictures: a score goes in, the song's cover comes out as SVG (a square of 1000 units) with its dominant colours.
// Implementations are swapped behind PicturesProvider; the embedded one draws on this machine and needs no network.
// The same score always gives the same picture.
import type { Analysis } from '@arioso/contract'
import type { Score } from '@arioso/engine'

export { createEmbeddedPictures } from './embedded.ts'

export type Cover = { svg: string; palette: string[] }

export type PicturesProvider = {
  drawCover(score: Score): Cover
  // For a recording, which has no score: from what was heard in it.
  drawHeard(heard: Analysis, look: { seed: number; title: string; durationSeconds: number }): Cover
}
