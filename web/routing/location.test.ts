import { describe, expect, it } from 'vitest'
import { addressOf, readLocation, writeSearch } from './location.ts'

describe('an address', () => {
  it('is taken apart and put together again', () => {
    const { pathname, searchStr, search, hash, href } = readLocation('/search?q=rain+%26+sun&tab=people#the%20end')
    expect({ pathname, searchStr, hash, href }).toEqual({
      pathname: '/search',
      searchStr: '?q=rain+%26+sun&tab=people',
      hash: 'the end',
      href: '/search?q=rain+%26+sun&tab=people#the%20end',
    })
    expect(search).toEqual({ q: 'rain & sun', tab: 'people' })
  })

  it('has only text in it: numbers and “true” stay what was typed, and what is broken stays readable', () => {
    expect(readLocation('/search?q=1999&tab=true').search).toEqual({ q: '1999', tab: 'true' })
    expect(readLocation('/search?q=1&q=2').searchStr).toBe('?q=2')
    expect(readLocation('/search?q=100%#%').search).toEqual({ q: '100%' })
    expect(readLocation('/search#%').hash).toBe('%')
  })

  it('loses what is undefined', () => {
    expect(writeSearch({ q: 'a', tab: undefined })).toBe('?q=a')
    expect(writeSearch({})).toBe('')
  })

  it('is made of a path with something to fill in, of a search and of a part of the page', () => {
    const here = readLocation('/me/?tab=trash&page=2')
    expect(addressOf({ to: '/@{$handle}', params: { handle: 'änne b' } }, here)).toBe('/@%C3%A4nne%20b')
    expect(addressOf({ to: '/song/$id/', params: { id: 'abc' }, hash: 'words' }, here)).toBe('/song/abc/#words')
    expect(addressOf({ to: '.', search: ({ page: _page, ...rest }) => rest }, here)).toBe('/me?tab=trash')
    expect(addressOf({ to: '.' }, here)).toBe('/me')
  })
})
