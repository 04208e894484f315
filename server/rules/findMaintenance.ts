import { plannedMaintenance, type PlannedMaintenance, type AnnouncedMaintenance } from '@arioso/contract'
import type { Uses } from '../context.ts'

type Sources = Uses<'settings', 'now'>

const usualWords = {
  active: 'We are tuning the instruments. You can listen meanwhile; making and changing things waits a little.',
  scheduled: 'We will tune the instruments soon. Making and changing things will wait a little then.',
}

export async function findPlannedMaintenance({
  storage,
}: Pick<Sources, 'storage'>): Promise<PlannedMaintenance | null> {
  return plannedMaintenance
    .nullable()
    .catch(null)
    .parse((await storage.settings.find('maintenance')) ?? null)
}

// Announced until it starts, active until it ends, and nothing after that: the clock alone moves it on.
export async function findMaintenance({ storage, now }: Sources): Promise<AnnouncedMaintenance | undefined> {
  const planned = await findPlannedMaintenance({ storage })
  if (planned === null) return undefined
  const { message, starts_at, ends_at } = planned
  const at = now().getTime()
  if (ends_at !== null && at >= Date.parse(ends_at)) return undefined
  const state = at < Date.parse(starts_at) ? 'scheduled' : 'active'
  return { state, message: message || usualWords[state], starts_at, ends_at }
}
