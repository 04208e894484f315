import { expect, it } from 'vitest'
import { nextSort } from './nextSort.ts'

it('pressing a column sorts by it, pressing it again turns the order round', () => {
  const first = nextSort(undefined, 'plays')
  expect(first).toEqual({ column: 'plays', direction: 'ascending' })
  const second = nextSort(first, 'plays')
  expect(second).toEqual({ column: 'plays', direction: 'descending' })
  expect(nextSort(second, 'plays')).toEqual(first)
})

it('another column starts ascending again', () => {
  const sorted = nextSort({ column: 'plays', direction: 'ascending' }, 'title')
  expect(sorted).toEqual({ column: 'title', direction: 'ascending' })
})
