import { z } from 'zod'
import { MAINTENANCE_MESSAGE_MAX } from '../limits.ts'

// What staff set: from when on, until when (null: until they say so), and in which words (empty: ours).
export const plannedMaintenance = z
  .object({
    message: z.string().trim().max(MAINTENANCE_MESSAGE_MAX).default(''),
    starts_at: z.iso.datetime(),
    ends_at: z.iso.datetime().nullable().default(null),
  })
  .refine(({ starts_at, ends_at }) => ends_at === null || Date.parse(ends_at) > Date.parse(starts_at), {
    path: ['ends_at'],
    error: 'It has to end after it starts.',
  })

// What the session tells everybody under experiments.maintenance.
export const announcedMaintenance = z.object({
  state: z.enum(['active', 'scheduled']),
  message: z.string(),
  starts_at: z.string(),
  ends_at: z.string().nullable(),
})

export type PlannedMaintenance = z.infer<typeof plannedMaintenance>
export type AnnouncedMaintenance = z.infer<typeof announcedMaintenance>
