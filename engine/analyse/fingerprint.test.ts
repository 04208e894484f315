import { expect, it } from 'vitest'
import { createRandom } from '@arioso/words'
import { fingerprint, FINGERPRINT_RATE } from './fingerprint.ts'

const SEMITONE = 2 ** (1 / 12)

// A made-up tune of plucked chords: nothing of it repeats.
function tune(seed: number, seconds: number): Float32Array {
  const random = createRandom(seed)
  const sound = new Float32Array(seconds * FINGERPRINT_RATE)
  for (let start = 0; start < sound.length; start += FINGERPRINT_RATE / 4) {
    for (let voice = 0; voice < 3; voice++) {
      const hertz = 150 * SEMITONE ** Math.floor(random.between(0, 36))
      for (let i = 0; i < FINGERPRINT_RATE && start + i < sound.length; i++) {
        const tone = Math.sin((2 * Math.PI * hertz * i) / FINGERPRINT_RATE) * Math.exp((-6 * i) / FINGERPRINT_RATE)
        sound[start + i] += 0.2 * tone
      }
    }
  }
  return sound
}

function votes(kept: Float32Array, heard: Float32Array): number {
  const [one, other] = [fingerprint(kept), fingerprint(heard)]
  const shifts = new Map<number, number>()
  other.hashes.forEach((hash, i) => {
    one.hashes.forEach((same, k) => {
      const shift = one.frames[k] - other.frames[i]
      if (hash === same) shifts.set(shift, (shifts.get(shift) ?? 0) + 1)
    })
  })
  return Math.max(0, ...shifts.values())
}

const original = tune(1, 12)

it('a recording is itself, however quiet, noisy or cut', () => {
  const all = fingerprint(original).hashes.length
  expect(all).toBeGreaterThan(200)
  expect(
    votes(
      original,
      original.map((sample) => 0.05 * sample),
    ),
  ).toBe(all)
  const random = createRandom(9)
  const noisy = original.map((sample) => sample + random.between(-0.005, 0.005))
  expect(votes(original, noisy)).toBeGreaterThan(all / 3)
  const cut = original.slice(31_415, 31_415 + 6 * FINGERPRINT_RATE)
  expect(votes(original, cut)).toBeGreaterThan(fingerprint(cut).hashes.length / 5)
})

it.each([2, 3, 4, 5, 6, 7])('tune %i of the same notes is another one', (seed) => {
  expect(votes(original, tune(seed, 12))).toBeLessThan(10)
})

it('the same notes a semitone higher are another recording, and silence is none', () => {
  const higher = Float32Array.from({ length: 60_000 }, (_, i) => original[Math.floor(i * SEMITONE)])
  expect(votes(original, higher)).toBeLessThan(10)
  expect(fingerprint(new Float32Array(60_000)).hashes).toHaveLength(0)
})
