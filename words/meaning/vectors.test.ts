import { describe, expect, it } from 'vitest'
import { findSubject } from '../knowledge/findSubject.ts'
import { tagWords } from '../reader/grammar.ts'
import { KITS } from '../song/kitBanks.ts'
import { besideOf, isOtherSense } from './otherSense.ts'
import { kindOfWord, meaningOf, meaningOfKit, nearness } from './vectors.ts'

const near = (one: string, other: string): number => {
  const [first, second] = [meaningOf(one), meaningOf(other)]
  return first === undefined || second === undefined ? 0 : nearness(first, second)
}

describe('the table of meanings', () => {
  it.each([
    ['ramen', 'sushi', 'train'],
    ['wine', 'vodka', 'code'],
    ['otter', 'beaver', 'mortgage'],
    ['guilt', 'shame', 'tractor'],
  ])('holds %s nearer to %s than to %s', (word, close, far) => {
    expect(near(word, close)).toBeGreaterThan(near(word, far) + 0.2)
  })

  it('knows plurals by their noun, and nothing of what is no word', () => {
    expect(near('platypuses', 'platypus')).toBeGreaterThan(0.9)
    expect(meaningOf('meshtastic')).toBeUndefined()
    expect(meaningOf('')).toBeUndefined()
    expect(meaningOf('don\n')).toBeUndefined()
  })

  it.each([
    ['axolotl', 'animal'],
    ['burrito', 'food'],
    ['vodka', 'food'],
    ['helicopter', 'machine'],
    ['janitor', 'job'],
    ['karate', 'sport'],
    ['sitcom', 'show'],
    ['hail', 'weather'],
    ['nostalgia', 'feeling'],
    ['carnival', 'event'],
    ['algebra', 'idea'],
    ['stapler', 'thing'],
    ['casino', 'place'],
  ])('tells what kind of thing %s is', (word, kind) => {
    expect(kindOfWord(word)).toBe(kind)
  })

  it('knows nearly every kit; after many new ones it is packed anew', () => {
    const abouts = Object.values(KITS).flatMap((bank) => bank.kits?.().map(({ about }) => about) ?? [])
    const known = abouts.filter((about) => meaningOfKit(about) !== undefined)
    expect(known.length / abouts.length).toBeGreaterThan(0.8)
  })
})

describe('a word in another sense', () => {
  const isOther = (phrase: string, word: string): boolean => {
    const terms = tagWords(phrase)
    const at = terms.findIndex((term) => term.word === word)
    const subject = findSubject(word.replace(/s$/, '')) ?? findSubject(word)
    if (subject === undefined) throw new Error(`nobody wrote of ${word}`)
    return isOtherSense(subject, [word], besideOf(terms, at, at + 1))
  }

  it.each([
    ['disaster recovery plans', 'recovery'],
    ['the code platform', 'platform'],
    ['a lighthouse keeper', 'keeper'],
  ])('%s: no such %s', (phrase, word) => {
    expect(isOther(phrase, word)).toBe(true)
  })

  it.each([
    ['the railway platform', 'platform'],
    ['my chemistry teacher', 'teacher'],
    ['a fishing boat', 'boat'],
    ['curly hair', 'hair'],
    ['my old bicycle', 'bicycle'],
    ['a lonely robot', 'robot'],
  ])('%s: %s is what it says', (phrase, word) => {
    expect(isOther(phrase, word)).toBe(false)
  })
})
