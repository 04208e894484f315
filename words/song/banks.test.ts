import { findRefusal } from '../filter/findRefusal.ts'
import { describe, expect, it } from 'vitest'
import { SUBJECT_BANKS } from '../knowledge/subjectBanks.ts'
import { BEATS } from '../lines.ts'
import { OCCASIONS } from '../plan/occasions.ts'
import { countSung, lastWordOf, pronounce } from '../sound/pronounce.ts'
import { rhymeScore } from '../sound/rhyme.ts'
import { ANSWER_BANKS } from './answerBanks.ts'
import { LINE_BANKS } from './lineBanks.ts'

const SLOTS = new Set(
  `called other third name who kin he him his age years place time thing part do doing did where sense feeling love`
    .split(' ')
    .concat([
      'in place',
      'the thing',
      'a thing',
      'a part',
      'the part',
      'your part',
      'my part',
      'it does',
      'it did',
      'it doing',
    ]),
)
const entries = LINE_BANKS.flatMap((bank) => bank.list())
const subjects = SUBJECT_BANKS.flatMap((bank) => bank.list())
const answers = ANSWER_BANKS.flatMap((bank) => bank.list())

describe('the banks of the lyricist', () => {
  it('are large: three thousand subjects, six thousand lines, forty occasions', () => {
    expect(subjects.length).toBeGreaterThanOrEqual(3000)
    expect(entries.reduce((sum, { lines }) => sum + lines.length, 0)).toBeGreaterThanOrEqual(6000)
    expect(answers.length).toBeGreaterThanOrEqual(1500)
    expect(OCCASIONS.length).toBeGreaterThanOrEqual(40)
  })

  it('use only slots the writer can fill', () => {
    const unknown = entries.flatMap(({ lines, title = '' }) =>
      [...lines, title].flatMap((line) =>
        [...line.matchAll(/\{([^}]*)\}/g)]
          .map((match) => (match[1] ?? '').replace(/\d$/, '').toLowerCase())
          .filter((slot) => !SLOTS.has(slot)),
      ),
    )
    expect(unknown).toEqual([])
  })

  it('hold couplets that rhyme by the dictionary', () => {
    const broken = entries.filter(({ lines, beat, manners }) => {
      const [one = '', two = ''] = lines
      if (beat === 'hook' || lines.length !== 2 || manners.includes('shout') || /\}\s*[?!]?$/m.test(lines.join('\n')))
        return false
      const isKnown = [one, two].every((line) => pronounce(lastWordOf(line)).known)
      return isKnown && rhymeScore(one, two) === 0
    })
    expect(broken.length / entries.length).toBeLessThan(0.02)
  })

  it('hold choruses that carry their title, one sung line at least of each', () => {
    const plain = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}{} ]/gu, '')
    const lost = entries.filter(
      ({ beat, title = '', lines }) => beat === 'hook' && !lines.some((line) => plain(line).includes(plain(title))),
    )
    expect(lost.map(({ title }) => title)).toEqual([])
    expect(entries.every(({ beat, lines }) => BEATS.includes(beat) && lines.every((line) => line !== ''))).toBe(true)
  })

  it('know parts, deeds, places, senses and a phrase of every subject', () => {
    const poor = subjects.filter(
      ({ parts, does, deeds, places, senses, phrases }) =>
        parts.length < 3 ||
        does.length === 0 ||
        deeds.length === 0 ||
        places.length === 0 ||
        senses.length === 0 ||
        phrases.length === 0,
    )
    expect(poor.map(({ names }) => names[0])).toEqual([])
  })

  it('say nothing that would be refused', () => {
    const known = subjects.map(({ parts, deeds, does, places, senses, phrases }) =>
      [...parts.map(({ text }) => text), ...deeds, ...does, ...places, ...senses, ...phrases].join('\n'),
    )
    const texts = [...entries.map(({ lines }) => lines.join('\n')), ...answers, ...known]
    const chunks = Array.from({ length: Math.ceil(texts.length / 100) }, (_, at) =>
      texts.slice(at * 100, at * 100 + 100),
    )
    const refused = chunks.filter((chunk) => findRefusal(chunk.join('\n')) !== undefined)
    expect(refused.flat().filter((text) => findRefusal(text) !== undefined)).toEqual([])
  })

  it('hold no verse or chorus too long ever to be sung', () => {
    const silent = entries.filter(({ beat, manners, lines, text }) => {
      const most = manners.includes('rap') ? 16 : beat === 'hook' ? 17 : lines.length > 2 ? 14 : 13
      return !text.includes('{') && lines.some((line) => countSung(line) > most)
    })
    expect(silent.map(({ text }) => text)).toEqual([])
  })

  it('answer in lines of a length that can follow any', () => {
    const wrong = ANSWER_BANKS.flatMap((bank) =>
      bank.list().filter((answer) => countSung(answer) < 4 || countSung(answer) > (bank.stance === 'rap' ? 16 : 12)),
    )
    expect(wrong).toEqual([])
  })
})
