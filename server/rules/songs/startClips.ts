import { randomUUID } from 'node:crypto'
import { AppError, JOB_QUEUES, type Actor, type GenerateSongJob } from '@arioso/contract'
import type { Configuration } from '@arioso/contract/configuration'
import type { NewClip, Repositories, StoredClip, User } from '@arioso/storage'
import { checkConcurrency } from './checkConcurrency.ts'
import { priceFor } from './priceFor.ts'
import { queueOf } from './queueOf.ts'

type Stores = Pick<Repositories, 'clips' | 'credits' | 'jobs'>

export type ConcurrencyCheck = (repositories: Pick<Repositories, 'clips'>, user: User) => Promise<void>

type Starting = { configuration: Configuration; user: User; actor: Actor; check?: ConcurrencyCheck }

/** Reserves the price, stores the clips and sends their jobs. Call it in a transaction: all of it happens, or nothing. */
export async function startClips(stores: Stores, starting: Starting, wanted: NewClip[]): Promise<StoredClip[]> {
  const { configuration, user, actor, check = checkConcurrency } = starting
  const clips = wanted.map((clip, at) => ({ ...clip, id: clip.id ?? randomUUID(), take: clip.take ?? at }))
  // The first reservation locks the user's balance: from here on, requests of one user stand in line.
  for (const clip of clips) {
    await reservePrice(stores, { ...clip, attempt: 1 }, priceFor(configuration, actor, clip))
  }
  await check(stores, user)
  const running = await stores.clips.countRunningClips(user.id)
  const inserted = await stores.clips.insert(clips)
  // The first stem's job makes all of a split, unless another server makes them; every other clip has a job of its own.
  const isOfASplit = (clip: StoredClip) => clip.type === 'stem' && queueOf(clip) === JOB_QUEUES.splitStems
  const withJob = inserted.filter((clip) => !isOfASplit(clip) || clip.take === 0)
  for (const [at, clip] of withJob.entries()) await sendJob(stores, user, clip, running + at)
  return inserted
}

const WAITING = {
  status: 'queued',
  jobState: 'waiting',
  jobProgress: 0,
  jobErrorCode: null,
  refundCredits: false,
} as const

/** Tries a failed clip once more, for its price. Call it in a transaction. */
export async function startAgain(stores: Stores, starting: Starting, failed: StoredClip): Promise<StoredClip> {
  const { configuration, user, actor, check = checkConcurrency } = starting
  if (failed.jobState !== 'failed') throw new AppError('CLIP_NOT_FAILED')
  const attempt = failed.attempt + 1
  await reservePrice(stores, { ...failed, attempt }, priceFor(configuration, actor, failed))
  // Read again behind the lock: another retry may have come first.
  const current = await stores.clips.find(failed.id)
  if (current?.jobState !== 'failed' || current.attempt !== failed.attempt) throw new AppError('CLIP_NOT_FAILED')
  await check(stores, user)
  const running = await stores.clips.countRunningClips(user.id)
  const clip = await stores.clips.update(failed.id, { ...WAITING, attempt })
  if (clip === undefined) throw new AppError('NOT_FOUND')
  await sendJob(stores, user, clip, running)
  return clip
}

type Paid = Pick<StoredClip, 'id' | 'userId' | 'attempt'>

async function reservePrice({ credits }: Stores, clip: Paid, price: number): Promise<void> {
  if (price > 0) await credits.reserveFor(clip, price)
}

async function sendJob({ jobs }: Stores, user: User, clip: StoredClip, ahead: number): Promise<void> {
  const job: GenerateSongJob = { clip_id: clip.id, attempt: clip.attempt }
  // The key makes one job of two presses at once.
  const singletonKey = `${clip.id}:${clip.attempt}`
  await jobs.send(queueOf(clip), job, { singletonKey, asker: { planKey: user.planKey, ahead } })
}
