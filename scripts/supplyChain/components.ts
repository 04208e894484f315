// The lock file in, every package it pins out.
export type LockedComponent = {
  name: string
  version: string
  licence: string
  integrity: string
  isForDevelopers: boolean
  // Comes inside another package, whose hash covers it.
  isBundled: boolean
}

type Locked = {
  version?: string
  license?: string
  integrity?: string
  link?: boolean
  dev?: boolean
  name?: string
  inBundle?: boolean
}

export type Lock = { packages: Record<string, Locked> }

/** The same package at the same version, however often it is installed, once. */
export function listComponents({ packages }: Lock): LockedComponent[] {
  const found = new Map<string, LockedComponent>()
  for (const [place, locked] of Object.entries(packages)) {
    if (!place.includes('node_modules/') || locked.link === true) continue
    const name = locked.name ?? place.split('node_modules/').at(-1) ?? place
    const version = locked.version ?? ''
    const key = `${name}@${version}`
    const isForDevelopers = locked.dev === true && (found.get(key)?.isForDevelopers ?? true)
    found.set(key, {
      name,
      version,
      licence: locked.license ?? '',
      integrity: locked.integrity ?? '',
      isForDevelopers,
      isBundled: locked.inBundle === true,
    })
  }
  return [...found.values()].toSorted((a, b) => (`${a.name}@${a.version}` < `${b.name}@${b.version}` ? -1 : 1))
}
