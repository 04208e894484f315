import { readPictureHeader } from '@arioso/providers/images'
import { describe, expect, it } from 'vitest'
import { BEACH_JPEG_BASE64, pngBase64 } from '../../testing/testImages.ts'
import { stripMetadata } from './stripMetadata.ts'

const SECRET = 'GPS 48.8584 N 2.2945 E'
const beach = Buffer.from(BEACH_JPEG_BASE64, 'base64')

function segment(marker: number, content: Buffer): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0])
  head.writeUInt16BE(content.length + 2, 2)
  return Buffer.concat([head, content])
}

// Little-endian, with a maker's note before the orientation.
function exif(orientation: number): Buffer {
  const tiff = Buffer.alloc(38)
  tiff.write('II*\0', 0, 'latin1')
  tiff.writeUInt32LE(8, 4)
  tiff.writeUInt16LE(2, 8)
  tiff.writeUInt16LE(0x010f, 10)
  tiff.writeUInt16LE(0x0112, 22)
  tiff.writeUInt16LE(3, 24)
  tiff.writeUInt32LE(1, 26)
  tiff.writeUInt16LE(orientation, 30)
  return Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff, Buffer.from(SECRET)])
}

function jpegWith(orientation: number): Uint8Array {
  const talk = [segment(0xe1, exif(orientation)), segment(0xe1, Buffer.from(`http://ns.adobe.com/xap/1.0/\0${SECRET}`))]
  return Buffer.concat([beach.subarray(0, 2), ...talk, segment(0xfe, Buffer.from(SECRET)), beach.subarray(2)])
}

const says = (bytes: Uint8Array) => Buffer.from(bytes).includes(SECRET)

describe('where a picture was taken', () => {
  it('is taken out of a JPEG; which side is up stays, and so does the picture', () => {
    expect(says(jpegWith(6))).toBe(true)
    const stripped = Buffer.from(stripMetadata(jpegWith(6), 'jpg'))
    expect(says(stripped)).toBe(false)
    expect(stripped.indexOf('Exif')).toBe(6)
    expect(stripped.readUInt16BE(30)).toBe(6)
    expect(readPictureHeader(stripped)).toEqual(readPictureHeader(beach))
    expect(Buffer.from(stripMetadata(jpegWith(1), 'jpg'))).toEqual(beach)
  })

  it('is taken out of a PNG', () => {
    const plain = Buffer.from(pngBase64([1, 2, 3], [4, 5, 6]), 'base64')
    const text = Buffer.from(`....eXIf${SECRET}crc!`)
    text.writeUInt32BE(SECRET.length, 0)
    const told = Buffer.concat([plain.subarray(0, 33), text, plain.subarray(33)])
    expect(says(told)).toBe(true)
    expect(Buffer.from(stripMetadata(told, 'png'))).toEqual(plain)
  })

  it('is taken out of a WebP, which then no longer says that it holds any', () => {
    const chunk = (name: string, content: Buffer) => {
      const head = Buffer.from(`${name}....`)
      head.writeUInt32LE(content.length, 4)
      return Buffer.concat([head, content, Buffer.alloc(content.length % 2)])
    }
    const picture = chunk('VP8 ', Buffer.from('pixels'))
    const looks = (flags: number) => chunk('VP8X', Buffer.from([flags, 0, 0, 0, 9, 0, 0, 9, 0, 0]))
    const file = (...chunks: Buffer[]) => chunkRiff(Buffer.concat(chunks))
    const told = file(looks(0x0c), picture, chunk('EXIF', Buffer.from(SECRET)), chunk('XMP ', Buffer.from(SECRET)))
    expect(Buffer.from(stripMetadata(told, 'webp'))).toEqual(file(looks(0), picture))
  })

  it.each(['png', 'jpg', 'webp'] as const)(
    'a broken %s is left to whoever draws it: nothing hangs or throws',
    (kind) => {
      for (let length = 0; length < 60; length += 1) {
        stripMetadata(Buffer.concat([Buffer.from([0xff, 0xd8]), Buffer.alloc(length, 0xff)]), kind)
        stripMetadata(Buffer.alloc(length), kind)
      }
      expect(says(stripMetadata(jpegWith(3).slice(0, 90), 'jpg'))).toBe(false)
    },
  )
})

function chunkRiff(body: Buffer): Buffer {
  const head = Buffer.from('RIFF....WEBP')
  head.writeUInt32LE(body.length + 4, 4)
  return Buffer.concat([head, body])
}
