import { describe, expect, it } from 'vitest'
import { filmLook } from './filmLook.ts'
import { findVideoFormat } from './videoFormat.ts'

const recorded = { widthPx: 1920, heightPx: 1080, pixelAspect: 1, matrix: null, framesPerSecond: 30 }

function matrixOf(degrees: number): Uint8Array {
  const turn = (degrees * Math.PI) / 180
  const [cos, sin] = [Math.round(Math.cos(turn) * 65_536), Math.round(Math.sin(turn) * 65_536)]
  return new Uint8Array(Int32Array.from([cos, sin, 0, -sin, cos, 0, 0, 0, 0]).buffer)
}

describe('how a film is shown', () => {
  it('fits a telephone, whichever way it was held, and is never made larger', () => {
    expect(filmLook(recorded)).toMatchObject({ widthPx: 1280, heightPx: 720 })
    expect(filmLook({ ...recorded, matrix: matrixOf(90) })).toMatchObject({ widthPx: 720, heightPx: 1280 })
    expect(filmLook({ ...recorded, matrix: matrixOf(-90) }).filter).toMatch(/^transpose=cclock,/)
    expect(filmLook({ ...recorded, matrix: matrixOf(180) }).filter).toMatch(/^hflip,vflip,/)
    expect(filmLook({ ...recorded, widthPx: 321, heightPx: 179 })).toMatchObject({ widthPx: 322, heightPx: 180 })
    expect(filmLook({ ...recorded, widthPx: 720, heightPx: 576, pixelAspect: 16 / 15 })).toMatchObject({ widthPx: 768 })
  })

  it('keeps its own pace up to thirty pictures a second', () => {
    expect(filmLook({ ...recorded, framesPerSecond: 24 }).filter).toContain('fps=24')
    for (const framesPerSecond of [0, 1, 60, 1000])
      expect(filmLook({ ...recorded, framesPerSecond }).filter).toContain('fps=30')
  })
})

describe('what a film is', () => {
  it.each([
    ['\0\0\0\x18ftypmp42', 'mov'],
    ['\0\0\0\x08wide\0\0', 'mov'],
    ['\x1a\x45\xdf\xa3\x01\0', 'matroska'],
    ['#EXTM3U\nhttp://elsewhere', undefined],
    ['RIFF\0\0\0\0AVI ', undefined],
    ['', undefined],
  ])('is told by its first bytes: %j', (text, format) => {
    expect(findVideoFormat(Buffer.from(text, 'latin1'))).toBe(format)
  })
})
