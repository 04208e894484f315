import { Link } from '../../routing/Link.tsx'
import { joinClasses } from '../joinClasses.ts'

// A fermata, hold this moment: the same drawing as public/fermata.svg.
export function WordMark({ isShort = false }: { isShort?: boolean }) {
  return (
    <Link to="/" aria-label="Arioso, home" className="inline-flex items-center gap-2 rounded-control">
      <svg width="31" height="19" viewBox="64 140 384 236" aria-hidden="true" className="text-accent">
        <path
          d="M80 328A176 176 0 0 1 432 328A190 190 0 0 0 80 328Z"
          fill="currentColor"
          stroke="currentColor"
          strokeWidth="22"
          strokeLinejoin="round"
        />
        <circle cx="256" cy="324" r="46" fill="currentColor" />
      </svg>
      <span
        className={joinClasses(
          'display text-[1.5rem] leading-none font-semibold max-[339px]:sr-only',
          isShort && 'md:max-lg:sr-only',
        )}
      >
        arioso
      </span>
    </Link>
  )
}
