import { describe, expect, it } from 'vitest'
import { bigEndian, deltaTime, meta, trackChunk } from './midiBytes.ts'

describe('the bytes of a MIDI file', () => {
  // The examples of the Standard MIDI Files specification.
  it.each([
    [0x00, [0x00]],
    [0x7f, [0x7f]],
    [0x80, [0x81, 0x00]],
    [0x2000, [0xc0, 0x00]],
    [0x3fff, [0xff, 0x7f]],
    [0x4000, [0x81, 0x80, 0x00]],
    [0x0fffffff, [0xff, 0xff, 0xff, 0x7f]],
  ])('a delta time of %i', (ticks, bytes) => {
    expect(deltaTime(ticks)).toEqual(bytes)
  })

  it('numbers have their highest byte first, also beyond what is positive in 32 bits', () => {
    expect(bigEndian(500_000, 3)).toEqual([0x07, 0xa1, 0x20])
    expect(bigEndian(0xfedcba98, 4)).toEqual([0xfe, 0xdc, 0xba, 0x98])
  })

  it('a text longer than 127 bytes has a length of two', () => {
    expect(
      meta(
        0x01,
        Array.from({ length: 200 }, () => 65),
      ).slice(0, 4),
    ).toEqual([0xff, 0x01, 0x81, 0x48])
  })

  it('events are put in order, and a note ends before the same one begins again', () => {
    const [on, off] = [
      [0x90, 60, 80],
      [0x80, 60, 0],
    ]
    const events = [
      { tick: 96, bytes: on },
      { tick: 96, bytes: off },
      { tick: 0, bytes: on },
    ]
    const body = [0, ...on, 96, ...off, 0, ...on, 0, 0xff, 0x2f, 0]
    expect(trackChunk(events)).toEqual([0x4d, 0x54, 0x72, 0x6b, 0, 0, 0, body.length, ...body])
  })
})
