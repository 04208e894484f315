import { describe, expect, it } from 'vitest'
import { countSyllables } from '../../lyrics/countSyllables.ts'
import { rhymeKey } from '../../lyrics/rhymeKey.ts'
import { ANSWERS } from './answers.ts'
import { BANKS } from './banks.ts'
import { ENDINGS } from './endings.ts'
import { OPENERS } from './openers.ts'
import { TOPIC_COUPLETS } from './topicLines.ts'

const couplets = Object.entries(BANKS).flatMap(([theme, bank]) =>
  [...bank.verses, ...bank.choruses, ...bank.bridges].map((text): [string, string] => [theme, text]),
)
const lines = (couplet: string): string[] =>
  couplet
    .replace(/^[+-]/, '')
    .replaceAll(/\{([^|}]*)[^}]*\}/g, '$1')
    .replaceAll(/<\w+>/gi, 'Linda')
    .split(' / ')

describe('the lyricist’s banks', () => {
  it('hold only couplets that rhyme', () => {
    const broken = [...couplets.map(([, text]) => text), ...TOPIC_COUPLETS].filter((text) => {
      const [one = '', two = ''] = lines(text)
      return rhymeKey(one) !== rhymeKey(two)
    })
    expect(broken).toEqual([])
  })

  it('hold only lines of six to ten syllables, in even pairs', () => {
    const uneven = couplets.filter(([, text]) => {
      const counts = lines(text).map(countSyllables)
      return Math.min(...counts) < 6 || Math.max(...counts) > 10 || Math.abs((counts[0] ?? 0) - (counts[1] ?? 0)) > 2
    })
    expect(uneven).toEqual([])
  })

  it('answer every title sound with a line that rhymes', () => {
    const wrong = Object.entries(ANSWERS).flatMap(([key, answers]) =>
      answers.filter((answer) => rhymeKey(answer) !== key),
    )
    expect(wrong).toEqual([])
  })

  it('offer every theme dozens of lines', () => {
    for (const bank of Object.values(BANKS)) {
      expect((bank.verses.length + bank.choruses.length + bank.bridges.length) * 2).toBeGreaterThanOrEqual(40)
    }
  })

  it('offer endings that rhyme as their place says, two or more of every sound and mood', () => {
    const wrong = Object.entries(ENDINGS).flatMap(([sound, endings]) =>
      endings.filter((ending) => rhymeKey(ending) !== sound),
    )
    expect(wrong).toEqual([])
    for (const endings of Object.values(ENDINGS)) {
      for (const other of ['+', '-']) {
        expect(endings.filter((ending) => !ending.startsWith(other)).length).toBeGreaterThanOrEqual(2)
      }
    }
  })

  it('offer every theme beginnings of three to six syllables', () => {
    for (const openers of Object.values(OPENERS)) {
      expect(openers.length).toBeGreaterThanOrEqual(10)
      const counts = openers.map((opener) => countSyllables(opener.replace(/^[+-]/, '')))
      expect(Math.min(...counts)).toBeGreaterThanOrEqual(3)
      expect(Math.max(...counts)).toBeLessThanOrEqual(6)
    }
  })
})
