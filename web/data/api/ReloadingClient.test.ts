import { QueryObserver } from '@tanstack/react-query'
import { afterEach, describe, expect, it } from 'vitest'
import { ReloadingClient } from './ReloadingClient.ts'

const KEY = ['list', 'trash']
const client = new ReloadingClient({ defaultOptions: { queries: { staleTime: Infinity, retry: false } } })
afterEach(() => client.clear())

// A server whose answers are held until they are let go, each with what was true when it was asked.
function openServer() {
  let songs = 1
  const held: (() => void)[] = []
  return {
    change: () => void (songs += 1),
    ask: () => {
      const seen = songs
      return new Promise<number>((resolve) => held.push(() => resolve(seen)))
    },
    answer: () => held.splice(0).forEach((letGo) => letGo()),
    waiting: () => held.length,
  }
}

const seen = () => client.getQueryData<number>(KEY)

describe('a list that is opened while a change to it is under way', () => {
  it('shows the change once both are through', async () => {
    const server = openServer()
    const leave = new QueryObserver(client, { queryKey: KEY, queryFn: server.ask }).subscribe(() => undefined)
    await expect.poll(server.waiting).toBe(1)
    server.change()
    const reloaded = client.invalidateQueries({ queryKey: KEY })
    await expect.poll(server.waiting).toBe(2)
    server.answer()
    await reloaded
    expect(seen()).toBe(2)
    leave()
  })

  it('answers whoever waited for the first fetch with what is true now', async () => {
    const server = openServer()
    const options = { queryKey: KEY, queryFn: server.ask }
    const leave = new QueryObserver(client, options).subscribe(() => undefined)
    const waited = client.fetchQuery(options)
    server.change()
    void client.invalidateQueries({ queryKey: KEY })
    await expect.poll(server.waiting).toBe(2)
    server.answer()
    expect(await waited).toBe(2)
    leave()
  })

  it('is asked for again by the next page when nobody looked yet', async () => {
    const server = openServer()
    const options = { queryKey: KEY, queryFn: server.ask }
    const ahead = client.prefetchQuery(options)
    await expect.poll(server.waiting).toBe(1)
    server.change()
    await client.invalidateQueries({ queryKey: KEY })
    server.answer()
    await ahead
    const later = client.fetchQuery(options)
    await expect.poll(server.waiting).toBe(1)
    server.answer()
    expect(await later).toBe(2)
  })
})
