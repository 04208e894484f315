import type { Clip, PlaybarState } from '@arioso/contract'
import { describe, expect, it } from 'vitest'
import type { PlayerState } from '../playerState.ts'
import { describePlayer, queueFrom } from './playbarState.ts'
import { createQueue, findNext } from '../queue/queue.ts'

const where = { positionSeconds: 12, deviceId: 'laptop' }

function playing(ids: string[], id: string): PlayerState {
  return {
    playback: { state: 'playing', clip: { id } as Clip },
    station: undefined,
    queue: createQueue({ source: 'Library', ids, startId: id, shuffle: false, random: () => 0 }),
    repeat: true,
    shuffle: false,
    volume: 70,
    muted: false,
    speed: { multiplier: 1, keepPitch: true },
  }
}

describe('what follows a listener to another device', () => {
  it('the queue comes back as it was, at the song that played', () => {
    const state = describePlayer(playing(['a', 'b', 'c'], 'b'), where)
    expect(state).toMatchObject({ clip_id: 'b', queue: ['a', 'b', 'c'], place: 1, repeat: 'all', source: 'Library' })
    const queue = queueFrom(state as PlaybarState, () => true)
    expect(queue).toMatchObject({ source: 'Library', past: [{ id: 'a' }], now: { id: 'b' }, rest: [{ id: 'c' }] })
    expect(queue && findNext(queue, false, () => true)?.now.id).toBe('c')
  })

  it('of a very long queue the nearest hundred', () => {
    const ids = Array.from({ length: 300 }, (_, index) => `song ${index}`)
    const state = describePlayer(playing(ids, 'song 150'), where)
    expect(state?.queue).toHaveLength(100)
    expect(state?.queue[state.place]).toBe('song 150')
  })

  it('songs that are gone are left out, and without the one that played nothing is restored', () => {
    const state = describePlayer(playing(['a', 'b', 'c'], 'b'), where) as PlaybarState
    expect(queueFrom(state, (id) => id !== 'c')).toMatchObject({ now: { id: 'b' }, rest: [] })
    expect(queueFrom(state, (id) => id !== 'b')).toBeUndefined()
  })

  it('nothing, while nothing plays or a station decides', () => {
    const state = playing(['a'], 'a')
    expect(describePlayer({ ...state, playback: { state: 'idle' } }, where)).toBeUndefined()
    const station = { id: 'arioso', name: 'Radio', now: () => undefined, next: () => undefined }
    expect(describePlayer({ ...state, station }, where)).toBeUndefined()
  })
})
