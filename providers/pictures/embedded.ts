import { drawCover, toSvg } from '@arioso/artwork'
import { coverSubjectOf } from './coverSubjectOf.ts'
import { heardSubjectOf } from './heardSubjectOf.ts'
import type { PicturesProvider } from './picturesProvider.ts'

export function createEmbeddedPictures(): PicturesProvider {
  return {
    drawCover(score) {
      const drawing = drawCover(coverSubjectOf(score))
      return { svg: toSvg(drawing), palette: drawing.palette }
    },
    drawHeard(heard, look) {
      const drawing = drawCover(heardSubjectOf(heard, look))
      return { svg: toSvg(drawing), palette: drawing.palette }
    },
  }
}
