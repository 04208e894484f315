import { CalendarClock, Wrench } from 'lucide-react'
import { joinClasses } from '../../ui/joinClasses.ts'
import { parseMaintenance } from './parseMaintenance.ts'

const looks = { active: 'bg-accent text-on-accent', scheduled: 'bg-cool text-ground' }
const icons = { active: Wrench, scheduled: CalendarClock }

export default function MaintenanceBanner({ notice }: { notice: unknown }) {
  const maintenance = parseMaintenance(notice)
  if (maintenance === undefined) return null
  const Icon = icons[maintenance.state]
  return (
    <section
      aria-label="Maintenance"
      className={joinClasses(
        'flex items-center justify-center gap-2 px-4 py-2 text-center font-medium',
        looks[maintenance.state],
      )}
    >
      <Icon size={16} aria-hidden="true" className="shrink-0" />
      {maintenance.message}
    </section>
  )
}
