import { z } from 'zod'

const triState = z.enum(['Any', 'True', 'False']).default('Any')

// What a library shows. Trashed songs only show when they alone are asked for.
export const libraryFilters = z.object({
  search: z.string().max(200).default(''),
  liked: triState,
  disliked: triState,
  public: triState,
  upload: triState,
  fullSong: triState,
  cover: triState,
  extend: triState,
  stem: triState,
  persona: triState,
  instrumental: triState,
  trashed: triState.default('False'),
  workspace: z
    .union([z.uuid(), z.literal('default')])
    .nullable()
    .default(null),
  sort: z
    .object({
      sortBy: z.enum(['created_at', 'upvote_count', 'play_count', 'title', 'duration']).default('created_at'),
      sortDirection: z.enum(['asc', 'desc']).default('desc'),
    })
    .prefault({}),
})

export type LibraryFilters = z.output<typeof libraryFilters>
export type LibrarySort = LibraryFilters['sort']
