import { z } from 'zod'
import { flagDefaults, type Flag, type Flags } from './flags.ts'

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

function isFlag(name: string): name is Flag {
  return Object.hasOwn(flagDefaults, name)
}

// Everything the environment may set. A wrong value stops the start with one line that names it.
const settings = z.object({
  HOST: z.string().default('127.0.0.1'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(4600),
  ARIOSO_DATA: z.string().default('.data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  AUTH_SECRET: z.string().min(32).optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('warn'),
  ARIOSO_DEMO_SONGS: z.coerce.number().int().min(0).max(200).default(14),
  ARIOSO_RENDER_THREADS: z.coerce.number().int().min(1).max(64).optional(),
  // No song becomes longer than this, whatever its model could: for small machines and for tests.
  ARIOSO_SONG_SECONDS_MAX: z.coerce.number().int().min(20).max(480).optional(),
  ARIOSO_RATE_LIMITS: z.enum(['on', 'off']).default('on'),
  // An OpenAI-compatible endpoint that writes instead of the embedded lyricist, up to and with its /v1; 'auto' looks for one
  // on this machine, 'off' never asks any.
  ARIOSO_WORDS_URL: z.union([z.enum(['auto', 'off']), z.url({ protocol: /^https?$/ })]).default('auto'),
  ARIOSO_WORDS_KEY: z.string().optional(),
  ARIOSO_WORDS_MODEL: z.string().optional(),
  ARIOSO_RADIO_ANONYMOUS_CHAT: z.enum(['on', 'off']).default('off'),
  ARIOSO_FLAGS: flagSwitches.default({}),
})

const configuration = settings.refine(
  ({ ARIOSO_WORDS_URL, ARIOSO_WORDS_MODEL }) =>
    ['auto', 'off'].includes(ARIOSO_WORDS_URL) || ARIOSO_WORDS_MODEL !== undefined,
  { path: ['ARIOSO_WORDS_MODEL'], error: 'name the model that writes at ARIOSO_WORDS_URL' },
)

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
