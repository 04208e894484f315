import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { describe, expect, it } from 'vitest'
import { openDictionary } from './openDictionary.ts'
import { readSungWords, type Accent } from './readSungWords.ts'
import type { SungLanguage } from '../language/detectLanguage.ts'

const path = createRequire(new URL('../../../providers/package.json', import.meta.url)).resolve(
  'cmu-pronouncing-dictionary',
)
const look = openDictionary(new Uint8Array(readFileSync(path)))

type Manner = { language?: SungLanguage; accent?: Accent; rests?: number[] }

function sing(text: string, { language = 'english', accent = 'american', rests = [] }: Manner = {}): string[] {
  const words = text.split(' ')
  const restsAfter = words.map((_, i) => rests.includes(i))
  return readSungWords(words, { language, accent, look, restsAfter }).map((sounds) =>
    sounds.map(({ name }) => name).join(' '),
  )
}

describe('how words are sung', () => {
  it('the dictionary knows every word of its file and nothing else', () => {
    expect(look('love')).toEqual(['L', 'AH1', 'V'])
    expect(look('zywicki')).toEqual(['Z', 'IH0', 'W', 'IH1', 'K', 'IY0'])
    expect(look("'bout")).toEqual(['B', 'AW1', 'T'])
    expect([look('lov'), look('qwrtz'), look('')]).toEqual([undefined, undefined, undefined])
  })

  it('odd spellings sound as people sing them', () => {
    expect(sing('ooooh la naaa yeahhh gonna wanna Mmm')).toEqual([
      'uw',
      'l aa',
      'n aa',
      'y ae',
      'g ah n ax',
      'w aa n ax',
      'm',
    ])
    expect(sing('soooo loooove')).toEqual(['s ow', 'l ah v'])
    expect(sing("dancin' I'm don't")).toEqual(['d ae n s ih n', 'ay m', 'd ow n t'])
  })

  it('words nobody wrote down are built from known ones, else read by their letters', () => {
    expect(sing('moonwater')[0]).toBe('m uw n w ao d er')
    expect(sing('blorping')[0]).toMatch(/^b l ao r p ih ng$/)
    expect(sing('Zarnike')[0]).toBe('z aa r n ay k')
  })

  it('neighbours are linked: the soft article, one t for two, quick American t', () => {
    expect(sing('the apple the sky')).toEqual(['dh iy', 'ae p ax l', 'dh ax', 's k ay'])
    expect(sing('last time')).toEqual(['l ae s', 't ay m'])
    expect(sing('last time', { rests: [0] })).toEqual(['l ae s t', 't ay m'])
    expect(sing('better')).toEqual(['b eh d er'])
    expect(sing('better', { accent: 'british' })).toEqual(['b eh t er'])
  })

  it('other languages use the nearest sounds', () => {
    expect(sing('corazón', { language: 'spanish' })[0]).toMatch(/^k ow r aa/)
    expect(sing('schön', { language: 'german' })[0]).toMatch(/^sh /)
    expect(sing('愛', { language: 'english' })).toEqual(['uw'])
  })
})
