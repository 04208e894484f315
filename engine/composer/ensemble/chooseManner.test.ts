import { parseStyle } from '@arioso/words'
import { expect, it } from 'vitest'
import { parseScore } from '../../parseScore.ts'
import { composeSong } from '../composeSong.ts'

const mannerOf = (style: string) =>
  parseScore(
    composeSong({
      seed: 3,
      title: 'T',
      style,
      lyrics: '[Chorus]\nSing it again',
      instrumental: false,
      lengthSeconds: 30,
    }),
  ).voice?.manner

it('whispers, breathes and belts as the style asks, or as its genre does', () => {
  expect(mannerOf('pop, whispered vocals')).toBe('whispered')
  expect(mannerOf('pop, breathy female voice')).toBe('breathy')
  expect(mannerOf('pop, belting')).toBe('belted')
  expect(mannerOf('bossa nova')).toBe('breathy')
  expect(mannerOf('heavy metal')).toBe('belted')
  expect(mannerOf('metal, whispered vocals')).toBe('whispered')
  expect(mannerOf('pop')).toBeUndefined()
  expect(parseStyle('rock, powerful vocals').unknownWords).toEqual([])
})
