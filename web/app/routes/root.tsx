import { createRootRoute } from '@tanstack/react-router'
import { NotFoundPage } from './NotFoundPage.tsx'
import { Shell } from '../shell/Shell.tsx'

const KNOWN = [
  'prompt',
  'mad_lib',
  'q',
  'tab',
  'edit',
  'filter',
  'sort',
  'page',
  'wid',
  'show_comments',
  'sh',
  'error',
  'song_id',
  'remix_type',
  'inspired_by',
] as const

type Known = { [Name in (typeof KNOWN)[number]]?: string }

// Any page may carry any of these; the ones a page does not know stay in the address untouched.
function readSearch(search: Record<string, unknown>): Known {
  return Object.fromEntries(KNOWN.flatMap((name) => (typeof search[name] === 'string' ? [[name, search[name]]] : [])))
}

export const root = createRootRoute({ component: Shell, notFoundComponent: NotFoundPage, validateSearch: readSearch })
