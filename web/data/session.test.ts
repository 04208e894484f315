import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { queryClient } from './queryClient.ts'
import { signIn, signOut } from './session.ts'

beforeEach(() => vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ userId: null, user: null, flags: {} }))))
afterEach(() => {
  vi.unstubAllGlobals()
  queryClient.clear()
})

const known = (id: string) => queryClient.getQueryData(['clip', id])

it('who signs out leaves no private song behind, and public ones stay on the screen', async () => {
  queryClient.setQueryData(['clip', 'diary'], { id: 'diary', is_public: false })
  queryClient.setQueryData(['clip', 'anthem'], { id: 'anthem', is_public: true })
  await signOut()
  expect(known('diary')).toBeUndefined()
  expect(known('anthem')).toBeDefined()
})

it('a song that was refused to a visitor is asked for again once its maker has signed in', async () => {
  const ask = vi.fn(() => Promise.reject(new Error('not found')))
  const options = { queryKey: ['clip', 'diary'], queryFn: ask, retry: false }
  await queryClient.prefetchQuery(options)
  expect(queryClient.getQueryState(['clip', 'diary'])?.status).toBe('error')
  await signIn({ email: 'ada@example.test', password: 'long enough' })
  expect(queryClient.getQueryState(['clip', 'diary'])?.status).toBe('pending')
})
