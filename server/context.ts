import type { Configuration } from '@arioso/contract/configuration'
import type { BillingProvider } from '@arioso/providers/billing'
import type { EngineWatch } from '@arioso/providers/engines'
import type { MailProvider } from '@arioso/providers/mail'
import type { ImagesProvider } from '@arioso/providers/images'
import type { SignInDoors } from '@arioso/providers/signIn'
import type { WordsProvider } from '@arioso/providers/words'
import type { Storage } from '@arioso/storage'
import type { Logger } from 'pino'
import type { Addresses } from './http/limits/createAddresses.ts'
import type { Metrics } from './http/health/createMetrics.ts'
import type { TrustedProxies } from './http/limits/createTrustedProxies.ts'
import type { Live } from './realtime/createLive.ts'

export type ServerContext = {
  configuration: Configuration
  storage: Storage
  words: WordsProvider
  engines: EngineWatch
  images: ImagesProvider
  mail: MailProvider
  billing: BillingProvider
  signIn: SignInDoors
  log: Logger
  now: () => Date
  addresses: Addresses
  proxies: TrustedProxies
  metrics: Metrics
  live: Live
}

/** What a service is handed: of storage and of the server only what it uses. */
export type Uses<Stored extends keyof Storage, Part extends Exclude<keyof ServerContext, 'storage'> = never> = {
  storage: Pick<Storage, Stored>
} & Pick<ServerContext, Part>
