import { clipFiles, type Storage, type StoredClip } from '@arioso/storage'
import { rasterizeCover, rasterizePng } from '../../media/rasterize.ts'

const PREVIEW_PIXELS = 600

export async function writeCovers({ files }: Pick<Storage, 'files'>, clipId: string, svg: string): Promise<void> {
  const { smallCover, largeCover } = clipFiles(clipId)
  await files.write(smallCover, await rasterizeCover(svg, 256))
  await files.write(largeCover, await rasterizeCover(svg, 640))
}

export async function writePreview({ files }: Pick<Storage, 'files'>, clipId: string, svg: string): Promise<void> {
  await files.write(clipFiles(clipId).preview, rasterizePng(svg, PREVIEW_PIXELS))
}

export async function storeCover(
  storage: Pick<Storage, 'clips' | 'files'>,
  clipId: string,
  svg: string,
): Promise<StoredClip | undefined> {
  await writeCovers(storage, clipId, svg)
  return storage.clips.update(clipId, { hasCover: true })
}
