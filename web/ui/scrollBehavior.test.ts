import { afterEach, expect, it, vi } from 'vitest'
import { scrollBehavior } from './scrollBehavior.ts'

afterEach(() => vi.unstubAllGlobals())

it('lists glide, except for whoever asked for less motion', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  expect(scrollBehavior()).toBe('smooth')
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes('prefers-reduced-motion: reduce') }))
  expect(scrollBehavior()).toBe('auto')
})
