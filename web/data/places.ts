import type { OutsidePlace, OutsidePlaces } from '@arioso/contract/settings/outsidePlaces'

export type Path = '/help' | '/about' | '/blog' | '/careers' | '/terms' | '/privacy' | '/guidelines' | '/contact'

type Place = { name: OutsidePlace; label: string; path?: Path }

// Pages of our own, unless this installation keeps them elsewhere. Apps are there only when it has some.
const places: Place[] = [
  { name: 'help', label: 'Help', path: '/help' },
  { name: 'about', label: 'About', path: '/about' },
  { name: 'blog', label: 'Blog', path: '/blog' },
  { name: 'careers', label: 'Careers', path: '/careers' },
  { name: 'terms', label: 'Terms', path: '/terms' },
  { name: 'privacy', label: 'Privacy', path: '/privacy' },
  { name: 'guidelines', label: 'Community guidelines', path: '/guidelines' },
  { name: 'contact', label: 'Contact', path: '/contact' },
  { name: 'ios', label: 'iOS app' },
  { name: 'android', label: 'Android app' },
]

export type FoundPlace = { name: OutsidePlace; label: string } & ({ path: Path } | { address: string })

/** The places that exist here, in their order; with names, only those. */
export function listPlaces(links: OutsidePlaces, names?: readonly OutsidePlace[]): FoundPlace[] {
  return places.flatMap(({ name, label, path }): FoundPlace[] => {
    if (names !== undefined && !names.includes(name)) return []
    const address = links[name]
    if (address !== undefined) return [{ name, label, address }]
    return path === undefined ? [] : [{ name, label, path }]
  })
}
