import type { OutsidePlace } from '@arioso/contract/settings/outsidePlaces'
import { ArrowUpRight, MessageSquareText } from 'lucide-react'
import { Link } from '../../routing/Link.tsx'
import { useSession } from '../../data/session/session.ts'
import { Dialog } from '../../ui/surfaces/Dialog.tsx'
import { useIsPhone } from '../../ui/useIsPhone.ts'
import { moreDestinations } from './destinations.ts'
import { PlaceLink } from '../../ui/controls/PlaceLink.tsx'
import { usePlaces } from '../../data/usePlaces.ts'
import { closeModal, openModal } from '../../data/stores/openModal.ts'

const LINE = 'flex h-11 w-full items-center gap-3 rounded-control px-3 text-left text-md feedback hover:bg-high'

export default function MoreModal() {
  const { session, user } = useSession()
  const isPhone = useIsPhone()
  const smaller = usePlaces(['guidelines', 'contact', 'ios', 'android'])
  return (
    <Dialog title="More" isOpen onClose={closeModal}>
      <nav aria-label="More" className="-mx-3 grid">
        {moreDestinations(session, isPhone).map(({ to, label, icon: Icon }) => (
          <Link key={to} to={to} className={LINE}>
            <Icon size={18} aria-hidden="true" className="text-accent" />
            {label}
          </Link>
        ))}
        <hr className="mx-3 my-2 border-hairline" />
        <Places names={['help', 'about', 'blog']} />
        {user !== null && (
          <button type="button" onClick={() => openModal({ kind: 'feedback' })} className={LINE}>
            <span className="flex-1">Feedback</span>
            <MessageSquareText size={16} aria-hidden="true" className="text-faint" />
          </button>
        )}
        <Places names={['careers', 'terms', 'privacy']} />
      </nav>
      <p className="flex flex-wrap gap-x-4 border-t border-hairline pt-4 text-sm text-faint">
        {smaller.map((place) => (
          <PlaceLink
            key={place.name}
            place={place}
            className="inline-flex min-h-6 items-center rounded-sm hover:text-text hover:underline pointer-coarse:min-h-11"
          />
        ))}
      </p>
    </Dialog>
  )
}

function Places({ names }: { names: readonly OutsidePlace[] }) {
  return usePlaces(names).map((place) => (
    <PlaceLink key={place.name} place={place} className={LINE}>
      <span className="flex-1">{place.label}</span>
      {'address' in place && <ArrowUpRight size={16} aria-hidden="true" className="text-faint" />}
    </PlaceLink>
  ))
}
