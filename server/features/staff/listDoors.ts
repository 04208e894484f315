import { findModel, outsideModels, type Calls, DAY_MS } from '@arioso/contract'
import type { z } from 'zod'
import type { ServerContext } from '../../context.ts'

type Door = z.output<Calls['listDoors']['reply']>['doors'][number]
type Facts = Pick<Door, 'calls' | 'error_rate' | 'median_ms' | 'last_error'>

const SILENT: Facts = { calls: 0, error_rate: 0, median_ms: null, last_error: null }

/** What is behind each door at the moment. Keys and addresses stay in the configuration. */
export async function listDoors(context: ServerContext): Promise<Door[]> {
  const { configuration, mail, engines, words, billing, storage, now } = context
  const songs = await storage.clips.countByModel(new Date(now().getTime() - DAY_MS))
  const letters = mail.describe()
  const writer = await words.writer()
  const ofEngines = engines.list().map(({ key, health }): Door => {
    const model = outsideModels.find(({ engine }) => engine === key)
    const made = songs.find(({ modelKey }) => findModel(modelKey)?.engine === key)
    const [total, failed] = [made?.total ?? 0, made?.failed ?? 0]
    return {
      door: 'Music',
      name: model?.name ?? key,
      state: health.state === 'ready' ? 'on' : 'trouble',
      detail: health.state === 'ready' ? health.detail : `${health.state}: ${health.detail}`,
      calls: total,
      error_rate: total === 0 ? 0 : failed / total,
      median_ms: made?.medianMs ?? null,
      last_error: engines.list().find((engine) => engine.key === key)?.facts.lastError ?? null,
    }
  })
  const signInCount = [
    configuration.ARIOSO_SIGN_IN_GOOGLE,
    configuration.ARIOSO_SIGN_IN_DISCORD,
    configuration.ARIOSO_SIGN_IN_GITHUB,
    configuration.ARIOSO_SIGN_IN_OPENID,
  ].filter((client) => client !== undefined).length
  return [
    { door: 'Music', name: 'Embedded engine', state: 'embedded', detail: 'always on', ...SILENT },
    ...ofEngines,
    writer === undefined
      ? { door: 'Lyrics', name: 'Embedded lyricist', state: 'embedded', detail: 'always on', ...SILENT }
      : { door: 'Lyrics', name: writer, state: 'on', detail: 'the embedded lyricist stands in for it', ...SILENT },
    letters.kind === 'outbox'
      ? { door: 'Mail', name: 'Outbox', state: 'embedded', detail: 'nothing is sent', ...SILENT }
      : mailDoor(letters.facts),
    {
      door: 'Sign-in',
      name: signInCount === 0 ? 'Email and password' : 'Email, password and other accounts',
      state: signInCount === 0 ? 'embedded' : 'on',
      detail: `${signInCount} other providers`,
      ...SILENT,
    },
    {
      door: 'Payment',
      name: billing.describe().name,
      state: billing.describe().charges ? 'on' : 'embedded',
      detail: billing.describe().charges ? 'charges' : 'charges nothing',
      ...SILENT,
    },
  ]
}

type MailFacts = Extract<ReturnType<ServerContext['mail']['describe']>, { kind: 'smtp' }>['facts']

function mailDoor({ calls, errorRate, medianMs, lastError }: MailFacts): Door {
  const facts = { calls, error_rate: errorRate, median_ms: medianMs, last_error: lastError }
  return { door: 'Mail', name: 'SMTP', state: errorRate > 0.5 ? 'trouble' : 'on', detail: 'sends letters', ...facts }
}
