import { devNull } from 'node:os'
import type { SongRequest } from './renderMessages.ts'

/** A short song that nobody hears: after it, code is compiled, programs are loaded and the next song begins at once. */
export const REHEARSAL: SongRequest = {
  order: {
    seed: 1,
    title: 'Rehearsal',
    style: 'pop, piano, strings, acoustic guitar',
    excludedStyle: '',
    lyrics: '[Verse]\nMorning comes over the water\n[Chorus]\nSing it out and let it go',
    instrumental: false,
    maxSeconds: 12,
  },
  wavPath: devNull,
}
