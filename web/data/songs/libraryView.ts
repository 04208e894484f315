import type { LibraryFilters } from '@arioso/contract'

// What the library shows, as it stands in the address: ?q=…&filter=liked,public&sort=title-asc&wid=…
export type LibraryView = {
  words: string
  filters: readonly LibraryFilter[]
  sort: LibrarySortName
  workspaceId: string | null
}

export const libraryFilterNames = {
  liked: 'Liked',
  disliked: 'Disliked',
  public: 'Public',
  upload: 'Uploads',
  fullSong: 'Full songs',
  cover: 'Covers',
  extend: 'Extensions',
  stem: 'Stems',
  persona: 'Personas',
  instrumental: 'Instrumental',
} as const satisfies Partial<Record<keyof LibraryFilters, string>>

export type LibraryFilter = keyof typeof libraryFilterNames

export const librarySortNames = {
  'created_at-desc': 'Newest first',
  'created_at-asc': 'Oldest first',
  'title-asc': 'Title A to Z',
  'title-desc': 'Title Z to A',
  'duration-desc': 'Longest first',
  'duration-asc': 'Shortest first',
  'play_count-desc': 'Most played',
  'upvote_count-desc': 'Most liked',
} as const

export type LibrarySortName = keyof typeof librarySortNames

export const wholeLibrary: LibraryView = { words: '', filters: [], sort: 'created_at-desc', workspaceId: null }

type Address = { q?: string; filter?: string; sort?: string; wid?: string; tab?: string }

export function readLibraryView({ q, filter = '', sort = '', wid }: Address): LibraryView {
  const names = new Set(filter.split(','))
  const filters = (Object.keys(libraryFilterNames) as LibraryFilter[]).filter((name) => names.has(name))
  const isSort = (name: string): name is LibrarySortName => Object.hasOwn(librarySortNames, name)
  return { words: q ?? '', filters, sort: isSort(sort) ? sort : wholeLibrary.sort, workspaceId: wid ?? null }
}

export function writeLibraryView<Search extends Address>(search: Search, view: LibraryView): Search {
  const { q: _words, filter: _filter, sort: _sort, wid: _workspace, ...rest } = search
  return {
    ...(rest as Search),
    ...(view.words.trim() === '' ? {} : { q: view.words }),
    ...(view.filters.length === 0 ? {} : { filter: view.filters.join(',') }),
    ...(view.sort === wholeLibrary.sort ? {} : { sort: view.sort }),
    ...(view.workspaceId === null ? {} : { wid: view.workspaceId }),
  }
}

export function isNarrowed({ words, filters, workspaceId }: LibraryView): boolean {
  return words.trim() !== '' || filters.length > 0 || workspaceId !== null
}

export function toFilters(view: LibraryView) {
  const [sortBy, sortDirection] = view.sort.split('-') as [LibraryFilters['sort']['sortBy'], 'asc' | 'desc']
  return {
    search: view.words.trim(),
    ...Object.fromEntries(view.filters.map((name) => [name, 'True' as const])),
    workspace: view.workspaceId,
    sort: { sortBy, sortDirection },
  }
}
