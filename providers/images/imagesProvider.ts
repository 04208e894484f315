import type { PictureSong } from '@arioso/words'
import type { Card } from './drawCard.ts'
import type { DoorFacts } from '../outside/index.ts'

export type ImagesProvider = {
  describe(pictures: Uint8Array[], wish: { description: string; seed: number }): Promise<PictureSong>
  draw(prompt: string, seed: number): Promise<Uint8Array>
  // 1200 by 630 pixels as PNG.
  drawCard(card: Card): Promise<Uint8Array>
  // Who else paints and looks, and how they did lately.
  doors(): { painter: ImagesDoor | undefined; reader: ImagesDoor | undefined }
}

export type ImagesDoor = { name: string; facts: DoorFacts }
