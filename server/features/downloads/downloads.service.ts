import type { Readable } from 'node:stream'
import {
  AppError,
  DOWNLOADS_KEPT,
  JOB_QUEUES,
  LONG_DOWNLOADS_AT_ONCE,
  may,
  plans,
  type DownloadFormat,
  type MakeDownloadJob,
} from '@arioso/contract'
import { type StoredClip, type User, clipFiles, mediaUrl } from '@arioso/storage'
import type { Uses } from '../../context.ts'
import { actorOf } from '../../rules/actorOf.ts'
import { getVisibleClip } from '../../rules/songs/findVisibleClip.ts'
import { subjectOf } from '../../rules/songs/subjectOf.ts'
import { downloadFile, formats, type DownloadFile } from './downloadFile.ts'
import { quotaPeriod } from './quotaPeriod.ts'

type Wish = { format: DownloadFormat; start_s: number }

type Needs = Uses<'clips' | 'downloads' | 'files' | 'jobs' | 'keptFiles', 'now'>

export function createDownloadsService({ storage, now }: Needs) {
  const { files } = storage

  const periodOf = (user: User) => quotaPeriod(user.createdAt, now())
  const keyOf = (user: User) => ({ userId: user.id, periodStart: periodOf(user).start })

  const getOwnSong = async (user: User, id: string): Promise<StoredClip> =>
    getDownloadable(user, await getVisibleClip(storage, id, user))

  function getDownloadable(user: User, clip: StoredClip): StoredClip {
    if (clip.userId !== user.id) throw new AppError('FORBIDDEN')
    if (clip.isTrashed) throw new AppError('CLIP_TRASHED')
    if (!may('downloadClip', actorOf(user), subjectOf(clip))) throw new AppError('FEATURE_NOT_IN_PLAN')
    if (clip.status !== 'complete') throw new AppError('CLIP_NOT_READY')
    return clip
  }

  async function listFormats(clip: StoredClip): Promise<DownloadFormat[]> {
    const [score, words] = await Promise.all([
      files.size(clipFiles(clip.id).score),
      files.size(clipFiles(clip.id).words),
    ])
    // An empty list of words takes two bytes.
    const has = { score: score !== undefined, words: (words ?? 0) > 2 }
    return (Object.keys(formats) as DownloadFormat[]).filter((format) => {
      const { needs } = formats[format]
      return needs === undefined || has[needs]
    })
  }

  async function describeQuota(user: User) {
    const used = await storage.downloads.count(keyOf(user))
    const limit = plans[user.planKey].downloads_per_month
    return { limit, used, resets_on: periodOf(user).end.toISOString() }
  }

  async function refuseLocked(user: User, clip: StoredClip, format: DownloadFormat): Promise<void> {
    if (!(await listFormats(clip)).includes(format)) throw new AppError('DOWNLOAD_FORMAT_MISSING')
    const { asks } = formats[format]
    if (asks !== undefined && !may(asks, actorOf(user), subjectOf(clip))) throw new AppError('FEATURE_NOT_IN_PLAN')
  }

  async function count(user: User, ids: readonly string[]): Promise<void> {
    const { downloads_per_month: limit } = plans[user.planKey]
    if (!(await storage.downloads.add(keyOf(user), ids, limit))) throw new AppError('DOWNLOAD_QUOTA_USED')
  }

  async function letGo(keys: string[]): Promise<void> {
    for (const key of keys) await files.remove(key)
    await storage.keptFiles.remove(keys)
  }

  // Only so many of one person's stems and videos are made at a time, so they cannot fill the queue or the disk.
  async function refuseTooMany(userId: string, key: string): Promise<void> {
    await letGo(await storage.keptFiles.listSpareDownloads(userId, DOWNLOADS_KEPT.files))
    if (await storage.keptFiles.reserveDownload({ key, userId }, LONG_DOWNLOADS_AT_ONCE)) return
    throw new AppError('DOWNLOADS_AT_ONCE', { limit: LONG_DOWNLOADS_AT_ONCE })
  }

  async function isMade(clip: StoredClip, { key }: DownloadFile, { format, start_s }: Wish): Promise<boolean> {
    if ((await files.size(key)) !== undefined) return true
    const failure = `${key}.failed`
    if ((await files.size(failure)) !== undefined) {
      await letGo([failure, key])
      throw new AppError('DOWNLOAD_FAILED')
    }
    const job: MakeDownloadJob = { clip_id: clip.id, format, start_seconds: start_s, key }
    const isLong = formats[format].isLong === true
    if (isLong) await refuseTooMany(clip.userId, key)
    const queue = isLong ? JOB_QUEUES.makeLongDownload : JOB_QUEUES.makeDownload
    await storage.jobs.send(queue, job, { singletonKey: key })
    return false
  }

  async function request(user: User, id: string, wish: Wish) {
    const clip = await getOwnSong(user, id)
    await refuseLocked(user, clip, wish.format)
    if (wish.start_s > 0 && wish.start_s >= (clip.durationSeconds ?? 0)) throw new AppError('SPAN_INVALID')
    await count(user, [clip.id])
    const file = downloadFile(clip, wish.format, wish.start_s)
    const url = `${mediaUrl(clipFiles(clip.id).download(wish.format))}?start_s=${wish.start_s}`
    const answer = { filename: file.filename }
    if (await isMade(clip, file, wish)) return { ...answer, status: 'complete' as const, url }
    return { ...answer, status: 'running' as const, url: null }
  }

  return {
    request,
    describeQuota,
    getDownloadable,
    refuseLocked,
    count,

    async describeSong(user: User, id: string) {
      const clip = await getOwnSong(user, id)
      const [quota, isCounted] = await Promise.all([describeQuota(user), storage.downloads.has(keyOf(user), clip.id)])
      return { ...quota, formats: await listFormats(clip), is_counted: isCounted }
    },

    async requestWav(user: User, id: string) {
      const { status, url } = await request(user, id, { format: 'wav', start_s: 0 })
      return { status, url }
    },

    // Only what was asked for, and counted, is handed out.
    async open(
      user: User,
      id: string,
      { format, start_s }: Wish,
    ): Promise<{ file: DownloadFile; stream: Readable; size: number }> {
      const clip = await getOwnSong(user, id)
      await refuseLocked(user, clip, format)
      if (!(await storage.downloads.has(keyOf(user), clip.id))) throw new AppError('NOT_FOUND')
      const file = downloadFile(clip, format, start_s)
      const found = await files.read(file.key)
      if (found === undefined) throw new AppError('NOT_FOUND')
      return { file, ...found }
    },
  }
}
