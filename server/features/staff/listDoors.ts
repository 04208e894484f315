import { findModel, outsideModels, type Calls, DAY_MS } from '@arioso/contract'
import type { DoorSummary } from '@arioso/storage'
import type { z } from 'zod'
import type { Uses } from '../../context.ts'
import { listSignInWays } from '../../rules/listSignInWays.ts'

type Door = z.output<Calls['listDoors']['reply']>['doors'][number]
type Known = Pick<Door, 'door' | 'name' | 'detail'>

const SILENT = { calls: 0, error_rate: 0, median_ms: null, last_error: null } as const
const TROUBLED_RATE = 0.5

type Needs = Uses<
  'clips' | 'doorCalls' | 'webhooks',
  'billing' | 'configuration' | 'engines' | 'images' | 'mail' | 'now' | 'signIn' | 'words'
>

/** What is behind each door at the moment. Keys and addresses stay in the configuration. */
export async function listDoors(context: Needs): Promise<Door[]> {
  const { mail, words, images, billing, storage } = context
  const summaries = new Map((await storage.doorCalls.summarise()).map((summary) => [summary.door, summary]))
  // Figures are of all processes; whether a door is given a rest is decided by this one alone.
  const outside = (key: string, known: Known, facts?: { isResting: boolean }): Door =>
    outsideDoor(known, summaries.get(key), facts?.isResting === true)
  const writer = await words.writer()
  const { painter, reader } = images.doors()
  const letters = mail.describe()
  return [
    embedded('Music', 'Embedded engine', 'always on'),
    ...(await engineDoors(context, summaries)),
    writer === undefined
      ? embedded('Lyrics', 'Embedded lyricist', 'always on')
      : outside('lyrics', { door: 'Lyrics', name: writer, detail: 'embedded lyricist stands in' }, words.facts?.()),
    painter === undefined
      ? embedded('Pictures', 'Embedded artist', 'always on')
      : outside('pictures', { door: 'Pictures', name: painter.name, detail: 'paints' }, painter.facts),
    reader === undefined
      ? embedded('Image to Song', 'Embedded eye', 'sees colours')
      : outside('image-to-song', { door: 'Image to Song', name: reader.name, detail: 'looks' }, reader.facts),
    letters.kind === 'outbox'
      ? embedded('Mail', 'Outbox', 'nothing is sent')
      : outside('mail', { door: 'Mail', name: 'SMTP', detail: 'sends letters' }, letters.facts),
    embedded('Sign-in', 'Email and password', 'always on'),
    ...listSignInWays(context.configuration).map(({ id, name }) =>
      outside(`sign-in ${id}`, { door: 'Sign-in', name, detail: 'lets people in' }, context.signIn.facts(id)),
    ),
    billing.cashier === undefined
      ? embedded('Payment', billing.name, 'charges nothing')
      : outside('payment', { door: 'Payment', name: billing.name, detail: 'charges' }, billing.cashier.facts()),
    outside('webhooks', {
      door: 'Webhooks',
      name: 'Members’ servers',
      detail: describeWebhooks(await storage.webhooks.countOn()),
    }),
  ]
}

async function engineDoors(
  { engines, storage, now }: Uses<'clips', 'engines' | 'now'>,
  summaries: Summaries,
): Promise<Door[]> {
  const songs = await storage.clips.countByModel(new Date(now().getTime() - DAY_MS))
  return engines.list().map(({ key, health, facts }): Door => {
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
      // The worker's songs say more than what this process heard when it looked.
      last_error: summaries.get(`engine ${key}`)?.lastError ?? facts.lastError,
    }
  })
}

type Summaries = ReadonlyMap<string, DoorSummary>

function embedded(door: string, name: string, detail: string): Door {
  return { door, name, state: 'embedded', detail, ...SILENT }
}

function outsideDoor(known: Known, summary: DoorSummary | undefined, isResting: boolean): Door {
  if (summary === undefined) return { ...known, state: isResting ? 'trouble' : 'on', ...SILENT }
  const { calls, errorRate, medianMs, lastError } = summary
  const figures = { calls, error_rate: errorRate, median_ms: medianMs, last_error: lastError }
  return { ...known, state: isResting || errorRate > TROUBLED_RATE ? 'trouble' : 'on', ...figures }
}

function describeWebhooks(addresses: number): string {
  return addresses === 1 ? '1 address' : `${addresses} addresses`
}
