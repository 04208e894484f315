import { describe, expect, it } from 'vitest'
import { countSyllables } from '../../lyrics/countSyllables.ts'
import { rhymeKey } from '../../lyrics/rhymeKey.ts'
import { ANSWERS } from './answers.ts'
import { BANKS } from './banks.ts'
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
})
