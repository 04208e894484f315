import { expect, it } from 'vitest'
import { findSoundFormat } from './soundFormat.ts'

const bytes = (text: string): Uint8Array => Uint8Array.from(text, (letter) => letter.charCodeAt(0))

it.each([
  ['RIFF\x00\x00\x00\x00WAVEfmt ', 'wav'],
  ['fLaC\x00\x00\x00\x22', 'flac'],
  ['OggS\x00\x02', 'ogg'],
  ['\x00\x00\x00\x20ftypM4A ', 'mov'],
  ['\x1a\x45\xdf\xa3\x9f', 'matroska'],
  ['\xff\xfb\x90\x64', 'mp3'],
  ['\x00\x00\x00\xff\xfb\x90\x64', 'mp3'],
  ['ID3\x04\x00\x00\x00\x00\x00\x02ab\xff\xfb', 'mp3'],
  ['ID3\x04\x00\x00\x00\x00\x00\x02abfLaC', 'flac'],
])('%j is told by its bytes', (start, format) => {
  expect(findSoundFormat(bytes(start))).toBe(format)
})

it.each([
  'PK\x03\x04',
  '#EXTM3U\n/etc/passwd',
  "ffconcat version 1.0\nfile '/etc/passwd'",
  '\xff\xf1\x50\x80',
  '',
  '<svg>',
])('%j is not opened at all', (start) => {
  expect(findSoundFormat(bytes(start))).toBeUndefined()
})
