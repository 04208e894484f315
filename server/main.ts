import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ConfigurationError, parseConfiguration } from '@arioso/contract/configuration'
import { createMail } from '@arioso/providers/mail'
import { startTraces } from '@arioso/providers/traces'
import { createWords } from '@arioso/providers/words'
import { findBucket, loggable, openStorage } from '@arioso/storage'
import { pino } from 'pino'
import { startServer } from './index.ts'
import { readAuthSecret } from './readAuthSecret.ts'

// Someone may still be listening to a long download; the process must end all the same.
const CLOSE_MS = 4000

async function main(): Promise<void> {
  const configuration = parseConfiguration(process.env)
  const { DATABASE_URL: databaseUrl, AUTH_SECRET: givenSecret } = configuration
  if (databaseUrl === undefined) throw new ConfigurationError('DATABASE_URL: required')
  const data = resolve(configuration.ARIOSO_DATA)
  const serializers = { err: (error: unknown) => pino.stdSerializers.err(loggable(error) as Error) }
  const log = pino({ level: configuration.LOG_LEVEL, name: 'api', serializers }, pino.destination(2))

  const endpoint = configuration.OTEL_EXPORTER_OTLP_ENDPOINT
  const stopTraces = await startTraces({ endpoint, service: 'arioso-api' })
  const storage = await openStorage({
    databaseUrl,
    filesFolder: join(data, 'files'),
    directUrl: configuration.DATABASE_DIRECT_URL,
    redisUrl: configuration.REDIS_URL,
    bucket: findBucket(configuration),
    log: (message, error) => log.warn({ err: error }, message),
  })
  const server = await startServer({
    configuration,
    storage,
    words: createWords(configuration, {
      failed: (problem) => log.warn({ err: problem }, 'the writer behind ARIOSO_WORDS_URL did not help'),
      found: (writer) => log.warn(`lyrics are written by ${writer}; ARIOSO_WORDS_URL=off switches it off`),
      note: storage.watchDoor('lyrics'),
    }),
    mail: createMail(configuration, join(data, 'outbox'), storage.watchDoor('mail')),
    webFolder: fileURLToPath(new URL('../web/dist', import.meta.url)),
    authSecret: givenSecret ?? (await readAuthSecret(join(data, 'secrets.json'))),
    log,
  })

  let isClosing = false
  const close = (drainSeconds: number) => {
    if (isClosing) return
    isClosing = true
    setTimeout(() => process.exit(0), drainSeconds * 1000 + CLOSE_MS).unref()
    server.app.drain
      .begin(drainSeconds)
      .then(() => server.close())
      .then(() => storage.close())
      .then(stopTraces)
      .catch((error: unknown) => log.error({ err: error }, 'closing failed'))
      .finally(() => process.exit(0))
  }
  process.once('SIGTERM', () => close(configuration.ARIOSO_DRAIN_SECONDS))
  process.once('SIGINT', () => close(0))
  // The parent is gone, and maybe the database with it: nothing is left to close in order.
  process.once('disconnect', () => process.exit(0))
  const token = await storage.staffClaims.issue(new Date())
  const staffLink = token && `${configuration.PUBLIC_URL?.replace(/\/$/, '') ?? server.url}/staff/claim?token=${token}`
  process.send?.({ kind: 'ready', url: server.url, port: server.port, staffLink })
}

main().catch((error: unknown) => {
  const isExpected = error instanceof ConfigurationError
  process.stderr.write(`${isExpected ? error.message : String(error instanceof Error ? error.stack : error)}\n`)
  process.exit(1)
})
