import { useMemo, useState } from 'react'
import { findClip } from '../../data/songs/clipCache.ts'
import { isRunning } from '../../data/songs/clipState.ts'
import { letterTakes } from '../../songs/list/letterTakes.ts'
import { foldFamilies, parentOf, type Family } from './families.ts'

// What a song was made of never changes, and is known once its row was read.
const parents = new Map<string, string | undefined>()

function learnParents(ids: readonly string[]): void {
  for (const id of ids) {
    const clip = parents.has(id) ? undefined : findClip(id)
    if (clip !== undefined) parents.set(id, parentOf(clip))
  }
}

const isBeingMade = (id: string): boolean => {
  const clip = findClip(id)
  return clip !== undefined && isRunning(clip)
}

/** The rows of the library: one a song, its versions below it once it is opened. What is still being made always shows. */
export function useFamilies(ids: string[], isFolding: boolean) {
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set())
  const families = useMemo((): Family[] => {
    if (!isFolding) return ids.map((id) => ({ id, versionIds: [] }))
    learnParents(ids)
    return foldFamilies(ids, parents)
  }, [ids, isFolding])
  const letters = useMemo(() => letterTakes(ids.flatMap((id) => findClip(id) ?? [])), [ids])
  const byRoot = new Map(families.map((family) => [family.id, family]))
  const shownIds = families.flatMap(({ id, versionIds }) => [
    id,
    ...(opened.has(id) ? versionIds : versionIds.filter(isBeingMade)),
  ])

  function toggle(id: string): void {
    const next = new Set(opened)
    if (!next.delete(id)) next.add(id)
    setOpened(next)
  }

  return {
    shownIds,
    letters,
    isVersion: (id: string) => !byRoot.has(id),
    countVersions: (id: string) => byRoot.get(id)?.versionIds.length ?? 0,
    isOpened: (id: string) => opened.has(id),
    toggle,
  }
}
