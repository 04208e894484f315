import { Link } from '@tanstack/react-router'
import { joinClasses } from '../ui/joinClasses.ts'

// A fermata: hold this moment.
export function WordMark({ isShort = false }: { isShort?: boolean }) {
  return (
    <Link to="/" aria-label="Arioso, home" className="inline-flex items-center gap-2 rounded-control">
      <svg width="30" height="22" viewBox="0 0 30 22" aria-hidden="true" className="text-accent">
        <path d="M3 18.5a12 12.5 0 0 1 24 0" fill="none" stroke="currentColor" strokeWidth="3" strokeLinecap="round" />
        <circle cx="15" cy="16.6" r="2.9" fill="currentColor" />
      </svg>
      <span className={joinClasses('display text-[1.5rem] leading-none font-semibold', isShort && 'md:max-lg:sr-only')}>
        arioso
      </span>
    </Link>
  )
}
