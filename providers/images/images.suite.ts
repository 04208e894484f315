import { describe, expect, it } from 'vitest'
import type { ImagesProvider } from './imagesProvider.ts'
import { readPictureHeader } from './readPictureHeader.ts'

// Blue above sand, sixteen pixels square.
export const BEACH_WEBP = new Uint8Array(
  Buffer.from('UklGRjwAAABXRUJQVlA4IDAAAACQAQCdASoQABAAAUAiJaACdLoAA5gA/vPL3//bgP/5xL/RPMPiO/82B/ZqkjAAAAA=', 'base64'),
)

export function describeImages(name: string, create: () => ImagesProvider): void {
  describe(`images: ${name}`, () => {
    it('a description becomes a square PNG', async () => {
      const header = readPictureHeader(await create().draw('a red fox in the snow', 3))
      expect(header?.kind).toBe('png')
      expect(header?.width).toBe(header?.height)
    })

    it('a picture becomes a song in words, with the colours that are in it', async () => {
      const song = await create().describe([BEACH_WEBP], { description: '', seed: 1 })
      for (const words of [song.description, song.style, song.title, song.mood, ...song.scenes]) {
        expect(words).not.toBe('')
      }
      expect(song.palette.length).toBeGreaterThan(0)
    })

    it('what is no picture is refused', async () => {
      const reading = create().describe([new Uint8Array(60)], { description: '', seed: 1 })
      await expect(reading).rejects.toMatchObject({ code: 'IMAGE_INVALID' })
    })
  })
}
