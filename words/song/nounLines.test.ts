import { describe, expect, it } from 'vitest'
import { createRandom } from '../random.ts'
import { readRequest } from '../reader/readRequest.ts'
import { FAMILY, rhymeScore } from '../sound/rhyme.ts'
import { STANCES } from '../plan/occasions.ts'
import { linesForNoun } from './nounLines.ts'
import { prepareFacts } from './prepareFacts.ts'

const tell = (description: string, seed = 1): string[] =>
  prepareFacts(readRequest(description, ''), createRandom(seed)).flat()
const VERB =
  /\b(?:am|is|are|was|be|I'm|I've|I'd|it's|there's|we'll|give|take|come|comes|sing|see|dream|found|lost|told|heard|carry|tell|talk|goes|know|left|hold|say|get|here's|remember|think|go|smile|forget|try|raise|blame)\b/i

describe('what was only named', () => {
  it.each([
    'a song about compilers and semicolons',
    'a funny song about a broken coffee machine',
    'the ocean at night',
    'jingle for my bakery called Crumb & Co in Leeds',
    'our wedding in Naples',
    'the summer we spent at the lake',
    'parking tickets',
  ])('%j is sung with a verb, or left to the hook', (description) => {
    for (const seed of [1, 2, 3, 4]) for (const line of tell(description, seed).slice(0, 1)) expect(line).toMatch(VERB)
  })

  it('brings its own rhyme', () => {
    for (const stance of STANCES)
      for (const kind of ['object', 'place', 'person'] as const)
        for (const frame of linesForNoun({ kind, isBrand: stance === 'sell', stance })) {
          const [one = '', two = ''] = frame.split(' / ')
          expect(rhymeScore(one.replace('*', 'it'), two) < FAMILY ? frame : '').toBe('')
        }
  })

  it('a gerund becomes a sentence of whoever sings', () => {
    expect(tell('a breakup song about finding his hoodie in the laundry')).toEqual([
      'I found your hoodie in the laundry',
    ])
    expect(tell('losing my keys and missing the train')).toEqual(['I lost my keys and missed the train'])
    expect(tell('waiting for the bus in the rain')).toEqual(["I'm waiting for the bus in the rain"])
    expect(tell('being a single mom working nights')).toEqual(["I'm a single mom working nights"])
    expect(tell('our startup Loopkit launching its app on Friday')).toEqual(['Loopkit is launching its app on Friday'])
    expect(tell('a whale singing alone in the dark')).toEqual(['A whale is singing alone in the dark'])
  })

  it('takes no song word, no topic and no likeness for a fact', () => {
    expect(tell('for my friend Tom, a gentle goodbye song')).toEqual([])
    expect(tell('parking tickets').join(' ')).not.toMatch(/I'm parking/)
    expect(readRequest('we held on like two soldiers', '').details.love).toBeUndefined()
  })
})
