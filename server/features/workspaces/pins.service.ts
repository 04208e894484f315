import { AppError, type calls, may, type Clip } from '@arioso/contract'
import { toClip, type User } from '@arioso/storage'
import type { z } from 'zod'
import type { Uses } from '../../context.ts'
import { actorOf } from '../../rules/actorOf.ts'
import { getVisibleClip } from '../../rules/songs/findVisibleClip.ts'
import { subjectOf } from '../../rules/songs/subjectOf.ts'

type PinChange = z.output<typeof calls.pinClip.body>

export function createPinsService({ storage }: Uses<'clips' | 'workspaces'>) {
  async function findWorkspaceId(user: User, id: string): Promise<string> {
    const workspace = await storage.workspaces.find(id, user.id)
    if (workspace === undefined) throw new AppError('NOT_FOUND')
    return workspace.id
  }

  return {
    async list(user: User, id: string): Promise<Clip[]> {
      const workspaceId = id === 'all' ? undefined : await findWorkspaceId(user, id)
      return (await storage.workspaces.listPinned(user.id, workspaceId)).map(toClip)
    },

    // A song is pinned where it is kept; another one already there is only replaced when that was asked for.
    async set(user: User, id: string, { clip_id: clipId, pinned, replace }: PinChange): Promise<void> {
      const workspaceId = await findWorkspaceId(user, id)
      const clip = await getVisibleClip(storage, clipId, user)
      if (!may('pinClip', actorOf(user), subjectOf(clip))) throw new AppError('FORBIDDEN')
      if (clip.workspaceId !== workspaceId) throw new AppError('NOT_FOUND')
      if (!pinned) {
        await storage.workspaces.unpin(workspaceId, clipId)
        return
      }
      const before = await storage.workspaces.listPinned(user.id, workspaceId)
      if (before.some((other) => other.id !== clipId) && !replace) throw new AppError('PIN_TAKEN')
      await storage.workspaces.pin(workspaceId, clipId)
    },
  }
}
