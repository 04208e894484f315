import { describePictures, measurePicture, type PictureFacts } from '@arioso/words'
import type { ImagesProvider } from './imagesProvider.ts'
import { openImagesThread } from './openImagesThread.ts'

export function createEmbeddedImages(): ImagesProvider {
  const thread = openImagesThread()
  return {
    async describe(pictures, { description, seed }) {
      const facts: PictureFacts[] = []
      for (const bytes of pictures) facts.push(measurePicture(await thread.decode(bytes)))
      return describePictures(facts, description, seed)
    },
    draw: (prompt, seed) => thread.draw(prompt, seed),
    drawCard: (card) => thread.drawCard(card),
    doors: () => ({ painter: undefined, reader: undefined }),
  }
}
