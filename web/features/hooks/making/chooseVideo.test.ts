import { describe, expect, it } from 'vitest'
import { chooseVideo, findLengthProblem } from './chooseVideo.ts'

const file = (name: string, type = '', size = 1000) => ({ name, type, size })
const MEGABYTE = 1024 * 1024

describe('a video for a hook', () => {
  it('[HOOK-04] is one file of at most 200 MB', () => {
    expect(chooseVideo([file('a.mp4'), file('b.mp4')]).problem?.title).toBe('Please upload one file at a time.')
    expect(chooseVideo([]).problem?.title).toBe('Please select a video.')
    const large = chooseVideo([file('a.mp4', 'video/mp4', 200 * MEGABYTE + 1)])
    expect(large.problem?.title).toMatch(/^Sorry, but this file is too large.*under 200 MB/)
    expect(chooseVideo([file('a.mp4', 'video/mp4', 200 * MEGABYTE)]).problem).toBeUndefined()
  })

  it('[HOOK-04] lasts 10 to 120 seconds, and the limit is told', () => {
    expect(findLengthProblem(9.8)).toMatchObject({
      title: 'Video is too short',
      message: expect.stringContaining('10'),
    })
    expect(findLengthProblem(120.2)).toMatchObject({
      title: 'Video is too long',
      message: expect.stringContaining('120'),
    })
    for (const seconds of [10, 60, 120]) expect(findLengthProblem(seconds)).toBeUndefined()
  })

  it.each([
    ['Clip.MOV', '', 'mov'],
    ['no ending', 'video/webm', 'webm'],
    ['film.mkv', 'video/x-matroska', 'mkv'],
    ['song.mp3', 'audio/mpeg', undefined],
    ['cat.mp4', 'image/png', undefined],
    ['film.avi', 'video/x-msvideo', undefined],
  ])('%s (%s) is taken as %s', (name, type, extension) => {
    expect(chooseVideo([file(name, type)]).extension).toBe(extension)
  })
})
