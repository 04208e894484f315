import { randomUUID } from 'node:crypto'
import { AppError, JOB_QUEUES, may, snapSpeed, TITLE_MAX, type Clip, type GenerateSongJob } from '@arioso/contract'
import { toClip, type NewClip, type StoredClip, type User } from '@arioso/storage'
import type { ServerContext } from '../../context.ts'
import { actorOf } from '../../rules/actorOf.ts'
import { getVisibleClip } from '../../rules/findVisibleClip.ts'
import { refuseContent } from '../../rules/refuseContent.ts'
import { subjectOf } from '../../rules/subjectOf.ts'

export type SpeedChange = {
  clipId: string
  speedMultiplier: number
  keepPitch: boolean
  title?: string | undefined
}

// An edit is its clip: one id tells of both.
type EditReply = { action_id: string; action_clip_id: string; clip: Clip }

export function createEditsService({ storage }: ServerContext) {
  return {
    async adjustSpeed(user: User, change: SpeedChange): Promise<EditReply> {
      refuseContent({ title: change.title ?? '' })
      const parent = await getVisibleClip(storage, change.clipId, user)
      if (!may('remixClip', actorOf(user), subjectOf(parent))) throw new AppError('REMIX_NOT_ALLOWED')
      if (parent.status !== 'complete') throw new AppError('CLIP_NOT_READY')
      const isOwn = parent.userId === user.id
      const workspaceId = isOwn ? parent.workspaceId : (await storage.workspaces.ensureDefault(user.id)).id
      const clip = await storage.transaction(async ({ clips, jobs }) => {
        const [made] = await clips.insert([newSpeedClip(user, parent, change, workspaceId)])
        if (made === undefined) throw new Error('the clip was not stored')
        const job: GenerateSongJob = { clip_id: made.id, attempt: made.attempt }
        await jobs.send(JOB_QUEUES.changeSpeed, job)
        return made
      })
      return toReply(clip)
    },

    async getAction(user: User, id: string): Promise<EditReply> {
      const clip = await getVisibleClip(storage, id, user)
      if (clip.userId !== user.id || !clip.type.startsWith('edit_')) throw new AppError('NOT_FOUND')
      return toReply(clip)
    },
  }
}

function newSpeedClip(user: User, parent: StoredClip, change: SpeedChange, workspaceId: string): NewClip {
  const { keepPitch } = change
  const multiplier = snapSpeed(change.speedMultiplier, { keepPitch })
  const suffix = ` (${Number(multiplier.toFixed(2))}x)`
  const given = change.title?.trim() ?? ''
  return {
    generationId: randomUUID(),
    transactionUuid: randomUUID(),
    userId: user.id,
    workspaceId,
    title: given === '' ? `${parent.title.slice(0, TITLE_MAX - suffix.length)}${suffix}` : given,
    type: 'edit_speed',
    modelKey: parent.modelKey,
    modelName: parent.modelName,
    prompt: parent.prompt,
    tags: parent.tags,
    negativeTags: parent.negativeTags,
    makeInstrumental: parent.makeInstrumental,
    seed: parent.seed,
    createMode: parent.createMode,
    parentClipId: parent.id,
    controls: { speed: { multiplier, keepPitch } },
  }
}

function toReply(clip: StoredClip): EditReply {
  return { action_id: clip.id, action_clip_id: clip.id, clip: toClip(clip) }
}
