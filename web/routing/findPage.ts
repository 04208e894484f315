import { decodeText, OPEN_PART } from './location.ts'

export type Found<Page> = { page: Page; params: Record<string, string> }

// Which page an address means: '/playlist/liked' before '/playlist/$id', in any case, with a slash at its end or without.
export function createFinder<Page extends { path: string }>(
  pages: readonly Page[],
): (pathname: string) => Found<Page> | undefined {
  const isOpen = ({ path }: Page) => OPEN_PART.test(path)
  const known = [...pages.filter((page) => !isOpen(page)), ...pages.filter(isOpen)].map((page) => ({
    page,
    pattern: new RegExp(`^${page.path.replace(OPEN_PART, '(?<$1>[^/]+)')}/?$`, 'i'),
  }))
  return (pathname) => {
    // Some programs write the @ of a profile's address like that.
    const path = pathname.replaceAll('%40', '@')
    for (const { page, pattern } of known) {
      const match = pattern.exec(path)
      if (match !== null) return { page, params: decodeAll(match.groups ?? {}) }
    }
    return undefined
  }
}

function decodeAll(params: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(params).map(([name, text]) => [name, decodeText(text)]))
}
