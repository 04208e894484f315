import { describe, expect, it } from 'vitest'
import { pickPrompt } from './pickPrompt.ts'

describe('[CRE-07] the dice', () => {
  const prompts = ['a waltz', 'a march', 'a lullaby']

  it('fills one of the prompts of the batch', () => {
    expect(pickPrompt(prompts, '', 0)).toBe('a waltz')
    expect(pickPrompt(prompts, '', 0.99)).toBe('a lullaby')
  })

  it('rolls something else every time', () => {
    expect(pickPrompt(prompts, 'a waltz', 0)).toBe('a march')
  })

  it('keeps the words when there is nothing to roll', () => {
    expect(pickPrompt([], 'mine', 0.5)).toBe('mine')
  })
})
