import { describe, expect, it } from 'vitest'
import { isActive } from './isActive.ts'
import { readLocation } from './location.ts'

const at = (address: string, href: string, isExact = false) => isActive(readLocation(address), href, isExact)

describe('a link', () => {
  it('shows that one is on its page or on one below it', () => {
    expect([at('/me', '/me'), at('/me/', '/me'), at('/me/history', '/me'), at('/me?tab=trash', '/me')]).toEqual(
      Array(4).fill(true),
    )
    expect([at('/mess', '/me'), at('/', '/me'), at('/me', '/')]).toEqual([false, false, false])
  })

  it('that is exact shows only its very page with its very search', () => {
    expect([at('/', '/', true), at('/?prompt=rain', '/', true), at('/me/history', '/me', true)]).toEqual([
      true,
      false,
      false,
    ])
  })

  it('with a search shows that the address carries it', () => {
    expect([at('/explore?filter=jazz&page=2', '/explore?filter=jazz'), at('/explore', '/explore?filter=jazz')]).toEqual(
      [true, false],
    )
  })
})
