import { expect, it } from 'vitest'
import { createFirstBytes } from './createFirstBytes.ts'

const part = (length: number, value: number): Uint8Array<ArrayBuffer> => new Uint8Array(length).fill(value)

it('lets nothing go before a browser can begin, and everything after it at once', () => {
  const passed: Uint8Array[] = []
  const first = createFirstBytes((bytes) => passed.push(bytes))
  first.add(part(0, 0))
  first.add(part(20_000, 1))
  expect(passed).toEqual([])
  first.add(part(20_000, 2))
  first.add(part(10, 3))
  first.end()
  expect(passed.map((bytes) => bytes.length)).toEqual([40_000, 10])
  expect([passed[0]?.[0], passed[0]?.at(-1), passed[1]?.[0]]).toEqual([1, 2, 3])
})

it('lets a song go that is shorter than that when it ends', () => {
  const passed: Uint8Array[] = []
  const first = createFirstBytes((bytes) => passed.push(bytes))
  first.add(part(576, 1))
  first.end()
  expect(passed).toEqual([part(576, 1)])
})
