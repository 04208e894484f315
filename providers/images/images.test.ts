import { describe, expect, it } from 'vitest'
import { createEmbeddedImages } from './index.ts'
import { readPictureHeader } from './readPictureHeader.ts'

// Blue above sand, sixteen pixels square.
const BEACH_WEBP = new Uint8Array(
  Buffer.from('UklGRjwAAABXRUJQVlA4IDAAAACQAQCdASoQABAAAUAiJaACdLoAA5gA/vPL3//bgP/5xL/RPMPiO/82B/ZqkjAAAAA=', 'base64'),
)

describe('images: embedded', () => {
  it('reads a WebP, its size and its scene', async () => {
    expect(readPictureHeader(BEACH_WEBP)).toEqual({ kind: 'webp', width: 16, height: 16 })
    const song = await createEmbeddedImages().describe([BEACH_WEBP], { description: '', seed: 1 })
    expect(song.scenes).toEqual(['a beach'])
  })

  it.each([
    ['nothing', new Uint8Array()],
    ['a WebP cut off', BEACH_WEBP.slice(0, 50)],
    ['a JPEG without a frame', new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 2, ...Array.from({ length: 40 }, () => 0)])],
    ['a GIF', new TextEncoder().encode('GIF89a'.padEnd(60, '\0'))],
  ])('%s is no picture', async (_, bytes) => {
    const reading = createEmbeddedImages().describe([bytes], { description: '', seed: 1 })
    await expect(reading).rejects.toMatchObject({ code: 'IMAGE_INVALID' })
  })
})

describe('a picture from a text', () => {
  const images = createEmbeddedImages()

  it('is a PNG that the same words and seed draw again, and other words do not', async () => {
    const kite = await images.draw('a red kite over a grey sea', 7)
    expect(Buffer.from(kite.subarray(1, 4)).toString()).toBe('PNG')
    expect(await images.draw('a red kite over a grey sea', 7)).toEqual(kite)
    expect(await images.draw('a green forest', 7)).not.toEqual(kite)
  })
})
