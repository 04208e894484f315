// Keeps what people have seen for when there is no connection: the program, visited pages and pictures. With a
// connection everything but the program's own files comes from the server, so nothing that was changed or made private is
// shown from here.
import { precacheAndRoute } from 'workbox-precaching'
import { registerRoute } from 'workbox-routing'
import { keptPictures, keptReplies, openKeptList, openKeptPage } from './kept.ts'

declare const self: ServiceWorkerGlobalScope
// The build puts the program's files here.
declare const PROGRAM_FILES: readonly string[]
const programFiles = PROGRAM_FILES

const EMBEDDED = /^\/embed\//
const LISTS = /^\/api\/(feed\/v3|search\/|video\/hooks\/feed)$/
const NEVER_KEPT = /^\/api\/(auth|staff|user\/export)\//

precacheAndRoute(programFiles.map((url) => ({ url, revision: null })))
// A page newer than this worker asks for files of its own version: the next worker may have fetched them already.
registerRoute(
  ({ url }) => url.pathname.startsWith('/assets/'),
  async ({ request }) => (await caches.match(request)) ?? fetch(request),
)
registerRoute(({ request, url }) => request.mode === 'navigate' && !EMBEDDED.test(url.pathname), openKeptPage)
registerRoute(({ url }) => url.pathname.startsWith('/api/') && !NEVER_KEPT.test(url.pathname), keptReplies)
registerRoute(({ url }) => LISTS.test(url.pathname), openKeptList, 'POST')
registerRoute(({ request, sameOrigin }) => sameOrigin && request.destination === 'image', keptPictures)

self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

self.addEventListener('message', ({ data, ports }) => {
  const message = data as { kind: 'knows'; file: string } | { kind: 'take over' }
  if (message.kind === 'knows') ports[0]?.postMessage(programFiles.includes(message.file))
  else void self.skipWaiting()
})
