import type { Storage, StoredClip } from '@arioso/storage'
import { rasterizeCover } from '../media/rasterize.ts'

const WIDTHS = [256, 640]

export async function storeCover(storage: Storage, clipId: string, svg: string): Promise<StoredClip | undefined> {
  for (const width of WIDTHS) {
    await storage.files.write(`clips/${clipId}/cover-${width}.webp`, await rasterizeCover(svg, width))
  }
  return storage.clips.update(clipId, { hasCover: true })
}
