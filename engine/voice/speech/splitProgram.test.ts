import { expect, it } from 'vitest'
import { splitProgram } from './splitProgram.ts'

const HEADER = [0, 0x61, 0x73, 0x6d, 1, 0, 0, 0]
const MEMORY = [5, 3, 1, 0, 1]
// (export "m" (memory 0))
const EXPORT = [7, 5, 1, 1, 0x6d, 2, 0]
const NOTE = [0, 3, 1, 0x78, 9]
// Three bytes at place 300.
const DATA = [11, 10, 1, 0, 0x41, 0xac, 0x02, 0x0b, 3, 7, 8, 9]

it('takes the data and the notes out of a program that still runs', () => {
  const { program, data } = splitProgram(Uint8Array.from([...HEADER, ...MEMORY, ...EXPORT, ...DATA, ...NOTE]))
  expect([...program]).toEqual([...HEADER, ...MEMORY, ...EXPORT])
  expect(data.map(({ offset, bytes }) => [offset, [...bytes]])).toEqual([[300, [7, 8, 9]]])
  const { m: memory } = new WebAssembly.Instance(new WebAssembly.Module(program)).exports
  expect(memory).toBeInstanceOf(WebAssembly.Memory)
})

it('refuses data whose place is only known when it runs', () => {
  expect(() => splitProgram(Uint8Array.from([...HEADER, 11, 4, 1, 1, 1, 7]))).toThrow(TypeError)
})
