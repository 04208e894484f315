import {
  alignedWord,
  AppError,
  type calls,
  JOB_QUEUES,
  may,
  PLAY_COUNTS_AFTER_SECONDS,
  PLAY_COUNTS_AFTER_SHARE,
  type Clip,
} from '@arioso/contract'
import { toClip, type StoredClip, type User, clipFiles, readJson } from '@arioso/storage'
import { z } from 'zod'
import type { Uses } from '../../context.ts'
import { createAllowance } from '../../http/limits/createAllowance.ts'
import { actorOf } from '../../rules/actorOf.ts'
import { getVisibleClip, isVisible } from '../../rules/songs/findVisibleClip.ts'
import { createLineWatch } from '../../rules/songs/createLineWatch.ts'
import { hashListener, type Listener } from '../../rules/hashListener.ts'
import { unlockPreview } from '../../rules/songs/unlockPreview.ts'
import { subjectOf } from '../../rules/songs/subjectOf.ts'

const IDS_MAX = 100

const ids = z.array(z.uuid()).max(IDS_MAX)
const words = z.array(alignedWord)
const peaks = z.array(z.number())

// Strangers at one address, whatever their browsers are called: a family's plays count, a program's do not.
const STRANGERS_PLAYS = { name: 'strangers-play', atOnce: 5, pauseMs: 600_000 }

type Needs = Uses<'clips' | 'files' | 'limits' | 'line' | 'plays' | 'transaction', 'now'>

export function createClipsService(context: Needs) {
  const { storage, now } = context
  const strangers = createAllowance(context, STRANGERS_PLAYS)

  const line = createLineWatch(storage)

  return {
    async get(viewer: User | undefined, id: string): Promise<Clip> {
      const clip = toClip(await getVisibleClip(storage, id, viewer))
      return (await line.tellPlaces([clip]))[0] ?? clip
    },

    async listByIds(viewer: User | undefined, list: string): Promise<Clip[]> {
      const asked = ids.safeParse(list.split(',').filter((id) => id !== ''))
      if (!asked.success)
        throw new AppError('FIELDS_INVALID', {}, { ids: `Up to ${IDS_MAX} clip ids, with commas between` })
      const clips = await storage.clips.listByIds(asked.data, viewer?.id)
      return line.tellPlaces(clips.filter((clip) => isVisible(clip, viewer)).map(toClip))
    },

    async listLibrary(user: User, page: z.output<typeof calls.listLibrary.body>) {
      const { clips, nextCursor } = await storage.clips.listByUser(user.id, page)
      return { clips: clips.map(toClip), next_cursor: nextCursor, has_more: nextCursor !== null }
    },

    async getAlignedWords(viewer: User | undefined, id: string) {
      const clip = await getVisibleClip(storage, id, viewer)
      return (await readJson(storage.files, clipFiles(clip.id).words, words)) ?? []
    },

    async getPeaks(viewer: User | undefined, id: string) {
      const clip = await getVisibleClip(storage, id, viewer)
      return (await readJson(storage.files, clipFiles(clip.id).peaks, peaks)) ?? []
    },

    async countPlay(viewer: User | undefined, id: string, playedSeconds: number, listener: Listener): Promise<number> {
      const clip = await getVisibleClip(storage, id, viewer)
      if (!isRealPlay(clip, playedSeconds)) return clip.playCount
      if (viewer === undefined && !(await strangers.take(`${clip.id} ${listener.ip}`))) return clip.playCount
      return storage.plays.count(clip.id, hashListener(viewer, listener), now())
    },

    setTrashed: (user: User, clipIds: string[], trashed: boolean): Promise<Clip[]> =>
      storage.transaction(async ({ clips }) => {
        const found = await clips.listByIds(clipIds)
        const isAllowed = found.every((clip) => may('trashClip', actorOf(user), subjectOf(clip)))
        if (!isAllowed || found.length < new Set(clipIds).size) throw new AppError('NOT_FOUND')
        return (await clips.setTrashed(user.id, clipIds, trashed)).map(toClip)
      }),

    async unlock(user: User, id: string): Promise<Clip> {
      await unlockPreview(storage, user, await getVisibleClip(storage, id, user), now())
      return toClip(await getVisibleClip(storage, id, user))
    },

    // The files go with a job of the same transaction: whatever stops in between, both happen or neither.
    purge: (user: User, clipIds: string[]): Promise<void> =>
      storage.transaction(async ({ clips, jobs }) => {
        const found = await clips.listByIds(clipIds)
        const isOwn = found.every((clip) => may('trashClip', actorOf(user), subjectOf(clip)))
        if (!isOwn || found.length < new Set(clipIds).size) throw new AppError('NOT_FOUND')
        const isTrashed = found.every((clip) => may('purgeClip', actorOf(user), subjectOf(clip)))
        if (!isTrashed) throw new AppError('CLIP_NOT_TRASHED')
        const gone = await clips.removeTrashed(user.id, clipIds)
        if (gone.length < found.length) throw new AppError('CLIP_NOT_READY')
        for (const id of gone) await jobs.send(JOB_QUEUES.removeFiles, { clip_id: id }, { singletonKey: id })
      }),
  }
}

function isRealPlay(clip: StoredClip, playedSeconds: number): boolean {
  const shareSeconds = (clip.durationSeconds ?? Infinity) * PLAY_COUNTS_AFTER_SHARE
  return playedSeconds >= Math.min(PLAY_COUNTS_AFTER_SECONDS, shareSeconds)
}
