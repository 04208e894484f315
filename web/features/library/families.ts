import type { Clip } from '@arioso/contract'

export type Family = { id: string; versionIds: readonly string[] }

/** The song another one was made of: a stem, a crop, an extension or a cover of it. */
export function parentOf({ metadata }: Pick<Clip, 'metadata'>): string | undefined {
  const [source] = metadata.history ?? metadata.concat_history ?? []
  if (metadata.stem_from_id !== null) return metadata.stem_from_id
  return typeof source === 'object' && source !== null && 'id' in source && typeof source.id === 'string'
    ? source.id
    : undefined
}

/** Songs in the order of a list, each with the versions of it that are in the list, too. The newest of a family gives its place. */
export function foldFamilies(ids: readonly string[], parents: ReadonlyMap<string, string | undefined>): Family[] {
  const listed = new Set(ids)

  function rootOf(id: string): string {
    const seen = new Set<string>()
    let root = id
    for (;;) {
      seen.add(root)
      const parent = parents.get(root)
      if (parent === undefined || !listed.has(parent)) return root
      if (seen.has(parent)) return id
      root = parent
    }
  }

  const families = new Map<string, string[]>()
  for (const id of ids) {
    const root = rootOf(id)
    const versions = families.get(root) ?? []
    families.set(root, id === root ? versions : [...versions, id])
  }
  return [...families].map(([id, versionIds]) => ({ id, versionIds }))
}
