import { expect, it } from 'vitest'
import { sayField } from './sayField.ts'

it.each([
  ['the quantum physics', 'quantum physics', 'quantum physics'],
  ['the physics', 'the physics of falling', 'the physics'],
  ['the lantern', 'a lantern', 'the lantern'],
])('%j in %j is %j', (said, told, sung) => {
  expect(sayField(said, told)).toBe(sung)
})
