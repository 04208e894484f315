import { describe, expect, it } from 'vitest'
import { chooseFile } from './chooseFile.ts'

const file = (name: string, type = '', size = 1000) => ({ name, type, size })

describe('a dropped or chosen file', () => {
  it('[UPL-05] must be one, and audio', () => {
    const many = chooseFile([file('a.mp3', 'audio/mpeg'), file('b.mp3', 'audio/mpeg')])
    expect(many.problem?.title).toBe('Please upload one file at a time.')
    expect(chooseFile([]).problem?.title).toBe('Please upload one file at a time.')
    for (const wrong of [file('cat.png', 'image/png'), file('notes.txt', 'text/plain'), file('film.mp4', 'video/mp4')])
      expect(chooseFile([wrong]).problem?.title).toBe('Please upload audio files only.')
    expect(chooseFile([file('cat.png.mp3', 'image/png')]).problem?.title).toBe('Please upload audio files only.')
  })

  it.each([
    ['Tune.MP3', '', 'mp3'],
    ['no ending', 'audio/x-m4a', 'm4a'],
    ['voice.webm', 'video/webm', 'webm'],
    ['voice.ogg', 'application/ogg', 'ogg'],
  ])('%s (%s) is taken as %s', (name, type, extension) => {
    expect(chooseFile([file(name, type)])).toMatchObject({ extension })
  })

  it('of another kind or size says which are taken', () => {
    expect(chooseFile([file('a.aiff', 'audio/aiff')]).problem?.message).toContain('FLAC')
    expect(chooseFile([file('a.wav', 'audio/wav', 101 * 1024 * 1024)]).problem?.message).toContain('100 MB')
  })
})
