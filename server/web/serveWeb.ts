import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import staticFiles from '@fastify/static'
import { AppError, type Session } from '@arioso/contract'
import type { User } from '@arioso/storage'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Uses } from '../context.ts'
import { FOREVER } from '../http/forever.ts'
import { findVisibleClip } from '../rules/songs/findVisibleClip.ts'
import { findVisibleHook } from '../rules/findVisibleHook.ts'
import { findVisiblePlaylist } from '../rules/getVisiblePlaylist.ts'
import { readFirstLoad, type FirstLoad } from './firstLoad.ts'
import { isPagePath } from './isPagePath.ts'
import {
  defaultPreview,
  escapeAttribute,
  hookPreview,
  playlistPreview,
  previewTags,
  profilePreview,
  songPreview,
  type Preview,
} from './previewTags.ts'
import { drawSeed } from '../rules/songs/drawSeed.ts'

const SHARED_PATH = /^\/(song|embed|hook|playlist)\/([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})\/?$/i
const PERSON_PATH = /^\/@([^/]{1,64})\/?$/

// A missing hashed file answered with the page would be run as a script; what has its own door is never a page either.
const NOT_PAGES = /^\/(api|media|assets|socket\.io)(\/|$)/

// Any site may embed the small player: it carries nothing about the signed-in person.
const EMBEDDED = /^\/embed\//

type Web = { webFolder: string; tellSession: (viewer: User | undefined) => Promise<Session> }

type Needs = Uses<'clips' | 'hooks' | 'playlists' | 'profiles', 'addresses' | 'words'>

export async function serveWeb(app: FastifyInstance, context: Needs, web: Web): Promise<void> {
  const { webFolder } = web
  const sendPage = createPageSender(context, web)
  await app.register(staticFiles, {
    root: webFolder,
    index: false,
    redirect: false,
    preCompressed: true,
    cacheControl: false,
    schemaHide: true,
    setHeaders: (reply, path) => {
      const isHashed = path.startsWith(join(webFolder, 'assets'))
      void reply.header('cache-control', isHashed ? `public, ${FOREVER}` : 'public, max-age=3600')
    },
  })
  // HEAD, too: the static files would look for a folder's index and refuse.
  for (const url of ['/', '/index.html']) {
    app.route({ method: ['GET', 'HEAD'], url, schema: { hide: true }, handler: sendPage })
  }
  app.setNotFoundHandler(async (request, reply) => {
    const isReading = request.method === 'GET' || request.method === 'HEAD'
    if (!isReading || NOT_PAGES.test(pathOf(request))) throw new AppError('NOT_FOUND')
    return sendPage(request, reply)
  })
}

function createPageSender({ storage, addresses, words }: Needs, { webFolder, tellSession }: Web) {
  async function describe(request: FastifyRequest): Promise<Preview> {
    const baseUrl = addresses.baseUrl(request.headers.host)
    const path = pathOf(request)
    const [, kind, id = ''] = SHARED_PATH.exec(path) ?? []
    const found = kind === undefined ? await describePerson(path, baseUrl) : await describeShared(kind, id, baseUrl)
    return found ?? defaultPreview(baseUrl, path)
  }

  async function describeShared(kind: string, id: string, baseUrl: string): Promise<Preview | undefined> {
    switch (kind.toLowerCase()) {
      case 'hook': {
        const hook = await findVisibleHook(storage, id, undefined)
        return hook && hookPreview(hook, baseUrl)
      }
      case 'playlist': {
        const playlist = await findVisiblePlaylist(storage, id, undefined)
        return playlist && playlistPreview(playlist, baseUrl)
      }
      default: {
        const clip = await findVisibleClip(storage, id, undefined)
        return clip && songPreview(clip, baseUrl)
      }
    }
  }

  async function describePerson(path: string, baseUrl: string): Promise<Preview | undefined> {
    const [, handle] = PERSON_PATH.exec(path) ?? []
    const profile = handle === undefined ? undefined : await storage.profiles.find(handle, undefined)
    return profile && profilePreview(profile, baseUrl)
  }

  // The session travels with its page: nothing is drawn for a stranger first and for a member a moment later. A page that
  // comes without one asks for it.
  async function writeSession(request: FastifyRequest): Promise<string> {
    if (EMBEDDED.test(request.url)) return ''
    try {
      const session = await tellSession(await request.server.identify(request.headers))
      return `<script type="application/json" id="session">${escapeScript(JSON.stringify(session))}</script>`
    } catch (error) {
      request.log.warn({ err: error }, 'a page went out without its session')
      return ''
    }
  }

  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const path = pathOf(request)
    const [page, preview, session] = await Promise.all([
      readPage(webFolder, path),
      describe(request),
      writeSession(request),
    ])
    const { placeholder } = words.suggestPrompts(drawSeed())
    const screen = fill(page.screen, { placeholder: escapeAttribute(placeholder) })
    return reply
      .code(isPagePath(path) || path === '/index.html' ? 200 : 404)
      .type('text/html; charset=utf-8')
      .header('cache-control', 'private, no-cache')
      .send(fill(page.html, { preview: previewTags(preview), preload: page.tags, 'first-screen': screen, session }))
  }
}

type Page = FirstLoad & { html: string }

async function readPage(webFolder: string, path: string): Promise<Page> {
  try {
    const [html, first] = await Promise.all([
      readFile(join(webFolder, 'index.html'), 'utf8'),
      readFirstLoad(webFolder, path),
    ])
    return { html, ...first }
  } catch (error) {
    throw Object.assign(new AppError('UNAVAILABLE'), { cause: error })
  }
}

function fill(html: string, parts: Record<string, string>): string {
  return html.replace(/<!--([a-z-]+)-->/g, (comment, name: string) => parts[name] ?? comment)
}

// A name with </script> in it must not end the block.
function escapeScript(json: string): string {
  return json.replaceAll('<', String.raw`\u003c`)
}

function pathOf(request: FastifyRequest): string {
  return request.url.split('?')[0] ?? '/'
}
