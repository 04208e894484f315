import type { ReactNode } from 'react'
import { Link } from '../../routing/Link.tsx'
import { usePageTitle } from '../../player/documentTitle.ts'
import { buttonLook } from '../../ui/controls/Button.tsx'
import { joinClasses } from '../../ui/joinClasses.ts'

const places = [
  { to: '/staff/flags', label: 'Flags' },
  { to: '/staff/experiments', label: 'Experiments' },
  { to: '/staff/maintenance', label: 'Maintenance' },
  { to: '/staff/feedback', label: 'Feedback' },
  { to: '/staff/outbox', label: 'Outbox' },
  { to: '/staff/reports', label: 'Reports' },
  { to: '/staff/removals', label: 'Removals' },
  { to: '/staff/queue', label: 'Queue' },
  { to: '/staff/doors', label: 'Doors' },
  { to: '/staff/storage', label: 'Storage' },
  { to: '/staff/audit', label: 'Audit log' },
  { to: '/staff/comparisons', label: 'Blind listening' },
  { to: '/staff/ui', label: 'Components' },
  { to: '/staff/modals', label: 'Modals' },
] as const

type StaffPageProps = { title: string; about?: ReactNode; children: ReactNode }

// What staff pages share: their way to each other and their head.
export function StaffPage({ title, about, children }: StaffPageProps) {
  usePageTitle(title)
  return (
    <div className="grid grid-cols-1 gap-8 pt-2 pb-12">
      <header className="grid gap-3">
        <nav aria-label="Staff" className="-ml-3 flex flex-wrap gap-1">
          {places.map(({ to, label }) => (
            <Link
              key={to}
              to={to}
              className={joinClasses(
                buttonLook('quiet', 'small'),
                'data-[status=active]:bg-high data-[status=active]:text-text!',
              )}
            >
              {label}
            </Link>
          ))}
        </nav>
        <h1 className="display text-xl font-medium">{title}</h1>
        {about !== undefined && <p className="max-w-[72ch] text-soft">{about}</p>}
      </header>
      {children}
    </div>
  )
}
