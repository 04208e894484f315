import { z } from 'zod'
import { defineCall } from '../call.ts'
import { plannedMaintenance, announcedMaintenance } from '../entities/maintenance.ts'

const maintenanceState = z.object({
  planned: plannedMaintenance.nullable(),
  announced: announcedMaintenance.nullable(),
})

const experimentState = z.object({
  layer: z.string(),
  parameter: z.string(),
  meaning: z.string(),
  usual: z.number(),
  tried: z.number(),
  // Of a hundred members, how many have the tried value.
  share_percent: z.number().int(),
})
const experimentStates = z.object({ experiments: z.array(experimentState) })

const seconds = z.number().nullable()
const queueState = z.object({
  queue: z.string(),
  waiting: z.number().int(),
  retrying: z.number().int(),
  active: z.number().int(),
  parked: z.number().int(),
  done_in_last_hour: z.number().int(),
  seconds_per_job: seconds,
  oldest_waiting_seconds: seconds,
  longest_active_seconds: seconds,
})
const parkedJob = z.object({
  id: z.string(),
  queue: z.string(),
  clip_id: z.string().nullable(),
  reason: z.string(),
  tries: z.number().int(),
  parked_at: z.string(),
})

export type QueueRow = z.infer<typeof queueState>
export type ParkedRow = z.infer<typeof parkedJob>

const writer = { handle: z.string(), display_name: z.string(), created_at: z.string() }

export type ExperimentState = z.infer<typeof experimentState>

// What whoever runs the installation sets and reads while it runs.
export const operationCalls = {
  getMaintenance: defineCall({
    method: 'GET',
    path: '/api/staff/maintenance/',
    access: 'member',
    summary: 'The maintenance that is planned, and what everyone sees of it now; for staff',
    reply: maintenanceState,
  }),
  planMaintenance: defineCall({
    method: 'POST',
    path: '/api/staff/maintenance/',
    access: 'member',
    summary: 'Announces maintenance or ends it; while it lasts, writing answers 503 to everybody else; for staff',
    body: z.object({ planned: plannedMaintenance.nullable() }),
    reply: maintenanceState,
  }),
  describeQueues: defineCall({
    method: 'GET',
    path: '/api/staff/queue/',
    access: 'member',
    summary:
      'What waits and is being made, how fast, and what could not be made in the last day, with the reason; for staff',
    reply: z.object({
      queues: z.array(queueState),
      parked: z.array(parkedJob),
      // Of the songs of the last hour: how many seconds of sound a second of making brought.
      render_speed: seconds,
    }),
  }),
  listFeedback: defineCall({
    method: 'GET',
    path: '/api/staff/feedback/',
    access: 'member',
    summary: 'What members wrote by the feedback form and about songs made for them, newest first; for staff',
    reply: z.object({
      messages: z.array(z.object({ ...writer, id: z.number().int(), message: z.string(), page: z.string() })),
      numTotalResults: z.number().int(),
      songs: z.array(z.object({ ...writer, clip_id: z.string(), title: z.string(), reason: z.string() })),
    }),
  }),
  listExperiments: defineCall({
    method: 'GET',
    path: '/api/staff/experiments/',
    access: 'member',
    summary: 'What is tried out, and on how many; for staff',
    reply: experimentStates,
  }),
  shareExperiment: defineCall({
    method: 'POST',
    path: '/api/staff/experiments/',
    access: 'member',
    summary: 'Sets on how many of a hundred members something is tried out; for staff',
    body: z.object({
      layer: z.string().max(100),
      parameter: z.string().max(100),
      share_percent: z.number().int().min(0).max(100),
    }),
    reply: experimentStates,
  }),
}
