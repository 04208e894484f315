import type { Clip } from '@arioso/contract'
import { describe, expect, it } from 'vitest'
import { nextPlayback, wantsSound, type Playback, type PlaybackEvent } from './playback.ts'

const clip = { id: 'dawn', title: 'Dawn' } as Clip

function after(...events: PlaybackEvent[]): Playback {
  return events.reduce(nextPlayback, { state: 'idle' } as Playback)
}

describe('playback', () => {
  it('loads before it plays', () => {
    expect(after({ type: 'opened', clip })).toEqual({ state: 'loading', clip })
    expect(after({ type: 'opened', clip }, { type: 'sounding' })).toEqual({ state: 'playing', clip })
  })

  it('a song that is still being made waits for sound and goes on by itself', () => {
    const starved = after({ type: 'opened', clip }, { type: 'sounding' }, { type: 'starved' })
    expect(starved.state).toBe('loading')
    expect(wantsSound(starved)).toBe(true)
    expect(nextPlayback(starved, { type: 'sounding' }).state).toBe('playing')
  })

  it('a song restored after a reload is paused until asked for', () => {
    const restored = after({ type: 'restored', clip })
    expect(restored).toEqual({ state: 'paused', clip })
    expect(nextPlayback(restored, { type: 'resumed' }).state).toBe('loading')
  })

  it('pressing pause while loading pauses', () => {
    expect(after({ type: 'opened', clip }, { type: 'silenced' }).state).toBe('paused')
  })

  it('a broken song says so and can be tried again', () => {
    const broken = after({ type: 'opened', clip }, { type: 'broken', message: 'gone' })
    expect(broken).toEqual({ state: 'failed', clip, message: 'gone' })
    expect(nextPlayback(broken, { type: 'silenced' }).state).toBe('failed')
    expect(nextPlayback(broken, { type: 'resumed' }).state).toBe('loading')
  })

  it('a late sound of a closed song changes nothing', () => {
    expect(after({ type: 'opened', clip }, { type: 'closed' }, { type: 'sounding' })).toEqual({ state: 'idle' })
  })
})
