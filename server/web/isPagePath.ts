import { PAGE_PATHS } from '@arioso/contract/pagePaths'

// Of '/song/$id' and '/@{$handle}' one part is open.
const OPEN_PART = /\{?\$\w+\}?/

const patterns = PAGE_PATHS.map((path) => new RegExp(`^${path.replace(OPEN_PART, '[^/]+')}/?$`, 'i'))

export function isPagePath(path: string): boolean {
  // Some programs write the @ of a profile's address like that.
  const known = path.replaceAll('%40', '@')
  return patterns.some((pattern) => pattern.test(known))
}
