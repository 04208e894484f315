import type { OutsidePlace } from '@arioso/contract/settings/outsidePlaces'
import type { ReactNode } from 'react'
import { Link } from '../../routing/Link.tsx'

type LinkedPlace = { label: string } & ({ path: `/${Exclude<OutsidePlace, 'ios' | 'android'>}` } | { address: string })

type PlaceLinkProps = { place: LinkedPlace; className?: string; isApart?: boolean; children?: ReactNode }

// Our own pages open here, so the music keeps playing; others, and those opened from a form, in a new tab.
export function PlaceLink({ place, className, isApart = false, children }: PlaceLinkProps) {
  const text = children ?? place.label
  if ('path' in place && !isApart) {
    return (
      <Link to={place.path} className={className}>
        {text}
      </Link>
    )
  }
  return (
    <a href={'path' in place ? place.path : place.address} target="_blank" rel="noreferrer" className={className}>
      {text}
    </a>
  )
}
