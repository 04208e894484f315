import { Coins, Sparkles } from 'lucide-react'
import { Link } from '../../routing/Link.tsx'
import { useSession } from '../../data/session/session.ts'
import { buttonLook } from '../../ui/controls/Button.tsx'
import { joinClasses } from '../../ui/joinClasses.ts'
import { PlaceLink } from '../../ui/controls/PlaceLink.tsx'
import { usePlaces } from '../../data/usePlaces.ts'
import { formatNumber } from '../../ui/format/formatNumber.ts'

export function SidebarFoot() {
  return (
    <div className="mt-auto grid gap-3 pt-6 pb-4">
      <Credits />
      <Places />
    </div>
  )
}

function Credits() {
  const { session, user } = useSession()
  if (session === undefined || user === null) return null
  return (
    <div className="grid gap-3 rounded-card border border-hairline p-3 max-lg:border-0 max-lg:px-0">
      <p className="flex items-center gap-3 max-lg:justify-center">
        <Coins size={18} aria-hidden="true" className="text-accent max-lg:hidden" />
        <span className="grid leading-tight max-lg:justify-items-center">
          <span className="tabular text-md font-semibold">{formatNumber(session.credits)}</span>
          <span className="text-xs text-faint">credits</span>
        </span>
      </p>
      {session.subscription === null && (
        <Link to="/account" title="Subscribe" className={joinClasses(buttonLook('secondary', 'small'), 'max-lg:px-0!')}>
          <Sparkles size={15} aria-hidden="true" className="lg:hidden" />
          <span className="max-lg:sr-only">Subscribe</span>
        </Link>
      )}
    </div>
  )
}

function Places() {
  const places = usePlaces()
  return (
    <p className="flex flex-wrap gap-x-3 px-1 text-xs text-faint max-lg:hidden">
      {places.map((place) => (
        <PlaceLink
          key={place.name}
          place={place}
          className="inline-flex min-h-6 items-center rounded-sm hover:text-text hover:underline"
        />
      ))}
    </p>
  )
}
