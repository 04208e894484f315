import { expect, test } from 'vitest'
import { tourSteps } from './tourSteps.ts'

const marks = (hasAsked: boolean) => tourSteps(hasAsked).map(({ mark }) => mark)

test('a newcomer is told first what to write', () => {
  expect(marks(false)).toEqual(['describe', 'mode', 'songs'])
})

test('whoever has sent a request is told about its two takes, not what to write', () => {
  expect(marks(true)).toEqual(['songs', 'mode'])
})
