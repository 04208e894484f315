import {
  AppError,
  experimentName,
  experiments,
  FEEDBACK_SHOWN,
  may,
  type Action,
  type PlannedMaintenance,
} from '@arioso/contract'
import type { ParkedRow, QueueRow } from '@arioso/contract/calls/operations'
import type { ParkedJob, QueueState, User } from '@arioso/storage'
import type { Uses } from '../../context.ts'
import { actorOf } from '../../rules/actorOf.ts'
import { findShares } from '../../rules/chooseExperiments.ts'
import { findMaintenance, findPlannedMaintenance } from '../../rules/findMaintenance.ts'

const PARKED_SHOWN = 50

type Needs = Uses<'clipFeedback' | 'feedback' | 'line' | 'settings', 'log' | 'now'>

export function createOperationsService(context: Needs) {
  const { storage, log } = context

  async function describeMaintenance() {
    return { planned: await findPlannedMaintenance(context), announced: (await findMaintenance(context)) ?? null }
  }

  async function listExperiments() {
    const shares = await findShares(context)
    return {
      experiments: experiments.map((experiment) => ({
        ...experiment,
        share_percent: shares[experimentName(experiment)] ?? 0,
      })),
    }
  }

  return {
    async getMaintenance(user: User) {
      demand('planMaintenance', user)
      return describeMaintenance()
    },

    async planMaintenance(user: User, planned: PlannedMaintenance | null) {
      demand('planMaintenance', user)
      if (planned === null) await storage.settings.remove('maintenance')
      else await storage.settings.set('maintenance', planned, user.id)
      log.warn({ user: user.id, planned }, planned === null ? 'maintenance ended' : 'maintenance planned')
      return describeMaintenance()
    },

    async describeQueues(user: User) {
      demand('watchQueue', user)
      const [queues, parked, speed] = await Promise.all([
        storage.line.describe(),
        storage.line.listParked(PARKED_SHOWN),
        storage.line.findRenderSpeed(),
      ])
      return { queues: queues.map(toQueueRow), parked: parked.map(toParkedRow), render_speed: speed ?? null }
    },

    async listFeedback(user: User) {
      demand('readFeedback', user)
      const { messages, total } = await storage.feedback.listLatest(FEEDBACK_SHOWN)
      const songs = await storage.clipFeedback.listLatest(FEEDBACK_SHOWN)
      return {
        messages: messages.map(({ id, message, page, ...rest }) => ({ id, message, page, ...writerOf(rest) })),
        numTotalResults: total,
        songs: songs.map(({ clipId, title, reason, ...rest }) => ({
          clip_id: clipId,
          title,
          reason,
          ...writerOf(rest),
        })),
      }
    },

    async listExperiments(user: User) {
      demand('shareExperiments', user)
      return listExperiments()
    },

    async shareExperiment(user: User, change: { layer: string; parameter: string; share_percent: number }) {
      demand('shareExperiments', user)
      const name = experimentName(change)
      if (!experiments.some((experiment) => experimentName(experiment) === name)) throw new AppError('NOT_FOUND')
      const shares = { ...(await findShares(context)), [name]: change.share_percent }
      await storage.settings.set('experiments', shares, user.id)
      log.info({ user: user.id, ...change }, 'experiment shared')
      return listExperiments()
    },
  }
}

function toQueueRow({ queue, waiting, retrying, active, parked, ...rest }: QueueState): QueueRow {
  return {
    queue,
    waiting,
    retrying,
    active,
    parked,
    done_in_last_hour: rest.doneInLastHour,
    seconds_per_job: rest.secondsPerJob,
    oldest_waiting_seconds: rest.oldestWaitingSeconds,
    longest_active_seconds: rest.longestActiveSeconds,
  }
}

function toParkedRow({ id, queue, data, reason, tries, parkedAt }: ParkedJob): ParkedRow {
  const { clip_id: clipId } = data as { clip_id?: string }
  return { id, queue, clip_id: clipId ?? null, reason, tries, parked_at: parkedAt.toISOString() }
}

function writerOf({ handle, displayName, createdAt }: { handle: string; displayName: string; createdAt: Date }) {
  return { handle, display_name: displayName || handle, created_at: createdAt.toISOString() }
}

function demand(action: Action, user: User): void {
  if (!may(action, actorOf(user))) throw new AppError('FORBIDDEN')
}
