import { describe, expect, it } from 'vitest'
import { findApp } from './findApp.ts'
import { listPlaces } from './places.ts'

const APPS = { ios: 'https://apps.example/ios', android: 'https://apps.example/android' }

describe('places', () => {
  it('[SHELL-20 b] an installation without apps offers none, one with apps offers each to its phones', () => {
    const names = (links: object) => listPlaces(links).map(({ name }) => name)
    expect(names({})).not.toContain('ios')
    expect(names({})).not.toContain('android')
    expect(names(APPS)).toEqual(expect.arrayContaining(['guidelines', 'ios', 'android']))
    expect(findApp({}, 'Android')).toBeUndefined()
    expect(findApp(APPS, 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0)')).toBe(APPS.ios)
    expect(findApp(APPS, 'Mozilla/5.0 (Linux; Android 16)')).toBe(APPS.android)
  })

  it('a page that is kept elsewhere is reached there, the others are our own', () => {
    const [terms, privacy] = listPlaces({ terms: 'https://example.com/terms' }, ['terms', 'privacy'])
    expect(terms).toMatchObject({ address: 'https://example.com/terms' })
    expect(privacy).toMatchObject({ path: '/privacy' })
  })
})
