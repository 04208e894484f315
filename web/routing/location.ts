import type { AnyDestination, NextSearch, Search } from './register.ts'

// What a place of the history remembers besides its address.
export interface HistoryState {
  // How many steps in it lies.
  index?: number
}

export type Location = {
  href: string
  pathname: string
  // With its ?, or nothing.
  searchStr: string
  search: Search
  // Without its #.
  hash: string
  state: HistoryState
}

// Two slashes at the beginning would name another server.
const PARTS = /^\/*([^?#]*)(\?[^#]*)?(?:#(.*))?$/s

export function readLocation(address: string, state: HistoryState = {}): Location {
  const [, path = '', asked = '', hash = ''] = PARTS.exec(address) ?? []
  const pathname = `/${path}`
  // Plain text both ways: ?q=1999 is no number. Of what is asked twice, the last counts.
  const search = Object.fromEntries(new URLSearchParams(asked)) as Search
  const searchStr = writeSearch(search)
  return { href: join(pathname, searchStr, hash), pathname, searchStr, search, hash: decodeText(hash), state }
}

export function writeSearch(search: NextSearch): string {
  const pairs = Object.entries(search).filter((pair): pair is [string, string] => typeof pair[1] === 'string')
  return pairs.length === 0 ? '' : `?${new URLSearchParams(pairs)}`
}

// Of '/song/$id' and '/@{$handle}' one part is open.
export const OPEN_PART = /\{?\$(\w+)\}?/

export function addressOf({ to, params = {}, search = {}, hash = '' }: AnyDestination, from: Location): string {
  const path = to === '.' ? trimSlash(from.pathname) : fill(to, params)
  return join(path, writeSearch(typeof search === 'function' ? search(from.search) : search), hash)
}

export function fill(path: string, params: Record<string, string>): string {
  return path.replace(OPEN_PART, (_part, name: string) => encodeURIComponent(params[name] ?? ''))
}

export function trimSlash(path: string): string {
  return path === '/' ? path : path.replace(/\/$/, '')
}

export function decodeText(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

function join(path: string, searchStr: string, hash: string): string {
  return `${path}${searchStr}${hash === '' ? '' : `#${hash}`}`
}
