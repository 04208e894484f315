import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { queryClient } from '../api/queryClient.ts'
import { awaitSession, refreshSession, takeServedSession } from './session.ts'
import { signIn, signOut } from './signIn.ts'
import { signInRequest } from './signInRequest.ts'
import { api } from '../api/api.ts'

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

it('who was signed out elsewhere is asked to sign in by the next thing they do', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ userId: 'ada', user: {}, flags: {} })))
  await refreshSession()
  const gone = Response.json({ userId: null, user: null, flags: {} })
  vi.stubGlobal('fetch', (path: string) =>
    Promise.resolve(path === '/api/session/' ? gone : Response.json({ code: 'SIGN_IN_REQUIRED' }, { status: 401 })),
  )
  await expect(api('POST /api/user/tos_acceptance')).rejects.toMatchObject({ status: 401 })
  await expect.poll(() => signInRequest.get().isOpen).toBe(true)
  expect(signInRequest.get().reason).toContain('You’ve been signed out')
})

it('a page that came with its session asks for none', async () => {
  const ask = vi.fn()
  vi.stubGlobal('fetch', ask)
  const block = { textContent: '{"userId":"ada","user":null,"flags":{}}' }
  takeServedSession({ querySelector: () => block } as unknown as Document)
  expect((await awaitSession()).userId).toBe('ada')
  expect(ask).not.toHaveBeenCalled()
})
