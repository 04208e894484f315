// The API, the sockets and the built web on one port. In: checked configuration, opened storage, providers, secrets.
// Out: an address that answers and a close() that ends it gracefully; storage stays the caller's to close.
import type { Configuration } from '@arioso/contract/configuration'
import { createBilling } from '@arioso/providers/billing'
import { createEngines, watchEngines } from '@arioso/providers/engines'
import type { MailProvider } from '@arioso/providers/mail'
import { createImages } from '@arioso/providers/images'
import { createSignInDoors } from '@arioso/providers/signIn'
import type { WordsProvider } from '@arioso/providers/words'
import type { Storage } from '@arioso/storage'
import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import type { ServerContext } from './context.ts'
import { accountRoutes } from './features/account/account.routes.ts'
import { antiAbuseRoutes } from './features/antiAbuse/antiAbuse.routes.ts'
import { apiKeysRoutes } from './features/apiKeys/apiKeys.routes.ts'
import { billingRoutes } from './features/billing/billing.routes.ts'
import { cardsRoutes } from './features/cards/cards.routes.ts'
import { clipsRoutes } from './features/clips/clips.routes.ts'
import { commentsRoutes } from './features/comments/comments.routes.ts'
import { comparisonsRoutes } from './features/comparisons/comparisons.routes.ts'
import { downloadsRoutes } from './features/downloads/downloads.routes.ts'
import { editsRoutes } from './features/edits/edits.routes.ts'
import { experimentsRoutes } from './features/experiments/experiments.routes.ts'
import { generateRoutes } from './features/generate/generate.routes.ts'
import { homeRoutes } from './features/home/home.routes.ts'
import { hooksRoutes } from './features/hooks/hooks.routes.ts'
import { imagesRoutes } from './features/images/images.routes.ts'
import { lineageRoutes } from './features/lineage/lineage.routes.ts'
import { lyricsRoutes } from './features/lyrics/lyrics.routes.ts'
import { mediaRoutes } from './features/media/media.routes.ts'
import { notificationsRoutes } from './features/notifications/notifications.routes.ts'
import { operationsRoutes } from './features/operations/operations.routes.ts'
import { personasRoutes } from './features/personas/personas.routes.ts'
import { playlistsRoutes } from './features/playlists/playlists.routes.ts'
import { profilesRoutes } from './features/profiles/profiles.routes.ts'
import { promptsRoutes } from './features/prompts/prompts.routes.ts'
import { radioRoutes } from './features/radio/radio.routes.ts'
import { authRoutes } from './features/session/auth.routes.ts'
import { copyrightRoutes } from './features/moderation/copyright.routes.ts'
import { playerRoutes } from './features/player/player.routes.ts'
import { reportsRoutes } from './features/moderation/reports.routes.ts'
import { rulingsRoutes } from './features/moderation/rulings.routes.ts'
import { createAuth, createFindSessionId, createVerifyPassword, type Passwords } from './features/session/createAuth.ts'
import { createIdentify } from './features/session/createIdentify.ts'
import { sessionRoutes } from './features/session/session.routes.ts'
import { clipChangeRoutes } from './features/clips/clipChanges.routes.ts'
import { staffRoutes } from './features/staff/staff.routes.ts'
import { shareRoutes } from './features/share/share.routes.ts'
import { socialRoutes } from './features/social/social.routes.ts'
import { uploadsRoutes } from './features/uploads/uploads.routes.ts'
import { webhooksRoutes } from './features/webhooks/webhooks.routes.ts'
import { workspacesRoutes } from './features/workspaces/workspaces.routes.ts'
import { createAddresses } from './http/limits/createAddresses.ts'
import { createApp } from './http/createApp.ts'
import { createMetrics } from './http/health/createMetrics.ts'
import { createTrustedProxies } from './http/limits/createTrustedProxies.ts'
import { findFreePort } from './http/findFreePort.ts'
import { limitConnections } from './http/limits/limitConnections.ts'
import { measureAccounts } from './http/health/measureAccounts.ts'
import { measureQueue, measureSockets } from './http/health/measureQueue.ts'
import { refuseUnanswered } from './http/everyCall/refuseUnanswered.ts'
import { createLive } from './realtime/createLive.ts'
import { openSockets } from './realtime/openSockets.ts'
import { createSessionService } from './features/session/session.service.ts'
import { serveWeb } from './web/serveWeb.ts'

export type ServerOptions = {
  configuration: Configuration
  storage: Storage
  words: WordsProvider
  mail: MailProvider
  webFolder: string
  authSecret: string
  log: Logger
  now?: () => Date
  passwords?: Passwords
}

export type RunningServer = { url: string; port: number; app: FastifyInstance; close(): Promise<void> }

const LAST_BYTES_MS = 2000

const FEATURES = [
  sessionRoutes,
  billingRoutes,
  generateRoutes,
  clipsRoutes,
  homeRoutes,
  promptsRoutes,
  lyricsRoutes,
  editsRoutes,
  lineageRoutes,
  personasRoutes,
  workspacesRoutes,
  mediaRoutes,
  cardsRoutes,
  downloadsRoutes,
  experimentsRoutes,
  operationsRoutes,
  antiAbuseRoutes,
  staffRoutes,
  socialRoutes,
  commentsRoutes,
  profilesRoutes,
  shareRoutes,
  clipChangeRoutes,
  playlistsRoutes,
  imagesRoutes,
  comparisonsRoutes,
  uploadsRoutes,
  hooksRoutes,
  notificationsRoutes,
  copyrightRoutes,
  reportsRoutes,
  rulingsRoutes,
  playerRoutes,
  webhooksRoutes,
]

export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const { configuration, storage } = options
  let port = configuration.PORT
  const context: ServerContext = {
    configuration,
    storage,
    words: options.words,
    engines: watchEngines(createEngines(configuration)),
    images: createImages(configuration, {
      report: (problem) => options.log.warn({ err: problem }, 'a picture was made here instead'),
      notePainted: storage.watchDoor('pictures'),
      noteSeen: storage.watchDoor('image-to-song'),
    }),
    mail: options.mail,
    billing: createBilling(configuration, storage.watchDoor('payment')),
    signIn: createSignInDoors({ noteFor: (provider) => storage.watchDoor(`sign-in ${provider}`) }),
    log: options.log,
    now: options.now ?? (() => new Date()),
    proxies: createTrustedProxies(configuration.ARIOSO_TRUSTED_PROXIES),
    addresses: createAddresses({ publicUrl: configuration.PUBLIC_URL, port: () => port }),
    metrics: createMetrics(),
    live: createLive(),
  }
  const auth = createAuth(context, options.authSecret, options.passwords)
  const app = await createApp(context, createIdentify(auth, context))
  authRoutes(app, context, auth, options.authSecret)
  const findSessionId = createFindSessionId(auth)
  const verifyPassword = createVerifyPassword(auth)
  accountRoutes(app, context, { findSessionId, verifyPassword })
  apiKeysRoutes(app, context, verifyPassword)
  const attachRadio = radioRoutes(app, context, options.authSecret)
  for (const register of FEATURES) register(app, context)
  refuseUnanswered(app)
  const sessions = createSessionService(context)
  await serveWeb(app, context, { webFolder: options.webFolder, tellSession: (viewer) => sessions.get(viewer) })
  await app.ready()
  measureQueue(context.metrics.registry, storage)
  measureAccounts(context.metrics.registry, storage)
  const attached = [attachRadio, context.live.attach, measureSockets(context.metrics.registry)]
  const isLimited = configuration.ARIOSO_RATE_LIMITS === 'on'
  if (isLimited) limitConnections(app.server, context.proxies)
  const disconnectSockets = await openSockets(app, storage, { ...context, isLimited }, findSessionId, attached)

  await app.listen({ host: configuration.HOST, port: await findFreePort(configuration.HOST, configuration.PORT) })
  port = portOf(app)
  return {
    url: urlOf(configuration.HOST, port),
    port,
    app,
    close: async () => {
      disconnectSockets()
      context.engines.close()
      // A listener to a song in the making would keep its connection for minutes.
      const cut = setTimeout(() => app.server.closeAllConnections(), LAST_BYTES_MS)
      await app.close()
      clearTimeout(cut)
    },
  }
}

function portOf(app: FastifyInstance): number {
  const address = app.server.address()
  if (address === null || typeof address === 'string') throw new Error('the server has no port')
  return address.port
}

function urlOf(host: string, port: number): string {
  const isEverywhere = host === '0.0.0.0' || host === '::'
  const name = isEverywhere ? '127.0.0.1' : host
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`
}
