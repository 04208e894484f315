type LockedPackage = {
  version?: string
  resolved?: string
  link?: boolean
  optionalDependencies?: Record<string, string>
}

export type LockFile = { packages: Record<string, LockedPackage> }

// Packages for one platform are optional dependencies. Where a registry lacked one, npm left it out of the lock file
// without a word, and npm ci fails on that platform, or installs a program without its binary.
export function listMissingPackages({ packages }: LockFile): string[] {
  return Object.entries(packages).flatMap(([place, { version, optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter((name) => !searchedPlaces(place, name).some((found) => found in packages))
      .map((name) => `${nameAt(place)} ${version ?? ''} needs ${name}`),
  )
}

// As Node looks for a package: in the node_modules of who asks, then of everyone around it.
function searchedPlaces(place: string, name: string): string[] {
  const parent = place.slice(0, Math.max(0, place.lastIndexOf('/')))
  const here = `${place === '' ? '' : `${place}/`}node_modules/${name}`
  return place === '' ? [here] : [here, ...searchedPlaces(parent, name)]
}

function nameAt(place: string): string {
  return place.split('node_modules/').at(-1) ?? place
}

// An address would send everybody to the registry of whoever wrote the file.
export function listAddresses({ packages }: LockFile): string[] {
  return Object.values(packages).flatMap(({ resolved, link }) => (resolved && !link ? [resolved] : []))
}
