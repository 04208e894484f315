import { describePictures, measurePicture, type PictureFacts } from '@arioso/words'
import { decodePicture } from './decodePicture.ts'
import { drawPrompt } from './drawPrompt.ts'
import type { ImagesProvider } from './index.ts'

export function createEmbeddedImages(): ImagesProvider {
  return {
    async describe(pictures, { description, seed }) {
      const facts: PictureFacts[] = []
      for (const bytes of pictures) facts.push(measurePicture(await decodePicture(bytes)))
      return describePictures(facts, description, seed)
    },
    draw: async (prompt, seed) => drawPrompt(prompt, seed),
  }
}
