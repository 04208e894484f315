import { describe, expect, it } from 'vitest'
import { parseStyle } from '../style/parseStyle.ts'
import { suggestPrompts } from './suggestPrompts.ts'

describe('suggestPrompts', () => {
  it('offers as many different prompts and chips as asked, short enough for the box', () => {
    const { prompts, styles, placeholder } = suggestPrompts(7, 12)
    expect(new Set(prompts).size).toBe(12)
    expect(new Set(styles).size).toBe(12)
    for (const prompt of [...prompts, placeholder]) {
      expect(prompt.length).toBeGreaterThan(20)
      expect(prompt.length).toBeLessThanOrEqual(200)
    }
  })

  it('composes the placeholder and the prompts anew with every seed', () => {
    const seeds = [1, 2, 3, 4, 5, 6]
    expect(new Set(seeds.map((seed) => suggestPrompts(seed, 1).placeholder)).size).toBeGreaterThan(4)
    expect(suggestPrompts(1, 5)).not.toEqual(suggestPrompts(2, 5))
    expect(suggestPrompts(1, 5)).toEqual(suggestPrompts(1, 5))
  })

  it('suggests only chips the engine understands', () => {
    const unknown = suggestPrompts(3, 100).styles.filter((chip) => parseStyle(chip).unknownWords.length > 0)
    expect(unknown).toEqual([])
  })
})
