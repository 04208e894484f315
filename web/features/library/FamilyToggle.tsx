import { ChevronDown } from 'lucide-react'
import { joinClasses } from '../../ui/joinClasses.ts'

type FamilyToggleProps = { title: string; count: number; isOpen: boolean; onToggle: () => void }

export function FamilyToggle({ title, count, isOpen, onToggle }: FamilyToggleProps) {
  const versions = count === 1 ? '1 version' : `${count} versions`
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      aria-label={`${versions} of ${title}`}
      onClick={onToggle}
      className="tabular relative z-1 touch-target flex shrink-0 items-center gap-1 rounded-full border border-edge py-0.5 pr-1.5 pl-2 text-xs font-medium text-soft feedback hover:bg-high hover:text-text"
    >
      <span className="@max-md:hidden">{versions}</span>
      <span className="@md:hidden">+{count}</span>
      <ChevronDown size={13} aria-hidden="true" className={joinClasses('feedback', isOpen && 'rotate-180')} />
    </button>
  )
}
