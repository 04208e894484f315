import { expect, it } from 'vitest'
import { listRequirements, parseRequirements, readProof } from './requirements.ts'

const REQUIREMENTS = parseRequirements(`
- **CRE-07** Dice fill a random prompt.
- **CRE-12** Covers and extensions depend on the plan.
  - **a** covers
  - **b** extensions
`)

const test = (title: string, passed = true) => ({ title, passed, seconds: 1 })
const states = (...results: ReturnType<typeof test>[]) => readProof(REQUIREMENTS, results).map(({ state }) => state)

it('an id is proven when every test that names it passed', () => {
  expect(states(test('[CRE-07] dice'))).toEqual(['proven', 'unproven'])
  expect(states(test('[CRE-07] dice'), test('[CRE-07, CRE-12 a] dice again', false))).toEqual(['unproven', 'unproven'])
})

it('an id with parts is proven by tests for all of them, and partly by some', () => {
  expect(states(test('[CRE-12 a] covers'))).toEqual(['unproven', 'partly'])
  expect(states(test('[CRE-12 a] covers'), test('[CRE-07, CRE-12 b] extensions'))).toEqual(['proven', 'proven'])
  expect(states(test('[CRE-12 a b] both'))).toEqual(['unproven', 'proven'])
  expect(states(test('[CRE-12 a b] both'), test('[CRE-12 b] once more', false))).toEqual(['unproven', 'partly'])
})

it('the bare id claims none of the parts', () => {
  expect(states(test('[CRE-12] everything'))).toEqual(['unproven', 'unproven'])
})

it('every requirement of the list is read once', () => {
  const ids = listRequirements().map(({ id }) => id)
  expect(ids.length).toBeGreaterThan(200)
  expect(new Set(ids).size).toBe(ids.length)
})
