import { describe, expect, it } from 'vitest'
import { readRequest } from '../reader/readRequest.ts'
import { draftSong } from '../writeSong.ts'
import { isSingable } from './isSingable.ts'
import { isNameable } from './isNameable.ts'
import { singableFacts } from './singableFacts.ts'

const told = (request: string): string[] => singableFacts(readRequest(request, '')).map(({ text }) => text)
const sing = (description: string): string => draftSong({ seed: 11, description, instrumental: false }).lyrics

describe('what of a request is sung word for word', () => {
  it.each([
    ['a rock song about my van that never starts in winter', 'My van never starts in winter'],
    ["a song about how you're the one I call at night", "You're the one I call at night"],
    ['song about my neighbour, he plays the tuba at midnight', 'He plays the tuba at midnight'],
  ])('%j: a whole sentence is', (request, line) => {
    expect(told(request).join(' / ')).toContain(line.replace(/^(?:My|He) /, ''))
  })

  it.each([
    ['a folk song about hiking. It can involve lakes, huts and cheese', /involve/],
    ['an indie song about my bike, the lyrics should rhyme and mention rain', /lyrics|mention/i],
    ['a punk song about wroggling the snorfs all day', /wroggling|snorfs/],
    ['darkwave, synthpop, glitch, a song about the moon, minimal wave', /synthpop|glitch/i],
    ['a song about trains but make it sound like an old man sings it', /sound like/],
    ['ballad about debating whether one should leave or maybe', /or maybe$/m],
    ['a song about the sea and the reason of being lost in and', /lost in and/],
  ])('%j: nothing cut, ordered, unheard of or listed is', (request, piece) => {
    expect(told(request).join('\n')).not.toMatch(piece)
  })

  it.each([
    ["I'm is tired of the rain", 'clause'],
    ['He sings it from the you', 'clause'],
    ['We bake for those wait the longest', 'clause'],
    ['We bake bread for those', 'clause'],
    ['Timber wolf hunt the deer', 'clause'],
    ['A fox is climbing a fence and going', 'clause'],
    ['The female singer answers the robot', 'clause'],
    ['Udio hums in the hall', 'clause'],
    ['When bicycle', 'noun'],
    ['Draw the valley', 'noun'],
    ['The rain sounds as', 'clause'],
  ] as const)('%j is broken', (text, kind) => {
    const reading = readRequest('a song about rain, he sings of a fox, a wolf, a robot and bread', '')
    expect(isSingable({ text, kind, about: 'other' }, { ...reading, told: `${reading.told} ${text}` })).toBe(false)
  })

  it.each([
    'The you I knew is gone',
    'We bake bread for those who wait',
    'A grey wolf hunts the deer',
    'We were coming and going',
  ])('%j is whole', (text) => {
    const reading = readRequest('a song about rain', '')
    expect(isSingable({ text, kind: 'clause', about: 'other' }, { ...reading, told: text })).toBe(true)
  })

  it('no line says "you" and "the" in a row, or is a bare list', () => {
    expect(sing('a song about squats, planks, burpees')).not.toMatch(/^Squats, planks/m)
  })

  it('no pronoun is sung that the request never said', () => {
    expect(told('an emo song about the ruins of my plans, break them down')).not.toContain('He breaks them down')
  })

  it.each([
    ['a song about my garden, acoustic intro', 'intro'],
    ['a happy tune about a walk and a prutzel with friends from work', 'prutzel'],
    ['a reggae song with thoughtful content about the harvest moon', 'content'],
    ['a cautionary tale about leaning ladders on ice', 'tale'],
    ['a drill song about goth capes at dawn', 'goth'],
    ['a folk song about a sailor without a drop of rum', 'rum'],
    ['a march about their liberty and crossing the frozen river', 'liberty'],
    ['a song about keeping all receipts in a shoebox', 'receipts'],
    ['a ballad about two sisters who never wrote to each other', 'each other'],
  ])('%j: %j is no thing of the song', (request, noun) => {
    const reading = readRequest(request, '')
    const named = reading.topics.filter((topic) => isNameable(topic, reading)).map((topic) => topic.noun)
    expect(named).not.toContain(noun)
  })

  it.each([
    ['selling the house my father built on the hill', 'house'],
    ['a waltz about our melody in an empty station', 'melody'],
    ['a ballad about the tyre swing behind the barn', 'swing'],
  ])('%j: %j is one all the same', (request, noun) => {
    const reading = readRequest(request, '')
    const named = reading.topics.filter((topic) => isNameable(topic, reading)).map((topic) => topic.noun)
    expect(named.join(' ')).toContain(noun)
  })
})
