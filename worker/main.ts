import { ConfigurationError, parseConfiguration } from '@arioso/contract/configuration'
import { startTraces } from '@arioso/providers/traces'
import { createWords } from '@arioso/providers/words'
import { findBucket, loggable, openStorage } from '@arioso/storage'
import { join } from 'node:path'
import { pino } from 'pino'
import { startWorker } from './startWorker.ts'

// The parent is gone, so there is no need for an orderly end: the queue hands an unfinished song to the next worker.
process.on('disconnect', () => process.exit(0))

const configuration = parseConfiguration(process.env)
if (!configuration.DATABASE_URL) throw new ConfigurationError('DATABASE_URL: the worker needs one')
const serializers = { err: (error: unknown) => pino.stdSerializers.err(loggable(error) as Error) }
const log = pino({ level: configuration.LOG_LEVEL, name: 'worker', serializers }, pino.destination(2))
const endpoint = configuration.OTEL_EXPORTER_OTLP_ENDPOINT
const stopTraces = await startTraces({ endpoint, service: 'arioso-worker' })
const storage = await openStorage({
  databaseUrl: configuration.DATABASE_URL,
  filesFolder: join(configuration.ARIOSO_DATA, 'files'),
  directUrl: configuration.DATABASE_DIRECT_URL,
  bucket: findBucket(configuration),
  log: (message, error) => log.warn({ err: error }, message),
})
const words = createWords(configuration, {
  failed: (problem) => log.warn({ err: problem }, 'the writer behind ARIOSO_WORDS_URL did not help'),
  found: (writer) => log.warn(`lyrics are written by ${writer}; ARIOSO_WORDS_URL=off switches it off`),
  note: storage.watchDoor('lyrics'),
})
const worker = await startWorker({
  configuration,
  storage,
  words,
  log,
  onDemoSong: (count) => process.send?.({ kind: 'demo', ...count }),
})

words.prepare().catch((problem: unknown) => log.warn({ err: problem }, 'the lyricist could not be loaded'))

let stopping = false
async function stop(patienceSeconds: number): Promise<void> {
  if (stopping) return
  stopping = true
  await worker.close(patienceSeconds)
  await storage.close()
  await stopTraces()
  process.exit(0)
}

process.on('SIGTERM', () => void stop(configuration.ARIOSO_DRAIN_SECONDS))
process.on('SIGINT', () => void stop(0))
process.send?.({ kind: 'ready' })
const count = await storage.clips.countDemo()
if (configuration.ARIOSO_DEMO_SONGS > 0 && count.ready < count.wanted) process.send?.({ kind: 'demo', ...count })
