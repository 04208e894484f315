import { AppError, may, PLAY_COUNTS_AFTER_SECONDS, SPEED, type PlaybarState } from '@arioso/contract'
import type { StoredClip, User } from '@arioso/storage'
import type { Uses } from '../../context.ts'
import { actorOf } from '../../rules/actorOf.ts'
import { getVisibleClip } from '../../rules/songs/findVisibleClip.ts'
import { hashListener, type Listener } from '../../rules/hashListener.ts'
import { subjectOf } from '../../rules/songs/subjectOf.ts'

const NOTHING: PlaybarState = {
  clip_id: null,
  position_seconds: 0,
  queue: [],
  place: 0,
  source: '',
  is_shuffled: false,
  repeat: 'off',
  volume: 100,
  device_id: '',
}

type Needs = Uses<'clips' | 'playbarStates' | 'plays', 'now'>

export function createPlayerService({ storage, now }: Needs) {
  return {
    async getState(user: User): Promise<PlaybarState> {
      return (await storage.playbarStates.find(user.id)) ?? NOTHING
    },

    async saveState(user: User, state: PlaybarState): Promise<PlaybarState> {
      if (state.clip_id !== null) await getVisibleClip(storage, state.clip_id, user)
      await storage.playbarStates.save(user.id, state, now())
      return state
    },

    async reach(viewer: User | undefined, id: string, percent: number, listener: Listener) {
      const clip = await getVisibleClip(storage, id, viewer)
      const countedBefore = new Date(now().getTime() - leastSeconds(clip, percent) * 1000)
      await storage.plays.reach(clip.id, hashListener(viewer, listener), percent, countedBefore)
      return { success: true as const }
    },

    async getListens(user: User, id: string) {
      const clip = await getVisibleClip(storage, id, user)
      if (!may('seeListens', actorOf(user), subjectOf(clip))) throw new AppError('FORBIDDEN')
      return { plays: clip.playCount, milestones: await storage.plays.listMilestones(clip.id) }
    },
  }
}

// Counted from the start of the play, even the highest speed does not get this far sooner.
function leastSeconds(clip: StoredClip, percent: number): number {
  const heardSeconds = ((clip.durationSeconds ?? 0) * percent) / 100
  return Math.max(0, heardSeconds - 2 * PLAY_COUNTS_AFTER_SECONDS) / SPEED.fastest
}
