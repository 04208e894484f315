import { findModel, outsideModels, type Calls, DAY_MS } from '@arioso/contract'
import type { z } from 'zod'
import type { ServerContext } from '../../context.ts'
import { listSignInWays } from '../../rules/listSignInWays.ts'

type Door = z.output<Calls['listDoors']['reply']>['doors'][number]
type Facts = Pick<Door, 'calls' | 'error_rate' | 'median_ms' | 'last_error'>

const SILENT: Facts = { calls: 0, error_rate: 0, median_ms: null, last_error: null }

/** What is behind each door at the moment. Keys and addresses stay in the configuration. */
export async function listDoors(context: ServerContext): Promise<Door[]> {
  const { mail, engines, words, images, billing, storage, now } = context
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
  return [
    { door: 'Music', name: 'Embedded engine', state: 'embedded', detail: 'always on', ...SILENT },
    ...ofEngines,
    lyricsDoor(writer, words.facts?.()),
    ...pictureDoors(images.doors()),
    letters.kind === 'outbox'
      ? { door: 'Mail', name: 'Outbox', state: 'embedded', detail: 'nothing is sent', ...SILENT }
      : outsideDoor({ door: 'Mail', name: 'SMTP', detail: 'sends letters' }, letters.facts),
    { door: 'Sign-in', name: 'Email and password', state: 'embedded', detail: 'always on', ...SILENT },
    ...signInDoors(context),
    billing.cashier === undefined
      ? { door: 'Payment', name: billing.name, state: 'embedded', detail: 'charges nothing', ...SILENT }
      : outsideDoor({ door: 'Payment', name: billing.name, detail: 'charges' }, billing.cashier.facts()),
  ]
}

function signInDoors({ configuration, signIn }: ServerContext): Door[] {
  return listSignInWays(configuration).map(({ id, name }) =>
    outsideDoor({ door: 'Sign-in', name, detail: 'lets people in' }, signIn.facts(id)),
  )
}

function lyricsDoor(writer: string | undefined, facts: OutsideFacts | undefined): Door {
  const embedded = { door: 'Lyrics', name: 'Embedded lyricist', state: 'embedded', detail: 'always on' } as const
  if (writer === undefined || facts === undefined) return { ...embedded, ...SILENT }
  return outsideDoor({ door: 'Lyrics', name: writer, detail: 'the embedded lyricist stands in for it' }, facts)
}

type PictureDoors = ReturnType<ServerContext['images']['doors']>

function pictureDoors({ painter, reader }: PictureDoors): Door[] {
  const painted = {
    door: 'Pictures',
    name: 'Embedded artist',
    state: 'embedded',
    detail: 'always on',
    ...SILENT,
  } as const
  const seen = {
    door: 'Image to Song',
    name: 'Embedded eye',
    state: 'embedded',
    detail: 'sees colours',
    ...SILENT,
  } as const
  return [
    painter ? outsideDoor({ door: 'Pictures', name: painter.name, detail: 'paints' }, painter.facts) : painted,
    reader ? outsideDoor({ door: 'Image to Song', name: reader.name, detail: 'looks' }, reader.facts) : seen,
  ]
}

type OutsideFacts = NonNullable<PictureDoors['painter']>['facts']

function outsideDoor(known: Pick<Door, 'door' | 'name' | 'detail'>, facts: OutsideFacts): Door {
  const { calls, errorRate, medianMs, lastError } = facts
  const told = { calls, error_rate: errorRate, median_ms: medianMs, last_error: lastError }
  return { ...known, state: errorRate > 0.5 ? 'trouble' : 'on', ...told }
}
