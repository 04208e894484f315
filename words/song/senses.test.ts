import { describe, expect, it } from 'vitest'
import { isFeeling } from './feelings.ts'
import { fitsSense, senseOf } from './senses.ts'

describe('senses', () => {
  it.each([
    ['the click of claws on wood', 'sound'],
    ['the smell of sun on stone', 'smell'],
    ['the taste of tin', 'taste'],
    ['the cold of the brass', 'touch'],
    ['the glow under the door', 'sight'],
  ])('%j is a %s', (phrase, sense) => {
    expect(senseOf(phrase)).toBe(sense)
  })

  it('nobody hears a smell or watches a sound', () => {
    expect(fitsSense("You'd hear {sense} from the gate", 'the smell of sun')).toBe(false)
    expect(fitsSense("You'd hear {sense} from the gate", 'the creak of the gate')).toBe(true)
    expect(fitsSense('I breathe {sense}', 'the thud of boots')).toBe(false)
    expect(fitsSense('I watched {sense}', 'the smell of sun')).toBe(false)
    expect(fitsSense('{Sense} comes under the door', 'the cold of the brass')).toBe(false)
  })
})

it('a feeling is one somebody can have', () => {
  expect(['joy', 'grief', 'Mischief'].every(isFeeling)).toBe(true)
  expect(['company', 'mania', 'annoyance', 'routine', 'summer'].some(isFeeling)).toBe(false)
})
