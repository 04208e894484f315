import { describe, expect, it } from 'vitest'
import { createRandom } from '../random.ts'
import { parseStyle } from '../style/parseStyle.ts'
import { writeSong } from '../writeSong.ts'
import { describePictures } from './describePictures.ts'
import { measurePicture, type Pixels } from './measurePicture.ts'

type Rgb = readonly [number, number, number]
const SIZE = 64

function paint(colour: (x: number, y: number) => Rgb): Pixels {
  const rgba = new Uint8Array(SIZE * SIZE * 4)
  for (let at = 0; at < SIZE * SIZE; at++) {
    rgba.set([...colour((at % SIZE) / SIZE, Math.floor(at / SIZE) / SIZE), 255], at * 4)
  }
  return { width: SIZE, height: SIZE, rgba }
}

const blend = (one: Rgb, other: Rgb, share: number): Rgb => [
  one[0] + (other[0] - one[0]) * share,
  one[1] + (other[1] - one[1]) * share,
  one[2] + (other[2] - one[2]) * share,
]
const grain = createRandom(3)
const rough = (colour: Rgb, amount: number): Rgb => {
  const shift = grain.between(-amount, amount)
  return [colour[0] + shift, colour[1] + shift, colour[2] + shift].map((value) =>
    Math.min(255, Math.max(0, value)),
  ) as unknown as Rgb
}
const isInside = (x: number, y: number, radius: number): boolean => Math.hypot(x - 0.5, (y - 0.5) * 0.8) < radius

const PICTURES: [string, Pixels][] = [
  ['a sunset', paint((_, y) => (y < 0.65 ? blend([90, 40, 90], [250, 130, 40], y / 0.65) : [35, 20, 30]))],
  ['the sea', paint((_, y) => (y < 0.4 ? [190, 215, 235] : rough([25, 90, 150], 8)))],
  ['a beach', paint((_, y) => (y < 0.5 ? [110, 180, 240] : rough([225, 200, 150], 8)))],
  ['a forest', paint((x, y) => rough([50, 110 - 40 * y, 40], 45 + 10 * x))],
  ['open fields', paint((_, y) => (y < 0.5 ? [120, 180, 240] : rough([90, 160, 60], 10)))],
  [
    'a city at night',
    paint((x, y) => (y > 0.3 && grain.chance(0.06) ? [255, 210, 120] : blend([15, 15, 45], [35, 15, 50], x))),
  ],
  ['a starry night', paint(() => (grain.chance(0.006) ? [245, 245, 250] : [8, 10, 22]))],
  ['snow or fog', paint((_, y) => rough(y < 0.4 ? [215, 220, 228] : [240, 243, 246], 5))],
  ['somebody’s portrait', paint((x, y) => (isInside(x, y, 0.28) ? rough([205, 150, 120], 8) : [70, 90, 110]))],
]

describe('reading a picture', () => {
  it.each(PICTURES)('guesses %s from its colours and where they lie', (name, pixels) => {
    const { scenes } = describePictures([measurePicture(pixels)], '', 1)
    expect(scenes).toEqual([name])
  })

  it('speaks of colours where it cannot tell', () => {
    const squares = paint((x, y) =>
      (Math.floor(x * 4 + 0.01) + Math.floor(y * 4)) % 2 === 0 ? [230, 30, 200] : [20, 220, 90],
    )
    const song = describePictures([measurePicture(squares)], '', 1)
    expect(song.scenes).toEqual([])
    expect(song.description).toMatch(/green|pink/)
  })

  it('names the colours it sees, with their values', () => {
    const { palette } = describePictures([measurePicture(paint(() => [30, 60, 200]))], '', 1)
    expect(palette).toEqual([{ name: 'blue', hex: '#1e3cc8' }])
  })

  it('every picture gives a style the band understands, a title, and a description a song can be written from', () => {
    for (const [, pixels] of PICTURES) {
      const song = describePictures([measurePicture(pixels)], '', 7)
      expect(parseStyle(song.style).unknownWords).toEqual([])
      expect(song.title).not.toBe('')
      expect(writeSong({ seed: 1, description: song.description, instrumental: false }).lyrics).toContain('[Chorus]')
    }
  })

  it('keeps what the person wrote, and stays short with three pictures and a long wish', () => {
    const facts = PICTURES.slice(0, 3).map(([, pixels]) => measurePicture(pixels))
    const song = describePictures(facts, `${'our holiday '.repeat(16)}.`, 1)
    expect(song.description).toMatch(/^our holiday/)
    expect(song.description.length).toBeLessThanOrEqual(500)
    expect(song.scenes).toHaveLength(3)
  })

  it('a dark grey picture is no cheerful song', () => {
    const { mood } = describePictures([measurePicture(paint(() => [60, 62, 64]))], '', 1)
    expect(mood).toBe('melancholic')
  })
})
