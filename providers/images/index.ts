// Images: one to three pictures go in as bytes (PNG, JPEG, WebP), the song that belongs to them comes out in words; or a
// text goes in and a square PNG comes out; or what a link leads to goes in, and the picture of the link comes out.
// Implementations are swapped behind ImagesProvider; the embedded one reads colours and where they lie, on this machine, and
// stands in for any other.
// Bytes that are no picture are an IMAGE_INVALID, whatever they call themselves.
import type { PictureSong } from '@arioso/words'
import type { Card } from './drawCard.ts'
import type { DoorFacts } from '../outside/index.ts'

export { createEmbeddedImages } from './embeddedImages.ts'
export { createImages } from './createImages.ts'
export type { Card } from './drawCard.ts'
export { readPictureHeader } from './readPictureHeader.ts'

export type ImagesProvider = {
  describe(pictures: Uint8Array[], wish: { description: string; seed: number }): Promise<PictureSong>
  draw(prompt: string, seed: number): Promise<Uint8Array>
  // 1200 by 630 pixels as PNG.
  drawCard(card: Card): Promise<Uint8Array>
  // Who else paints and looks, and how they did lately.
  doors(): { painter: ImagesDoor | undefined; reader: ImagesDoor | undefined }
}

export type ImagesDoor = { name: string; facts: DoorFacts }
