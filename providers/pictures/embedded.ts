import { drawCover, toSvg } from '@arioso/artwork'
import { coverSubjectOf } from './coverSubjectOf.ts'
import type { PicturesProvider } from './index.ts'

export function createEmbeddedPictures(): PicturesProvider {
  return {
    drawCover(score) {
      const drawing = drawCover(coverSubjectOf(score))
      return { svg: toSvg(drawing), palette: drawing.palette }
    },
  }
}
