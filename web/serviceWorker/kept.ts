import { ExpirationPlugin } from 'workbox-expiration'
import type { RouteHandlerCallback, WorkboxPlugin } from 'workbox-core'
import { NetworkFirst } from 'workbox-strategies'
import { KEPT_LISTS, KEPT_PICTURES, KEPT_REPLIES } from '../data/api/keptCaches.ts'

const MOST_LISTS = 60
const MONTH_SECONDS = 30 * 24 * 60 * 60

// Only what was answered well is kept, and what is refused today is not shown tomorrow because it was allowed yesterday.
const keepOnlyGood: WorkboxPlugin = {
  cacheWillUpdate: async ({ request, response }) => {
    if (response.status === 200) return response
    if (response.status < 500) await Promise.all([KEPT_REPLIES, KEPT_PICTURES].map((name) => forget(name, request)))
    return null
  },
}

async function forget(cacheName: string, request: Request): Promise<void> {
  await (await caches.open(cacheName)).delete(request)
}

function keepLatest(cacheName: string, maxEntries: number): NetworkFirst {
  const expiration = new ExpirationPlugin({ maxEntries, maxAgeSeconds: MONTH_SECONDS, purgeOnQuotaError: true })
  return new NetworkFirst({ cacheName, plugins: [keepOnlyGood, expiration] })
}

export const keptReplies = keepLatest(KEPT_REPLIES, 400)
export const keptPictures = keepLatest(KEPT_PICTURES, 400)

/** The page from the server; without a connection as it was seen last; else the frame, which finds its page by itself. */
export const openKeptPage: RouteHandlerCallback = async (options) => {
  try {
    return await keptReplies.handle(options)
  } catch {
    const kept = await caches.open(KEPT_REPLIES)
    return (await kept.match(options.request, { ignoreSearch: true })) ?? (await kept.match('/')) ?? Response.error()
  }
}

/** Lists are asked for with a body, by which they are known. */
export const openKeptList: RouteHandlerCallback = async ({ request }) => {
  const lists = await caches.open(KEPT_LISTS)
  const name = `${request.url}?${encodeURIComponent(await request.clone().text())}`
  let reply
  try {
    reply = await fetch(request)
  } catch {
    return (await lists.match(name)) ?? Response.error()
  }
  if (reply.status === 200) await keepList(lists, name, reply.clone())
  else if (reply.status < 500) await lists.delete(name)
  return reply
}

async function keepList(lists: Cache, name: string, reply: Response): Promise<void> {
  await lists.delete(name)
  await lists.put(name, reply)
  const [oldest, ...others] = await lists.keys()
  if (oldest !== undefined && others.length >= MOST_LISTS) await lists.delete(oldest)
}
