import type { OutsidePlace } from '@arioso/contract/settings/outsidePlaces'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'

type LinkedPlace = { label: string } & ({ path: `/${Exclude<OutsidePlace, 'ios' | 'android'>}` } | { address: string })

type PlaceLinkProps = { place: LinkedPlace; className?: string; isApart?: boolean; children?: ReactNode }

// Pages of our own open here, where the music goes on; others, and those opened out of a form, in a tab of their own.
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
