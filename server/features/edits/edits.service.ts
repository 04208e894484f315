import {
  AppError,
  findModel,
  modelSubject,
  CLIPS_PER_GENERATION,
  may,
  type Action,
  type Clip,
  variationSuffix,
  type Wish,
} from '@arioso/contract'
import { isRecorded, toClip, type NewClip, type StoredClip, type User, clipFiles } from '@arioso/storage'
import type { Uses } from '../../context.ts'
import { actorOf } from '../../rules/actorOf.ts'
import { checkConcurrency, checkEditsAtOnce } from '../../rules/songs/checkConcurrency.ts'
import { evaluateFlags } from '../../rules/evaluateFlags.ts'
import { getVisibleClip } from '../../rules/songs/findVisibleClip.ts'
import { readScoreFile } from '../../rules/songs/readScoreFile.ts'
import { refillCredits } from '../../rules/refillCredits.ts'
import { refuseContent } from '../../rules/refuseContent.ts'
import { startClips, type ConcurrencyCheck } from '../../rules/songs/startClips.ts'
import { subjectOf } from '../../rules/songs/subjectOf.ts'
import { takesApart } from '../../rules/offeredModels.ts'
import { croppedClip, editedClip, fadedClip, joinedClip, spedClip, stemClips, type SpeedChange } from './newClips.ts'
import { describeStructure } from './describeStructure.ts'
import { refuseVariation } from './refuseVariation.ts'
import { drawSeed } from '../../rules/songs/drawSeed.ts'

// An edit is its clip: one id tells of both.
type EditReply = { action_id: string; action_clip_id: string; clip: Clip }

// The reason for a refusal: the song is closed to them, their plan lacks it, or there are no notes to work with.
type Refusal = 'plan' | 'remix' | 'notes'

type Needs = Uses<
  'clips' | 'credits' | 'editSessions' | 'files' | 'flagOverrides' | 'transaction' | 'workspaces',
  'configuration' | 'engines' | 'now'
>

export function createEditsService(context: Needs) {
  const { storage, now } = context

  async function getSource(user: User, id: string, action: Action, refusal: Refusal): Promise<StoredClip> {
    const parent = await getVisibleClip(storage, id, user)
    const isTakenApart = action === 'splitTwelveStems' && takesApart(context, parent)
    const subject = isTakenApart ? { ...subjectOf(parent), isRecorded: false } : subjectOf(parent)
    if (!may(action, actorOf(user), subject)) {
      if (refusal === 'remix') throw new AppError('REMIX_NOT_ALLOWED')
      if (parent.userId !== user.id) throw new AppError('NOT_FOUND')
      throw new AppError(refusal === 'notes' && isRecorded(parent) ? 'MADE_ELSEWHERE' : 'FEATURE_NOT_IN_PLAN')
    }
    if (parent.status !== 'complete') throw new AppError('CLIP_NOT_READY')
    return parent
  }

  const actorWithFlags = async (user: User) => actorOf(user, await evaluateFlags(context, user))

  async function make(user: User, clips: NewClip[], check: ConcurrencyCheck = checkEditsAtOnce): Promise<StoredClip[]> {
    const editSessionId = (await storage.editSessions.findOpen(user.id)) ?? null
    await refillCredits(storage, user, now())
    const starting = { configuration: context.configuration, user, actor: await actorWithFlags(user), check }
    const wanted = clips.map((clip) => ({ ...clip, editSessionId, canRemix: user.allowsRemixes }))
    return storage.transaction((repositories) => startClips(repositories, starting, wanted))
  }

  async function makeOne(user: User, clip: NewClip): Promise<EditReply> {
    const [made] = await make(user, [clip])
    if (made === undefined) throw new Error('the clip was not stored')
    return toReply(made)
  }

  return {
    async adjustSpeed(user: User, change: SpeedChange): Promise<EditReply> {
      refuseContent({ title: change.title ?? '' })
      const parent = await getSource(user, change.clipId, 'remixClip', 'remix')
      const isOwn = parent.userId === user.id
      const workspaceId = isOwn ? parent.workspaceId : (await storage.workspaces.ensureDefault(user.id)).id
      return makeOne(user, spedClip(user, parent, change, workspaceId))
    },

    async crop(user: User, id: string, span: Parameters<typeof croppedClip>[2]): Promise<EditReply> {
      refuseContent({ title: span.title ?? '' })
      const parent = await getSource(user, id, 'editClip', 'plan')
      return makeOne(user, croppedClip(user, parent, span))
    },

    async fade(user: User, id: string, fade: Parameters<typeof fadedClip>[2]): Promise<EditReply> {
      refuseContent({ title: fade.title ?? '' })
      const parent = await getSource(user, id, 'editClip', 'plan')
      return makeOne(user, fadedClip(user, parent, fade))
    },

    async reverse(user: User, { clip_id, title }: { clip_id: string; title?: string | undefined }): Promise<EditReply> {
      refuseContent({ title: title ?? '' })
      const parent = await getSource(user, clip_id, 'editClip', 'plan')
      const edit = { kind: 'reverse' } as const
      return makeOne(
        user,
        editedClip(user, parent, { edit, type: 'gen', task: 'reverse', title, suffix: ' (Reversed)' }),
      )
    },

    async concat(user: User, id: string): Promise<Clip> {
      const parent = await getVisibleClip(storage, id, user)
      if (parent.userId !== user.id) throw new AppError('NOT_FOUND')
      if (!may('getFullSong', actorOf(user), subjectOf(parent))) throw new AppError('NOTHING_TO_JOIN')
      if (parent.status !== 'complete') throw new AppError('CLIP_NOT_READY')
      const { edit } = parent.controls
      const root = await storage.clips.find(edit?.kind === 'extend' ? (edit.chain[0]?.clipId ?? '') : '')
      return (await makeOne(user, joinedClip(user, parent, root ?? parent))).clip
    },

    async splitStems(user: User, id: string, split: 'two' | 'twelve'): Promise<{ clips: Clip[] }> {
      const action = split === 'two' ? 'splitStems' : 'splitTwelveStems'
      const parent = await getSource(user, id, action, 'notes')
      if (parent.type === 'stem') throw new AppError('STEM_OF_STEM')
      if (!isRecorded(parent)) await getScore(parent.id)
      return { clips: (await make(user, stemClips(user, parent, split))).map(toClip) }
    },

    async remaster(user: User, wish: { clip_id: string; model_name: string; variation_category: Variation }) {
      const parent = await getSource(user, wish.clip_id, 'remasterClip', 'plan')
      const edit = { kind: 'remaster', variation: wish.variation_category } as const
      const first = editedClip(user, parent, { edit, type: 'gen', task: 'upsample', suffix: ' (Remastered)' })
      // A recording is not played anew, so there is one way to master it and no model to choose.
      if (isRecorded(parent)) return { clips: (await make(user, [first])).map(toClip) }
      const model = findModel(wish.model_name)
      if (model === undefined || !may('useModel', await actorWithFlags(user), modelSubject(model))) {
        throw new AppError('MODEL_NOT_ALLOWED')
      }
      if (model.engine !== undefined) throw new AppError('MODEL_CANNOT')
      await getScore(parent.id)
      const played = { modelKey: model.external_key, modelName: model.name }
      const clips = Array.from({ length: CLIPS_PER_GENERATION }, (_, take) => ({
        ...first,
        ...played,
        take,
        seed: drawSeed(),
      }))
      return { clips: (await make(user, clips)).map(toClip) }
    },

    async vary(user: User, asked: { clip_id: string; wish: Wish; transaction_uuid: string }): Promise<Clip> {
      const { clip_id, wish, transaction_uuid: transactionUuid } = asked
      const earlier = async () => (await storage.clips.listByTransaction(user.id, transactionUuid)).map(toClip)[0]
      const known = await earlier()
      if (known !== undefined) return known
      const parent = await getSource(user, clip_id, 'varyClip', 'notes')
      refuseVariation(await readScoreFile(storage, parent.id), wish)
      const edit = { kind: 'variation', wish } as const
      const varied = editedClip(user, parent, { edit, type: 'gen', task: 'variation', suffix: variationSuffix(wish) })
      try {
        const [made] = await make(user, [{ ...varied, transactionUuid, seed: drawSeed() }], checkConcurrency)
        if (made === undefined) throw new Error('the clip was not stored')
        return toClip(made)
      } catch (error) {
        // Pressed twice at once: the other press may have won, and this one must answer with its song.
        const winner = await earlier()
        if (winner === undefined) throw error
        return winner
      }
    },

    async getAction(user: User, id: string): Promise<EditReply> {
      const clip = await getVisibleClip(storage, id, user)
      const isEdit = clip.controls.edit !== undefined || clip.controls.speed !== undefined
      if (clip.userId !== user.id || !isEdit) throw new AppError('NOT_FOUND')
      return toReply(clip)
    },

    async getStructure(viewer: User | undefined, id: string) {
      const clip = await getVisibleClip(storage, id, viewer)
      // The notes of a recording were heard in it; they do not lie on its seconds.
      return describeStructure(isRecorded(clip) ? undefined : await readScoreFile(storage, clip.id))
    },

    async startSession(user: User, clipId: string) {
      const clip = await getVisibleClip(storage, clipId, user)
      if (clip.userId !== user.id) throw new AppError('NOT_FOUND')
      if (!may('editClip', actorOf(user), subjectOf(clip))) throw new AppError('FEATURE_NOT_IN_PLAN')
      return { edit_session_id: await storage.editSessions.start(user.id, clip.id) }
    },

    async endSession(user: User, id: string) {
      if (!(await storage.editSessions.end(id, user.id))) throw new AppError('NOT_FOUND')
      return { success: true as const }
    },
  }

  async function getScore(clipId: string): Promise<void> {
    const size = await storage.files.size(clipFiles(clipId).score)
    if (size === undefined) throw new AppError('SCORE_MISSING')
  }
}

type Variation = 'high' | 'normal' | 'subtle'

function toReply(clip: StoredClip): EditReply {
  return { action_id: clip.id, action_clip_id: clip.id, clip: toClip(clip) }
}
