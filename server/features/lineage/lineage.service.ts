import { AppError, may, PAGE_SIZE, type Calls, type Clip } from '@arioso/contract'
import { toClip, type StoredClip, type User } from '@arioso/storage'
import type { z } from 'zod'
import type { Uses } from '../../context.ts'
import { actorOf } from '../../rules/actorOf.ts'
import { findVisibleClip, getVisibleClip, isVisible } from '../../rules/songs/findVisibleClip.ts'
import { subjectOf } from '../../rules/songs/subjectOf.ts'

export function createLineageService({ storage }: Uses<'clips' | 'transaction'>) {
  const parentOf = (clip: StoredClip, viewer: User | undefined) =>
    clip.parentClipId === null ? undefined : findVisibleClip(storage, clip.parentClipId, viewer)

  // Those a viewer may hear.
  async function listInspirations({ controls }: StoredClip, viewer: User | undefined) {
    const clips = await storage.clips.listByIds(controls.inspiredBy ?? [], viewer?.id)
    return clips
      .filter((clip) => isVisible(clip, viewer))
      .map(({ id, title }) => ({ kind: 'playlist_condition', id, title }))
  }

  return {
    async getParent(viewer: User | undefined, id: string): Promise<{ clip: Clip | null }> {
      const parent = await parentOf(await getVisibleClip(storage, id, viewer), viewer)
      return { clip: parent === undefined ? null : toClip(parent) }
    },

    async listRemixes(viewer: User | undefined, id: string, cursor: string | null) {
      await getVisibleClip(storage, id, viewer)
      const { clips, nextCursor } = await storage.clips.listRemixes(id, {
        cursor,
        limit: PAGE_SIZE,
        viewerId: viewer?.id,
      })
      return { clips: clips.map(toClip), next_cursor: nextCursor, has_more: nextCursor !== null }
    },

    async countRemixes(viewer: User | undefined, id: string) {
      await getVisibleClip(storage, id, viewer)
      const { count, isCapped } = await storage.clips.countRemixes(id, viewer?.id)
      return { count, is_capped: isCapped }
    },

    async listVersions(user: User, id: string): Promise<{ clips: Clip[] }> {
      const clip = await getVisibleClip(storage, id, user)
      if (clip.userId !== user.id) throw new AppError('NOT_FOUND')
      return { clips: (await storage.clips.listVersions(id, user.id)).map(toClip) }
    },

    async getAttribution(viewer: User | undefined, id: string) {
      const clip = await getVisibleClip(storage, id, viewer)
      const parent = await parentOf(clip, viewer)
      const sources = parent ? [{ kind: clip.task ?? clip.type, id: parent.id, title: parent.title }] : []
      const persona =
        clip.personaId === null ? [] : [{ kind: 'persona', id: clip.personaId, title: clip.personaName ?? '' }]
      return { sources: [...sources, ...persona, ...(await listInspirations(clip, viewer))] }
    },

    // Which kinds are left out stay as they were.
    async setRemixPermission(
      user: User,
      id: string,
      change: z.output<Calls['setRemixPermission']['body']>,
    ): Promise<Clip> {
      const clip = await getVisibleClip(storage, id, user)
      if (!may('updateClip', actorOf(user), subjectOf(clip))) throw new AppError('NOT_FOUND')
      const { can_remix: canRemix, allowed_remix_actions: kinds } = change
      const updated = await storage.clips.update(id, { canRemix, ...(kinds && { allowedRemixActions: kinds }) })
      if (updated === undefined) throw new AppError('NOT_FOUND')
      return toClip(updated)
    },

    // For every song there is and for those to come; that it was asked is kept either way.
    async setAllRemixPermissions(user: User, canRemix: boolean) {
      await storage.transaction(async ({ clips, users }) => {
        await clips.allowRemixes(user.id, canRemix)
        await users.update(user.id, { allowsRemixes: canRemix, hasSetRemixPerm: true })
      })
      return { success: true as const }
    },
  }
}
