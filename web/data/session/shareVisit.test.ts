import { beforeEach, describe, expect, it } from 'vitest'
import { findAttributable, findFreshVisit, findShare, keepShare } from './shareVisit.ts'

const MINUTE_MS = 60_000
const DAY_MS = 86_400_000
const START = Date.UTC(2026, 10, 15)

let kept: Map<string, string>
const store = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
  removeItem: (key: string) => void kept.delete(key),
}

beforeEach(() => {
  kept = new Map()
  keepShare(store, { code: 'abc', contentType: 'clip', contentId: 'song' }, START)
})

describe('a visit by a shared link', () => {
  it('[SOC-05] [SOC-11] is kept as sid, scid, sct and expiry for 2592000000 ms, and then forgotten', () => {
    expect([...kept.values()].map((text) => JSON.parse(text) as unknown)).toEqual([
      { sid: 'abc', scid: 'song', sct: 'clip', expiry: START + 2_592_000_000 },
    ])
    expect(findShare(store, START + 2_591_999_999)).toMatchObject({ sid: 'abc' })
    expect(findShare(store, START + 2_592_000_000)).toBeUndefined()
    expect(kept.size).toBe(0)
  })

  it('[SOC-05] is told to have led here for two minutes', () => {
    expect(findFreshVisit(store, START + 2 * MINUTE_MS)?.sid).toBe('abc')
    expect(findFreshVisit(store, START + 2 * MINUTE_MS + 1)).toBeUndefined()
  })

  it('[SOC-05] is answered for by whoever signs up within a day, up to two minutes after', () => {
    const find = (signedUpMs: number, nowMs: number) => findAttributable(store, { signedUpMs, nowMs })?.sid
    expect(find(START + MINUTE_MS, START + 3 * MINUTE_MS)).toBe('abc')
    expect(find(START + MINUTE_MS, START + 3 * MINUTE_MS + 1)).toBeUndefined()
    expect(find(START + DAY_MS, START + DAY_MS)).toBe('abc')
    expect(find(START + DAY_MS + 1, START + DAY_MS + 1)).toBeUndefined()
  })

  it('[SOC-05] counts once in thirty days for the same link', () => {
    store.setItem('arioso.share.converted', JSON.stringify({ sid: 'abc', atMs: START - 29 * DAY_MS }))
    expect(findAttributable(store, { signedUpMs: START, nowMs: START })).toBeUndefined()
    store.setItem('arioso.share.converted', JSON.stringify({ sid: 'abc', atMs: START - 30 * DAY_MS }))
    expect(findAttributable(store, { signedUpMs: START, nowMs: START })?.sid).toBe('abc')
    store.setItem('arioso.share.converted', JSON.stringify({ sid: 'other', atMs: START }))
    expect(findAttributable(store, { signedUpMs: START, nowMs: START })?.sid).toBe('abc')
  })

  it('is not confused by what somebody else wrote there', () => {
    for (const text of ['', 'nonsense', '7', 'null', '{"expiry":"soon"}']) {
      store.setItem('arioso.share', text)
      expect(findShare(store, START)).toBeUndefined()
    }
  })
})
