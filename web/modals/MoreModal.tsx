import { Link } from '@tanstack/react-router'
import { ArrowUpRight, MessageSquareText } from 'lucide-react'
import { useSession } from '../data/session.ts'
import { Dialog } from '../ui/Dialog.tsx'
import { moreDestinations } from '../app/destinations.ts'
import { about, androidApp, blog, careers, guidelines, help, iosApp, privacy, terms } from '../app/externalLinks.ts'
import { OutsideLink } from '../app/OutsideLink.tsx'
import { closeModal, openModal } from './modal.ts'

const LINE = 'flex h-11 w-full items-center gap-3 rounded-control px-3 text-left text-md feedback hover:bg-high'

export default function MoreModal() {
  const { session, user } = useSession()
  return (
    <Dialog title="More" isOpen onClose={closeModal}>
      <nav aria-label="More" className="-mx-3 grid">
        {moreDestinations(session).map(({ to, label, icon: Icon }) => (
          <Link key={to} to={to} className={LINE}>
            <Icon size={18} aria-hidden="true" className="text-accent" />
            {label}
          </Link>
        ))}
        <hr className="mx-3 my-2 border-hairline" />
        {[help, about, blog].map((link) => (
          <Outside key={link.href} link={link} />
        ))}
        {user !== null && (
          <button type="button" onClick={() => openModal({ kind: 'feedback' })} className={LINE}>
            <span className="flex-1">Feedback</span>
            <MessageSquareText size={16} aria-hidden="true" className="text-faint" />
          </button>
        )}
        {[careers, terms, privacy].map((link) => (
          <Outside key={link.href} link={link} />
        ))}
      </nav>
      <p className="flex flex-wrap gap-x-4 gap-y-2 border-t border-hairline pt-4 text-sm text-faint">
        {[guidelines, iosApp, androidApp].map((link) => (
          <OutsideLink key={link.href} link={link} className="rounded-sm hover:text-text hover:underline" />
        ))}
      </p>
    </Dialog>
  )
}

function Outside({ link }: { link: typeof help }) {
  return (
    <OutsideLink link={link} className={LINE}>
      <span className="flex-1">{link.label}</span>
      <ArrowUpRight size={16} aria-hidden="true" className="text-faint" />
    </OutsideLink>
  )
}
