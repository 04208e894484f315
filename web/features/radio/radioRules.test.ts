import { describe, expect, it } from 'vitest'
import { floatSeconds, mayFloat } from './floats.ts'
import { mergeMessages } from './mergeMessages.ts'
import { nameOf, parseWriter } from './radioWriter.ts'

const message = (id: string, timestamp: number) => ({ id, timestamp, text: id, clientId: '' })

describe('a floating comment', () => {
  it('takes 6, 8, 10 or 12 seconds by the width of the screen', () => {
    expect([360, 639, 640, 1023, 1024, 1439, 1440, 2560].map(floatSeconds)).toEqual([6, 6, 8, 8, 10, 10, 12, 12])
  })

  it('is left out within two seconds of the one before', () => {
    expect(mayFloat(undefined, 0)).toBe(true)
    expect(mayFloat(1000, 2999)).toBe(false)
    expect(mayFloat(1000, 3000)).toBe(true)
  })
})

describe('who wrote a message', () => {
  it('stands in its clientId, and is Anonymous without one', () => {
    const clientId = JSON.stringify({ handle: 'ada', avatar_image_url: '/a.webp' })
    expect(parseWriter(clientId)).toEqual({ handle: 'ada', avatar_image_url: '/a.webp' })
    for (const nothing of ['', 'null', '{}', 'not json']) expect(nameOf(parseWriter(nothing))).toBe('Anonymous')
  })
})

describe('coming back after a cut', () => {
  it('shows what was missed once and in order, and where it begins', () => {
    const before = [message('a', 1), message('b', 2)]
    const { messages, missedFromId } = mergeMessages(before, [message('b', 2), message('c', 3), message('d', 4)])
    expect(messages.map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd'])
    expect(missedFromId).toBe('c')
    expect(mergeMessages([], before).missedFromId).toBeUndefined()
    expect(mergeMessages(before, before).missedFromId).toBeUndefined()
  })
})
