import { z } from 'zod'
import { billingSettings, isStripeWhole } from './settings/billingSettings.ts'
import { OUTSIDE_PLACES, type OutsidePlace, type OutsidePlaces } from './settings/outsidePlaces.ts'
import { flagDefaults, type Flag, type Flags } from './flags.ts'
import { storageSettings } from './settings/storageSettings.ts'

// 'web-hooks-2025=on,websockets=off' switches two flags for everybody.
const flagSwitches = z.string().transform((text, check): Partial<Flags> => {
  const switched: Partial<Flags> = {}
  for (const part of text.split(',').map((each) => each.trim())) {
    const [name = '', state = ''] = part.split('=')
    if (!isFlag(name)) check.addIssue(`there is no flag '${name}'`)
    else if (state !== 'on' && state !== 'off') check.addIssue(`'${part}' must be ${name}=on or ${name}=off`)
    else switched[name] = state === 'on'
  }
  return switched
})

// 'terms=https://…,ios=https://…' says where pages lie that this installation keeps elsewhere.
const outsidePlaces = z.string().transform((text, check): OutsidePlaces => {
  const places: OutsidePlaces = {}
  for (const part of text.split(',').map((each) => each.trim())) {
    const [name = '', address = ''] = splitOnce(part)
    const isAddress = z.url({ protocol: /^(https?|mailto)$/ }).safeParse(address).success
    if (!isOutsidePlace(name)) check.addIssue(`there is no page '${name}'`)
    else if (!isAddress) check.addIssue(`'${part}' must be ${name}=https://…`)
    else places[name] = address
  }
  return places
})

const clientPair = z
  .string()
  .regex(/^[^:]+:.+$/, 'must be client-id:client-secret')
  .transform((text) => ({
    clientId: text.slice(0, text.indexOf(':')),
    clientSecret: text.slice(text.indexOf(':') + 1),
  }))

const appleClient = z
  .string()
  .regex(/^[^:]+:[^:]+:[^:]+$/, 'must be services-id:team-id:key-id')
  .transform((text) => {
    const [clientId = '', teamId = '', keyId = ''] = text.split(':')
    return { clientId, teamId, keyId }
  })

// The .p8 file as it is, or on one line with \\n where its lines end.
const appleKey = z
  .string()
  .transform((text) => text.replaceAll(String.raw`\n`, '\n').trim())
  .refine((text) => /^-----BEGIN PRIVATE KEY-----\n[\s\S]+\n-----END PRIVATE KEY-----$/.test(text), {
    error: 'must hold the text of Apple’s .p8 file',
  })

function splitOnce(part: string): string[] {
  const at = part.indexOf('=')
  return at === -1 ? [part] : [part.slice(0, at), part.slice(at + 1)]
}

function isOutsidePlace(name: string): name is OutsidePlace {
  return (OUTSIDE_PLACES as readonly string[]).includes(name)
}

function isFlag(name: string): name is Flag {
  return Object.hasOwn(flagDefaults, name)
}

// Everything the environment may set. A wrong value stops the start with one line that names it.
const settings = z.object({
  HOST: z.string().default('127.0.0.1'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(4600),
  ARIOSO_DATA: z.string().default('.data'),
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  AUTH_SECRET: z.string().min(32).optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('warn'),
  // Where an OpenTelemetry collector takes traces over HTTP, such as http://localhost:4318.
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  ARIOSO_DEMO_SONGS: z.coerce.number().int().min(0).max(200).default(14),
  ARIOSO_RENDER_THREADS: z.coerce.number().int().min(1).max(64).optional(),
  // No song becomes longer than this, whatever its model could: for small machines and for tests.
  ARIOSO_SONG_SECONDS_MAX: z.coerce.number().int().min(20).max(480).optional(),
  // How long a small request may take to arrive, and a file may pause.
  ARIOSO_BODY_SECONDS: z.coerce.number().int().min(1).max(3600).default(60),
  // How long a process that is told to end goes on answering and finishing songs.
  ARIOSO_DRAIN_SECONDS: z.coerce.number().int().min(0).max(3600).default(0),
  // Whose X-Forwarded-For is believed: addresses, networks like 172.18.0.0/16, 'loopback', 'private' or 'none'.
  ARIOSO_TRUSTED_PROXIES: z.string().default('loopback'),
  // Who may read /api/metrics, in the same words. Behind a proxy everybody may look like this machine: then nobody, unless named.
  ARIOSO_METRICS_FROM: z.string().optional(),
  // Whether staff need a second step: 'auto' asks for it wherever others than this machine can reach the product.
  ARIOSO_STAFF_SECOND_STEP: z.enum(['auto', 'required', 'optional']).default('auto'),
  ARIOSO_RATE_LIMITS: z.enum(['on', 'off']).default('on'),
  // An OpenAI-compatible endpoint that writes instead of the embedded lyricist, up to and with its /v1; 'auto' looks for one
  // on this machine, 'off' never asks any.
  ARIOSO_WORDS_URL: z.union([z.enum(['auto', 'off']), z.url({ protocol: /^https?$/ })]).default('auto'),
  ARIOSO_WORDS_KEY: z.string().optional(),
  ARIOSO_WORDS_MODEL: z.string().optional(),
  // The model there that looks at the pictures of Image to Song.
  ARIOSO_VISION_MODEL: z.string().optional(),
  // Who paints the pictures people describe: an OpenAI-compatible endpoint up to and with its /v1, or Automatic1111.
  ARIOSO_PICTURES_URL: z.url({ protocol: /^https?$/ }).optional(),
  ARIOSO_PICTURES_KIND: z.enum(['openai', 'automatic1111']).default('openai'),
  ARIOSO_PICTURES_KEY: z.string().optional(),
  ARIOSO_PICTURES_MODEL: z.string().optional(),
  // Accounts elsewhere that lead in here, each as client-id:client-secret; any OpenID provider with the address of its issuer.
  ARIOSO_SIGN_IN_GOOGLE: clientPair.optional(),
  ARIOSO_SIGN_IN_DISCORD: clientPair.optional(),
  ARIOSO_SIGN_IN_GITHUB: clientPair.optional(),
  // Apple gives a key instead of a secret.
  ARIOSO_SIGN_IN_APPLE: appleClient.optional(),
  ARIOSO_SIGN_IN_APPLE_KEY: appleKey.optional(),
  ARIOSO_SIGN_IN_APPLE_URL: z.url({ protocol: /^https?$/ }).default('https://appleid.apple.com'),
  ARIOSO_SIGN_IN_OPENID: clientPair.optional(),
  ARIOSO_SIGN_IN_OPENID_URL: z.url({ protocol: /^https?$/ }).optional(),
  ARIOSO_SIGN_IN_OPENID_NAME: z.string().max(40).default('OpenID'),
  // Where letters go out, smtp://name:password@host:587 or smtps://…:465, and who they are from; without, they stay in the outbox.
  ARIOSO_SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  ARIOSO_MAIL_FROM: z.string().regex(/@/).optional(),
  // Engines beside the embedded one: ACE-Step 1.5's REST server, and acestep.cpp's ace-server.
  ARIOSO_ACE_STEP_URL: z.url({ protocol: /^https?$/ }).optional(),
  ARIOSO_ACE_STEP_KEY: z.string().optional(),
  ARIOSO_ACE_STEP_MODEL: z.string().optional(),
  ARIOSO_ACE_CPP_URL: z.url({ protocol: /^https?$/ }).optional(),
  // Who may choose them, what two songs of theirs cost, how long one may take, and what becomes of a song they cannot make.
  ARIOSO_ENGINE_PLANS: z.enum(['all', 'paid']).default('paid'),
  ARIOSO_ENGINE_COST: z.coerce.number().int().min(0).max(1000).multipleOf(2).default(20),
  ARIOSO_ENGINE_MINUTES: z.coerce.number().min(1).max(55).default(15),
  ARIOSO_ENGINE_FALLBACK: z.enum(['refund', 'embedded']).default('refund'),
  // Whether members' webhooks may lead to this machine itself, also without https: for trying them out.
  ARIOSO_WEBHOOKS_LOOPBACK: z.enum(['on', 'off']).default('off'),
  ARIOSO_RADIO_ANONYMOUS_CHAT: z.enum(['on', 'off']).default('off'),
  ARIOSO_FLAGS: flagSwitches.default({}),
  ARIOSO_LINKS: outsidePlaces.default({}),
  ...billingSettings,
  ...storageSettings,
})

const configuration = settings
  .refine(
    ({ ARIOSO_WORDS_URL, ARIOSO_WORDS_MODEL }) =>
      ['auto', 'off'].includes(ARIOSO_WORDS_URL) || ARIOSO_WORDS_MODEL !== undefined,
    { path: ['ARIOSO_WORDS_MODEL'], error: 'name the model that writes at ARIOSO_WORDS_URL' },
  )
  .refine(
    ({ ARIOSO_WORDS_URL, ARIOSO_VISION_MODEL }) =>
      ARIOSO_VISION_MODEL === undefined || !['auto', 'off'].includes(ARIOSO_WORDS_URL),
    { path: ['ARIOSO_WORDS_URL'], error: 'name the address where ARIOSO_VISION_MODEL answers' },
  )
  .refine(({ S3_ACCESS_KEY_ID: id, S3_SECRET_ACCESS_KEY: secret }) => (id === undefined) === (secret === undefined), {
    path: ['S3_SECRET_ACCESS_KEY'],
    error: 'goes together with S3_ACCESS_KEY_ID',
  })
  .refine(({ S3_BUCKET, S3_ENDPOINT }) => S3_BUCKET !== undefined || S3_ENDPOINT === undefined, {
    path: ['S3_BUCKET'],
    error: 'name the bucket at S3_ENDPOINT',
  })
  .refine(({ ARIOSO_SMTP_URL, ARIOSO_MAIL_FROM }) => ARIOSO_SMTP_URL === undefined || ARIOSO_MAIL_FROM !== undefined, {
    path: ['ARIOSO_MAIL_FROM'],
    error: 'say who letters through ARIOSO_SMTP_URL are from',
  })
  .refine((given) => (given.ARIOSO_SIGN_IN_OPENID === undefined) === (given.ARIOSO_SIGN_IN_OPENID_URL === undefined), {
    path: ['ARIOSO_SIGN_IN_OPENID_URL'],
    error: 'an OpenID provider needs its address and a client',
  })
  .refine((given) => (given.ARIOSO_SIGN_IN_APPLE === undefined) === (given.ARIOSO_SIGN_IN_APPLE_KEY === undefined), {
    path: ['ARIOSO_SIGN_IN_APPLE_KEY'],
    error: 'goes together with ARIOSO_SIGN_IN_APPLE',
  })
  .refine(isStripeWhole, {
    path: ['ARIOSO_STRIPE_SECRET_KEY'],
    error: 'goes together with ARIOSO_STRIPE_WEBHOOK_SECRET and ARIOSO_STRIPE_PRICES',
  })

export const settingNames: readonly string[] = Object.keys(settings.shape)

export type Configuration = z.infer<typeof configuration>

export class ConfigurationError extends Error {}

export function parseConfiguration(environment: Record<string, string | undefined>): Configuration {
  const present = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  )
  const result = configuration.safeParse(present)
  if (result.success) return result.data
  const [issue] = result.error.issues
  throw new ConfigurationError(`${String(issue?.path[0] ?? 'environment')}: ${issue?.message ?? 'invalid'}`)
}
