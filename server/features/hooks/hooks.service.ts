import {
  AppError,
  findHookProblem,
  JOB_QUEUES,
  may,
  PAGE_SIZE,
  toasts,
  type Comment,
  type Hook,
  type HookPublish,
  type RenderHookJob,
  type VideoRender,
} from '@arioso/contract'
import { toHookComment, type StoredClip, type StoredHook, type StoredVideoUpload, type User } from '@arioso/storage'
import type { Uses } from '../../context.ts'
import { actorOf } from '../../rules/actorOf.ts'
import { evaluateFlags } from '../../rules/evaluateFlags.ts'
import { getVisibleClip } from '../../rules/songs/findVisibleClip.ts'
import { getVisibleHook, hookSubject } from '../../rules/findVisibleHook.ts'
import { refuseContent } from '../../rules/refuseContent.ts'
import { removeHook } from '../../rules/removeHook.ts'
import { refuseWhilePaused } from '../../rules/standing.ts'
import { subjectOf } from '../../rules/songs/subjectOf.ts'
import { withSongs } from '../../rules/songs/withSongs.ts'

type Order = { clip_id: string; hook_publish: HookPublish; video_render: VideoRender }

const FEED_PAGE = 6
const success = { success: true as const }

type Needs = Uses<
  'clips' | 'files' | 'flagOverrides' | 'hookComments' | 'hooks' | 'rulings' | 'transaction',
  'configuration' | 'live' | 'now'
>

export function createHooksService(context: Needs) {
  const { storage, live } = context

  async function describe(hook: StoredHook, viewer: User | undefined): Promise<Hook> {
    const [described] = await withSongs(storage, [hook], viewer)
    if (described === undefined) throw new AppError('NOT_FOUND')
    return described
  }

  async function getSong(user: User, id: string): Promise<StoredClip> {
    const clip = await getVisibleClip(storage, id, user)
    const actor = actorOf(user, await evaluateFlags(context, user))
    if (!may('postHook', actor, subjectOf(clip))) throw new AppError('FORBIDDEN')
    if (clip.status !== 'complete') throw new AppError('CLIP_NOT_READY')
    return clip
  }

  return {
    // Pressed twice, it is still one hook: an equal order of the same upload answers with the first.
    async create(user: User, { clip_id, hook_publish, video_render }: Order) {
      const [video] = video_render.videos
      const clip = await getSong(user, clip_id)
      await refuseWhilePaused(context, user)
      return storage.transaction(async ({ videoUploads, hooks, jobs }) => {
        const upload = video && (await videoUploads.lock(video.upload_id, user.id))
        refuseOrder(video_render, clip, upload)
        const order = {
          userId: user.id,
          clipId: clip.id,
          uploadId: upload?.id ?? '',
          publish: hook_publish,
          render: video_render,
        }
        const same = await hooks.findSame(order)
        if (same !== undefined) return { id: same }
        const id = await hooks.insert(order)
        const job: RenderHookJob = { hook_id: id }
        await jobs.send(JOB_QUEUES.renderHook, job, { singletonKey: id })
        return { id }
      })
    },

    get: async (viewer: User | undefined, id: string): Promise<Hook> =>
      describe(await getVisibleHook(storage, id, viewer), viewer),

    async listFeed(viewer: User | undefined, cursor: string | null) {
      if (!may('seeHooks', actorOf(viewer, await evaluateFlags(context, viewer)))) throw new AppError('NOT_FOUND')
      const { hooks, nextCursor } = await storage.hooks.listFeed({ cursor, limit: FEED_PAGE, viewerId: viewer?.id })
      return {
        hooks: await withSongs(storage, hooks, viewer),
        next_cursor: nextCursor,
        has_more: nextCursor !== null,
      }
    },

    async react(user: User, id: string, reaction: 'LIKE' | 'DISLIKE' | null): Promise<Hook> {
      const hook = await getVisibleHook(storage, id, user)
      if (!may('reactToHook', actorOf(user), hookSubject(hook))) throw new AppError('FORBIDDEN')
      const news = { userId: hook.userId, kind: 'like_hook', contentId: hook.id, personId: user.id } as const
      await storage.transaction(async ({ hooks, notifications }) => {
        await hooks.react(hook.id, user.id, reaction)
        if (reaction === 'LIKE' && hook.reactionType !== 'LIKE') await notifications.tell(news)
        if (reaction !== 'LIKE' && hook.reactionType === 'LIKE') await notifications.withdraw(news)
      })
      live.notify(hook.userId)
      return describe(await getVisibleHook(storage, id, user), user)
    },

    async listComments(viewer: User | undefined, id: string, cursor: string | undefined) {
      const hook = await getVisibleHook(storage, id, viewer)
      const { comments, nextCursor } = await storage.hookComments.list(hook.id, { cursor, limit: PAGE_SIZE })
      return {
        results: comments.map(toHookComment),
        allow_comment: hook.publish.allow_comments,
        next_cursor: nextCursor,
        has_more: nextCursor !== null,
      }
    },

    async addComment(user: User, id: string, content: string): Promise<Comment> {
      const hook = await getVisibleHook(storage, id, user)
      if (!may('commentOnHook', actorOf(user), hookSubject(hook))) throw new AppError('FORBIDDEN')
      refuseContent({ content })
      const news = { userId: hook.userId, kind: 'hook_comment', contentId: hook.id, personId: user.id } as const
      const added = await storage.transaction(async ({ hookComments, notifications }) => {
        await notifications.tell({ ...news, message: content })
        return hookComments.add({ hookId: hook.id, userId: user.id, content })
      })
      live.notify(hook.userId)
      return toHookComment(added)
    },

    async removeComment(user: User, id: string, commentId: string) {
      const hook = await getVisibleHook(storage, id, user)
      const comment = await storage.hookComments.find(commentId)
      if (comment === undefined || comment.hookId !== hook.id) throw new AppError('NOT_FOUND')
      if (comment.userId !== user.id && hook.userId !== user.id) throw new AppError('FORBIDDEN')
      await storage.hookComments.remove(comment)
      return success
    },

    async remove(user: User, id: string) {
      const hook = await getVisibleHook(storage, id, user)
      if (!may('removeHook', actorOf(user), hookSubject(hook))) throw new AppError('FORBIDDEN')
      await removeHook(storage, hook)
      return success
    },
  }
}

function refuseOrder(
  { song, videos: [video] }: VideoRender,
  clip: StoredClip,
  upload: StoredVideoUpload | undefined,
): void {
  const isUploaded = video?.s3_id === `videos/${upload?.id}/video.mp4` && upload?.status === 'complete'
  const problem = findHookProblem({
    video: isUploaded ? { ...video, durationSeconds: upload.durationSeconds ?? 0 } : undefined,
    song: song.song_id === clip.id ? { ...song, durationSeconds: clip.durationSeconds ?? 0 } : undefined,
  })
  if (problem !== undefined) throw new AppError('HOOK_INVALID', { why: toasts[problem].title })
}
