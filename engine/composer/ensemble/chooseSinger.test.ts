import { createRandom, parseStyle } from '@arioso/words'
import { describe, expect, it } from 'vitest'
import { TRAINED_SINGERS } from '../../voice/trained/trainedSingers.ts'
import { castSinger, chooseSinger, rangeOf, secondSinger, sexOf } from './chooseSinger.ts'
import { composeSong } from '../composeSong.ts'

const LYRICS =
  '[Verse]\nLow light over water\nCarry me to the shore\n[Verse]\nHigh wind in the harbour\nAsk me for nothing more\n[Chorus]\nSing it again\nSing it again'
const SEEDS = Array.from({ length: 12 }, (_, seed) => seed)

function chosenFor(style: string): string[] {
  const intent = parseStyle(style)
  return SEEDS.map((seed) => chooseSinger(intent.voice, false, createRandom(seed), intent).name)
}

const compose = (style: string) =>
  composeSong({ seed: 3, title: 'T', style, lyrics: LYRICS, instrumental: false, lengthSeconds: 60 })

describe('who sings', () => {
  it('there are six women and six men, and each can be asked for by name', () => {
    for (const sex of ['female', 'male']) {
      expect(TRAINED_SINGERS.filter((singer) => singer.sex === sex && !singer.onlyAsked).length).toBe(6)
    }
    for (const { name } of TRAINED_SINGERS) {
      expect(parseStyle(`pop, sung by ${name}`)).toMatchObject({ singer: name, unknownWords: [] })
      expect(chosenFor(`pop, ${name}`)).toEqual(SEEDS.map(() => name))
    }
  })

  it('women, men, deep, high and childlike voices are who was asked for', () => {
    expect(new Set(chosenFor('pop, female vocals').map(sexOf))).toEqual(new Set(['female']))
    expect(new Set(chosenFor('rock, male singer').map(sexOf))).toEqual(new Set(['male']))
    for (const name of chosenFor('country, deep voice')) expect(rangeOf(name).low).toBeLessThanOrEqual(47)
    for (const name of chosenFor('opera, soprano')) expect(rangeOf(name).high).toBeGreaterThanOrEqual(73)
    expect(new Set(chosenFor('lullaby, child-like voice'))).toEqual(new Set(['Pip']))
    expect(new Set(chosenFor('pop, female vocals')).size).toBeGreaterThan(2)
  })

  it('old singers keep their names, and nobody sings harmony with themselves', () => {
    expect(castSinger('alto', false)).toMatchObject({ name: 'alto', range: { low: 57, high: 72 } })
    expect(castSinger('nobody', false)).toBeUndefined()
    for (const name of ['alto', 'baritone', 'Clara', 'Arthur']) {
      expect(secondSinger(name)).not.toBe(name)
      expect(sexOf(secondSinger(name))).toBe(sexOf(name))
    }
  })

  it('a duet takes turns by section and meets in the chorus, each in their own octave', () => {
    const { voice, backing, sections } = compose('pop duet, sung by Clara')
    const partner = voice?.lines.find((line) => line.singer !== undefined)?.singer ?? ''
    expect(sexOf(partner)).toBe('male')
    const verses = voice?.lines.filter((line) => sections[line.section].kind === 'verse') ?? []
    expect(new Set(verses.map((line) => line.singer))).toEqual(new Set([undefined, partner]))
    for (const line of verses.filter(({ singer }) => singer === partner)) {
      for (const { pitch } of line.words.flatMap(({ syllables }) => syllables)) expect(pitch).toBeLessThan(69)
    }
    expect(backing?.map(({ singer }) => singer)).toEqual([partner])
  })

  it('call and response answers every other line, a choir sings along', () => {
    const answered = compose('soul, call and response, sung by Theo').voice?.lines.map(({ singer }) => singer) ?? []
    expect(answered.map((singer) => singer !== undefined)).toEqual(answered.map((_, i) => i % 2 === 1))
    const choir = compose('gospel, sung by a choir').backing ?? []
    expect(choir.map(({ kind }) => kind)).toEqual(['choir', 'choir'])
    expect(choir[0]?.lines.length).toBe(compose('gospel, sung by a choir').voice?.lines.length)
  })
})
