import { dictionary } from 'cmu-pronouncing-dictionary'
import { expect, it } from 'vitest'
import { findPhones } from './dictionary.ts'

it('says what the dictionary it was packed from says', () => {
  const words = Object.keys(dictionary).filter((word, at) => /^[a-z]+$/.test(word) && at % 97 === 0)
  expect(words.length).toBeGreaterThan(900)
  const wrong = words.filter((word) => findPhones(word)?.join(' ') !== dictionary[word])
  expect(wrong).toEqual([])
})

it('finds its first and its last word, and nothing that is not there', () => {
  expect(findPhones("'bout")).toEqual(['B', 'AW1', 'T'])
  expect(findPhones('zyman')).toBeDefined()
  for (const word of ['', ' ', 'qqqq', 'a b', 'zzzzz', '!']) expect(findPhones(word)).toBeUndefined()
})
