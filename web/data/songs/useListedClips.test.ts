import { afterEach, describe, expect, it, vi } from 'vitest'
import { queryClient } from '../api/queryClient.ts'
import { rememberClips, updateClip } from './clipCache.ts'
import { testClip } from './testClip.ts'
import { watchClips } from './useListedClips.ts'

afterEach(() => queryClient.clear())

const told = (): Promise<void> => new Promise((resolve) => void setTimeout(resolve, 5))

describe('songs that are watched together', () => {
  it('are one list that stays the same until a song changes', async () => {
    rememberClips([testClip('a'), testClip('b')])
    const clips = watchClips(['a', 'b'])
    const tell = vi.fn()
    const stop = clips.subscribe(tell)
    const before = clips.read()
    expect(before.map(({ id }) => id)).toEqual(['a', 'b'])
    expect(clips.read()).toBe(before)
    updateClip('b', { title: 'Harbour bell' })
    await told()
    expect(tell).toHaveBeenCalled()
    expect(clips.read().map(({ title }) => title)).toEqual([before[0]?.title, 'Harbour bell'])
    stop()
    tell.mockClear()
    updateClip('a', { title: 'Nobody looks' })
    await told()
    expect(tell).not.toHaveBeenCalled()
  })

  it('are none without ids', () => {
    expect(watchClips(['']).read()).toEqual([])
  })
})
