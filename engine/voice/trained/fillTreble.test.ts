import { expect, it } from 'vitest'
import { fillTreble } from './fillTreble.ts'

const bandHertz = Array.from({ length: 80 }, (_, i) => (i * 12_000) / 79)

function filled(levelOf: (hertz: number) => number): (hertz: number) => number {
  const bandDb = Float32Array.from(bandHertz, levelOf)
  const frames = { count: 1, bands: bandHertz.length, bandDb, noiseBands: 0, noiseShares: new Float32Array(0) }
  fillTreble({ ...frames, voicing: new Float32Array(1) }, bandHertz)
  return (hertz) => bandDb[bandHertz.findIndex((band) => band >= hertz)]
}

it('a voice that ends at 10 kHz falls off instead, and one that goes on is left alone', () => {
  const ends = filled((hertz) => (hertz < 10_000 ? -30 : -100))
  expect(ends(8500)).toBe(-30)
  expect(ends(10_500)).toBeGreaterThan(-45)
  expect(ends(11_900)).toBeLessThan(ends(10_500))
  expect(ends(11_900)).toBeGreaterThan(-50)
  const goesOn = filled(() => -30)
  expect(goesOn(11_900)).toBe(-30)
})
