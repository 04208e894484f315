// What can be done with a song: a new feature adds its line to one of the two lists and every row, card and page has it.
import { may } from '@arioso/contract/permissions'
import { keepEntries } from './keepEntries.ts'
import { makeEntries } from './makeEntries.ts'
import type { SongMenuContext, SongMenuEntry, SongMenuGroup } from './songMenuEntry.ts'
import { songSubject } from './songSubject.ts'

export const songMenu: SongMenuEntry[] = [...keepEntries, ...makeEntries]

const GROUPS: { name: SongMenuGroup; label?: string }[] = [
  { name: 'listen', label: 'Listen' },
  { name: 'remix', label: 'Make something new' },
  { name: 'edit', label: 'Edit' },
  { name: 'share', label: 'Share' },
  { name: 'keep', label: 'Organise' },
  { name: 'remove' },
]

export type ShownGroup = (typeof GROUPS)[number] & { entries: SongMenuEntry[] }

// Only groups that have something to offer.
export function groupsFor(context: SongMenuContext): ShownGroup[] {
  const shown = songMenu.filter((entry) => entry.shows?.(context) ?? true)
  return GROUPS.map((group) => ({ ...group, entries: shown.filter((entry) => entry.group === group.name) })).filter(
    ({ entries }) => entries.length > 0,
  )
}

type Asked = Pick<SongMenuContext, 'clip' | 'actor'>

// The plan alone is in the way: what no plan could do to this song has no Pro tag.
export function needsPlan(entry: SongMenuEntry, { actor, clip }: Asked): boolean {
  if (entry.asks === undefined) return false
  const subject = songSubject(clip)
  return !may(entry.asks, actor, subject) && may(entry.asks, { ...actor, planKey: 'premier' }, subject)
}
