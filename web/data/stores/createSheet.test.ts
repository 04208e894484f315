import { expect, it } from 'vitest'
import { arriveAtCreate, createSheet, openCreateSheet, showSongsOnArrival } from './createSheet.ts'

const isOpen = () => createSheet.get().isOpen

it('on a phone the form is open for whoever comes to create, and out of the way of a song already asked for', () => {
  arriveAtCreate()
  expect(isOpen()).toBe(true)

  showSongsOnArrival()
  arriveAtCreate()
  expect(isOpen(), 'the two new rows are seen').toBe(false)

  arriveAtCreate()
  expect(isOpen(), 'the next visit is an ordinary one').toBe(true)

  showSongsOnArrival()
  openCreateSheet()
  arriveAtCreate()
  expect(isOpen(), 'who asks for the form gets it').toBe(true)
})
