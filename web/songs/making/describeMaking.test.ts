import type { Clip } from '@arioso/contract'
import { describe, expect, it } from 'vitest'
import { describeMaking, firstLineOf } from './describeMaking.ts'
import { testClip } from '../../data/songs/testClip.ts'

const at = (created_at: string) => ({ created_at: `2026-01-01T00:00:${created_at}.000Z` })

describe('what is said of a song in the making', () => {
  it('tells how many of one’s own songs come first', () => {
    const first = testClip('a', { status: 'processing', ...at('01') })
    const second = testClip('b', { status: 'queued', ...at('02') })
    const third = testClip('c', { status: 'queued', ...at('03') })
    const others = [first, second, third]
    expect(describeMaking(testClip('d', { status: 'queued', ...at('00') }), { others, secondsLeft: undefined })).toBe(
      'In line',
    )
    expect(describeMaking(second, { others, secondsLeft: undefined })).toBe('In line, after one of yours')
    expect(describeMaking(third, { others, secondsLeft: undefined })).toBe('In line, after 2 of yours')
  })

  it('tells the place in the whole line and the time left where the server told them', () => {
    const say = (job: Partial<Clip['job']>) =>
      describeMaking(testClip('a', { status: 'queued', job }), { others: [], secondsLeft: undefined })
    expect(say({ queue_position: 1 })).toBe('Next in line')
    expect(say({ queue_position: 2, seconds_left: 58 })).toBe('2nd in line, about 1 min left')
    expect(say({ queue_position: 4, seconds_left: 130 })).toBe('4th in line, about 2 min left')
    expect(say({ queue_position: 13, seconds_left: 50 })).toBe('13th in line, about 50 s left')
    expect(say({ queue_position: 0 })).toBe('In line')
  })

  it('does not promise what cannot be played yet', () => {
    const clip = testClip('a', { status: 'streaming' })
    expect(describeMaking(clip, { others: [], secondsLeft: 12 })).toBe('Ready to play, about 15 s left')
    expect(describeMaking(clip, { others: [], secondsLeft: 12, playable: 'Recording' })).toBe(
      'Recording, about 15 s left',
    )
  })

  it('writes, then composes; a second take is next while the first one is played', () => {
    const writing = testClip('a', { status: 'processing', metadata: { prompt: '' } })
    const asked = (millisecond: number) => ({ created_at: `2026-01-01T00:00:00.00${millisecond}Z` })
    const composing = testClip('a', {
      status: 'processing',
      ...asked(0),
      metadata: { prompt: '[Verse]\nRain on the roof', seed: 8 },
    })
    const played = testClip('b', { status: 'streaming', ...asked(1), metadata: { seed: 7 } })
    expect(describeMaking(writing, { others: [], secondsLeft: undefined })).toBe('Writing the lyrics')
    expect(describeMaking(composing, { others: [composing], secondsLeft: undefined })).toBe('Composing')
    expect(describeMaking(composing, { others: [played], secondsLeft: undefined })).toBe('Up next')
    expect(describeMaking(composing, { others: [], secondsLeft: 42 })).toBe('Composing, about 45 s left')
  })

  it('rounds the time left, and names none nobody knows', () => {
    const played = testClip('a', { status: 'streaming' })
    const say = (secondsLeft?: number) => describeMaking(played, { others: [], secondsLeft })
    expect(say()).toBe('Ready to play')
    expect(say(3)).toBe('Ready to play, almost done')
    expect(say(37)).toBe('Ready to play, about 40 s left')
    expect(say(70)).toBe('Ready to play, about 1 min left')
    expect(say(130)).toBe('Ready to play, about 2 min left')
  })

  it('shows the first line that is sung', () => {
    expect(firstLineOf(testClip('a', { metadata: { prompt: '[Verse]\n\n  Rain on the roof\nand' } }))).toBe(
      'Rain on the roof',
    )
    expect(firstLineOf(testClip('a', { metadata: { prompt: '[Intro]' } }))).toBeUndefined()
  })
})
