import { describe, expect, it } from 'vitest'
import { PROMPT_TOPICS } from '../prompts/promptWords.ts'
import { findRefusal } from './findRefusal.ts'

const turn = (text: string): string =>
  text.replaceAll(/[a-z]/g, (letter) => String.fromCharCode(((letter.charCodeAt(0) - 97 + 13) % 26) + 97))
const slur = turn('snttbg')

describe('findRefusal', () => {
  it.each([
    ['plainly', `you ${slur}`],
    ['in capitals', slur.toUpperCase()],
    ['with numbers for letters', slur.replace('a', '4').replace('o', '0')],
    ['spelled out', slur.split('').join(' ')],
    ['with dots between', slur.split('').join('.')],
    ['with stars between', slur.split('').join('*')],
    ['with accents', slur.replace('o', 'ö')],
    ['stretched', slur.replace('a', 'aaaaa')],
    ['with invisible signs', slur.split('').join('\u200b')],
    ['inside a bracket', `[Chorus] (${slur}!)`],
  ])('finds a slur written %s', (_, text) => {
    expect(findRefusal(text)).toBe('a slur')
  })

  it.each([
    ['a sexy song about a child', 'sexual content about minors'],
    ['l o l i c o n anthem', 'sexual content about minors'],
    ['kill all the jews', 'a call to violence'],
    ['go and k1ll yourself', 'encouragement of self-harm'],
  ])('refuses %j', (text, why) => {
    expect(findRefusal(text)).toBe(why)
  })

  it.each([
    'a song about Scunthorpe, Penistone and Essex',
    'classic bass assassin in the grass, with a cocktail and a shiitake',
    'Niger and Nigeria, the River Niger at dawn',
    'a chink of light under the door of my van dyke',
    'snigger at the dickens of a matsushita titmouse',
    'the raccoon hid in a cocoon',
    'fuck this shit, I am leaving this damn town',
    'sex, drugs and rock and roll',
    'my kids are the best kids in the world',
    'killing me softly; you kill me when you smile',
    'burn for you, shoot for the moon, bomb the beat',
    'women who run with the wolves',
    'a b c d e f g, count to 1 2 3 4 5',
    '140 bpm 4 on the floor 808 303 909',
    'retard the tempo a little, ritardando',
    'I want to hang out with you and cut loose',
    'mongolian throat singing from the steppe',
    '',
  ])('lets %j be', (text) => {
    expect(findRefusal(text)).toBeUndefined()
  })

  it('finds nothing in the prompts Arioso suggests', () => {
    expect(PROMPT_TOPICS.filter((text) => findRefusal(text) !== undefined)).toEqual([])
  })
})
