import { describe, expect, it } from 'vitest'
import { isNarrowed, readLibraryView, toFilters, wholeLibrary, writeLibraryView } from './libraryView.ts'

describe('what the library shows', () => {
  it('is read from the address and written back the same', () => {
    const address = { q: 'rain', filter: 'liked,public', sort: 'title-asc', wid: 'default' }
    const view = readLibraryView(address)
    expect(view).toEqual({ words: 'rain', filters: ['liked', 'public'], sort: 'title-asc', workspaceId: 'default' })
    expect(writeLibraryView({ tab: 'songs' }, view)).toEqual({ tab: 'songs', ...address })
  })

  it('is everything, newest first, when the address says nothing or nonsense, and then leaves no trace in it', () => {
    expect(readLibraryView({})).toEqual(wholeLibrary)
    expect(readLibraryView({ filter: 'loud,,', sort: 'toString' })).toEqual(wholeLibrary)
    expect(writeLibraryView({ q: 'old', wid: 'x', tab: 'songs' }, wholeLibrary)).toEqual({ tab: 'songs' })
    expect(isNarrowed(wholeLibrary)).toBe(false)
  })

  it('is asked for in the words of the server', () => {
    expect(toFilters({ words: ' sea ', filters: ['stem'], sort: 'play_count-desc', workspaceId: null })).toEqual({
      search: 'sea',
      stem: 'True',
      workspace: null,
      sort: { sortBy: 'play_count', sortDirection: 'desc' },
    })
  })
})
