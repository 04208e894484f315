import { expect, it } from 'vitest'
import { agreeNumber } from './agreeNumber.ts'

it.each([
  ["There's bones on the step and a mat for the feet", 'There are bones on the step and a mat for the feet'],
  ["There's grapes by the bed and a get-well balloon", 'There are grapes by the bed and a get-well balloon'],
  ["There's glass on the floor and a hat on the chair", "There's glass on the floor and a hat on the chair"],
  ["There's half of my wages goes into his hand", "There's half of my wages goes into his hand"],
  ["There's always a light and a door left ajar", "There's always a light and a door left ajar"],
])('%j is sung as %j', (written, sung) => {
  expect(agreeNumber(written)).toBe(sung)
})
