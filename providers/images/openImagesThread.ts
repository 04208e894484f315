import { AppError } from '@arioso/contract'
import type { Pixels } from '@arioso/words'
import { openThread } from '../thread/openThread.ts'
import type { Card } from './drawCard.ts'
import type { ImagesTask } from './imagesThread.ts'

// A picture of 24 megapixels takes a second where nothing else runs.
const PATIENCE_MS = 15_000
const MEMORY_MB = 512

export type ImagesThread = {
  decode(bytes: Uint8Array): Promise<Pixels>
  draw(prompt: string, seed: number): Promise<Uint8Array>
  drawCard(card: Card): Promise<Uint8Array>
}

export function openImagesThread(): ImagesThread {
  const program = new URL('imagesThread.ts', import.meta.url)
  const run = openThread(program, { patienceMs: PATIENCE_MS, memoryMb: MEMORY_MB })

  // What takes too long, or breaks the thread, is no picture.
  async function ask(task: ImagesTask): Promise<unknown> {
    try {
      return await run(task)
    } catch (error) {
      throw Object.assign(new AppError('IMAGE_INVALID'), { cause: error })
    }
  }

  return {
    decode: async (bytes) => (await ask({ kind: 'decode', bytes })) as Pixels,
    drawCard: async (card) => (await ask({ kind: 'card', card })) as Uint8Array,
    draw: async (prompt, seed) => (await ask({ kind: 'draw', prompt, seed })) as Uint8Array,
  }
}
