import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { describe, expect, it } from 'vitest'
import { keepRecent } from './keepRecent.ts'

const MOST = 10

function start(held: string[] = []): QueryClient {
  const client = new QueryClient({ defaultOptions: { queries: { gcTime: Infinity, staleTime: Infinity } } })
  keepRecent(client, { family: 'clip', most: MOST, isHeld: ({ queryKey }) => held.includes(String(queryKey[1])) })
  return client
}

function list(client: QueryClient, from: number, to: number): void {
  for (let song = from; song <= to; song += 1) client.setQueryData(['clip', `song ${song}`], { song })
}

function known(client: QueryClient, family = 'clip'): string[] {
  return client
    .getQueryCache()
    .findAll({ queryKey: [family] })
    .map(({ queryKey }) => String(queryKey[1]))
}

describe('what a long list leaves in memory', () => {
  it('is the last songs it brought, however many went by', () => {
    const client = start()
    list(client, 1, 10_000)
    expect(known(client)).toHaveLength(MOST)
    expect(known(client)).toContain('song 10000')
    expect(known(client)).not.toContain('song 9990')
  })

  it('keeps a song on screen, and counts it among the last from when it leaves', () => {
    const client = start()
    list(client, 1, 5)
    const leave = new QueryObserver(client, { queryKey: ['clip', 'song 1'], enabled: false }).subscribe(() => undefined)
    list(client, 6, 100)
    expect(known(client)).toContain('song 1')
    leave()
    list(client, 101, 100 + MOST - 1)
    expect(known(client)).toContain('song 1')
    list(client, 200, 200)
    expect(known(client)).not.toContain('song 1')
  })

  it('keeps what is held, news make a song one of the last, and other things are left alone', () => {
    const client = start(['song 1'])
    client.setQueryData(['list', 'library'], [])
    list(client, 1, MOST)
    list(client, 2, 2)
    list(client, 100, 100 + MOST - 3)
    expect(known(client)).toEqual(expect.arrayContaining(['song 1', 'song 2']))
    expect(known(client)).toHaveLength(MOST)
    expect(known(client, 'list')).toHaveLength(1)
  })

  it('does not take away a song that is on its way', async () => {
    const client = start()
    const { promise, resolve } = Promise.withResolvers<string>()
    const asked = client.fetchQuery({ queryKey: ['clip', 'asked for'], queryFn: () => promise })
    list(client, 1, 100)
    resolve('here')
    expect(await asked).toBe('here')
    expect(known(client)).toContain('asked for')
  })
})
