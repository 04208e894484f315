import { describe, expect, it } from 'vitest'
import { BEACH_WEBP, describeImages } from './images.suite.ts'
import { createEmbeddedImages } from './index.ts'
import { readPictureHeader } from './readPictureHeader.ts'

const embedded = createEmbeddedImages()

describeImages('embedded', () => embedded)

describe('the embedded eye', () => {
  it('reads a WebP, its size and its scene', async () => {
    expect(readPictureHeader(BEACH_WEBP)).toEqual({ kind: 'webp', width: 16, height: 16 })
    const song = await embedded.describe([BEACH_WEBP], { description: '', seed: 1 })
    expect(song.scenes).toEqual(['a beach'])
  })

  it.each([
    ['nothing', new Uint8Array()],
    ['a WebP cut off', BEACH_WEBP.slice(0, 50)],
    ['a JPEG without a frame', new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 2, ...Array.from({ length: 40 }, () => 0)])],
    ['a GIF', new TextEncoder().encode('GIF89a'.padEnd(60, '\0'))],
  ])('%s is no picture', async (_, bytes) => {
    const reading = embedded.describe([bytes], { description: '', seed: 1 })
    await expect(reading).rejects.toMatchObject({ code: 'IMAGE_INVALID' })
  })
})

// A lossless WebP of one colour: every pixel takes no bits at all (RFC 9649, section 3).
function plainWebp(width: number, height: number): Uint8Array {
  const bits: number[] = []
  const write = (value: number, count: number) => {
    for (let bit = 0; bit < count; bit += 1) bits.push((value >> bit) & 1)
  }
  write(0x2f, 8)
  write(width - 1, 14)
  write(height - 1, 14)
  // Alpha is used, version 0; no transform, no colour cache, no meta prefix codes.
  write(1, 1)
  write(0, 3 + 3)
  for (const channel of [90, 25, 150, 255]) {
    // A simple code of one symbol of eight bits.
    write(0b101, 3)
    write(channel, 8)
  }
  write(0b0001, 4)
  const data = Buffer.alloc(Math.ceil(bits.length / 16) * 2)
  for (const [at, bit] of bits.entries()) data[at >> 3] = (data[at >> 3] ?? 0) | (bit << (at & 7))
  const head = Buffer.from('RIFF....WEBPVP8L....')
  head.writeUInt32LE(12 + data.length, 4)
  head.writeUInt32LE(data.length, 16)
  return new Uint8Array(Buffer.concat([head, data]))
}

describe('a picture of 24 megapixels', () => {
  it('is read while everything else goes on', async () => {
    const images = createEmbeddedImages()
    const read = (bytes: Uint8Array) => images.describe([bytes], { description: '', seed: 1 })
    await read(BEACH_WEBP)
    let turns = 0
    let isDone = false
    const turn = () => {
      turns += 1
      if (!isDone) setImmediate(turn)
    }
    setImmediate(turn)
    const { palette } = await read(plainWebp(6000, 4000))
    isDone = true
    expect(palette.length).toBeGreaterThan(0)
    // Decoded on this thread, the loop turns twice.
    expect(turns).toBeGreaterThan(100)
  })

  it('is the largest: what unfolds into more is refused, and the next is read all the same', async () => {
    const images = createEmbeddedImages()
    const read = (bytes: Uint8Array) => images.describe([bytes], { description: '', seed: 1 })
    await expect(read(plainWebp(16_000, 16_000))).rejects.toMatchObject({ code: 'IMAGE_INVALID' })
    expect((await read(BEACH_WEBP)).scenes).toEqual(['a beach'])
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

describe('the picture of a link', () => {
  const images = createEmbeddedImages()
  const draw = (title: string) => images.drawCard({ title, subtitle: 'Ada', palette: [], picture: undefined, wave: [] })

  it('is 1200 by 630 pixels, however long its title is', async () => {
    for (const title of ['Tide', 'Tide '.repeat(60), 'Donaudampfschifffahrt'.repeat(6)]) {
      const card = Buffer.from(await draw(title))
      expect([card.readUInt32BE(16), card.readUInt32BE(20)]).toEqual([1200, 630])
    }
  })

  it('has the letters of all Europe, each another one', async () => {
    const cards = await Promise.all(['Č', 'Ł', 'ő', 'ğ', 'A'].map(draw))
    expect(new Set(cards.map((card) => Buffer.from(card).toString('base64'))).size).toBe(cards.length)
  })
})
