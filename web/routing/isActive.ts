import { readLocation, trimSlash, type Location } from './location.ts'

// A link leads to where one is, or to a page above it. An exact one has to be the very page, with the very search.
export function isActive(here: Location, href: string, isExact: boolean): boolean {
  const goal = trimSlash(href.replace(/[?#].*/s, ''))
  const path = trimSlash(here.pathname)
  if (path !== goal && (isExact || !path.startsWith(`${goal}/`))) return false
  const { search, searchStr } = readLocation(href)
  const asked = Object.entries(search)
  if (isExact && asked.length !== Object.keys(here.search).length) return false
  const carried: Record<string, unknown> = here.search
  return searchStr === '' || asked.every(([name, value]) => carried[name] === value)
}
