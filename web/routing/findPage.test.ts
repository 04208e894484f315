import { describe, expect, it } from 'vitest'
import { createFinder } from './findPage.ts'

const find = createFinder(
  ['/', '/playlist/$id', '/playlist/liked', '/@{$handle}', '/me', '/me/history'].map((path) => ({ path })),
)

const pathOf = (pathname: string) => find(pathname)?.page.path

describe('the page of an address', () => {
  it('is the one that names it, before one that takes anything', () => {
    expect(pathOf('/playlist/liked')).toBe('/playlist/liked')
    expect(find('/playlist/abc')).toEqual({ page: { path: '/playlist/$id' }, params: { id: 'abc' } })
  })

  it('is the same with a slash at its end, and in any case', () => {
    expect(['/', '/me/', '/Me', '/me/history/'].map(pathOf)).toEqual(['/', '/me', '/me', '/me/history'])
  })

  it('reads what stands in it, however it was written', () => {
    expect(find('/@mia')?.params).toEqual({ handle: 'mia' })
    expect(find('/%40mia')?.params).toEqual({ handle: 'mia' })
    expect(find('/playlist/a%2Fb')?.params).toEqual({ id: 'a/b' })
    expect(find('/playlist/100%')?.params).toEqual({ id: '100%' })
  })

  it('is none for anything else', () => {
    expect(['/nowhere', '/playlist/', '/playlist/a/b', '/@', '/mess'].map(pathOf)).toEqual(Array(5).fill(undefined))
  })
})
