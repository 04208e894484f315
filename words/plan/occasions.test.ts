import { expect, it } from 'vitest'
import { readRequest } from '../reader/readRequest.ts'

it.each([
  ["gospel song for my church's 100th anniversary", 'rite'],
  ['a song for our 10th wedding anniversary at the church', 'anniversary'],
  ["our company's 25th anniversary", 'firm'],
  ['a kids song about climate change', 'kids'],
  ['a song for kids with cancer', 'get-well'],
  ['country song about a dad teaching his son to fish', 'tale'],
  ['a song that teaches the times tables', 'teach'],
  ["a 20 second ad for Kim's Gym", 'jingle'],
])('%j: %s', (request, id) => {
  expect(readRequest(request, '').occasion.id).toBe(id)
})
