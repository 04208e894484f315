import type { Hook } from '@arioso/contract'
import { ThumbsUp } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from '../../routing/Link.tsx'
import { abbreviateNumber } from '../../ui/format/abbreviateNumber.ts'
import { HookPicture } from './HookPicture.tsx'

// A hook by its first picture; it opens where hooks are watched.
export function HookTile({ hook }: { hook: Hook }) {
  const title = hook.hook_publish.title || hook.song?.title || 'Hook'
  return (
    <article aria-label={title} className="group relative aspect-9/16 overflow-hidden rounded-card bg-high">
      <HookPicture hook={hook} className="feedback group-hover:scale-[1.025]" />
      <div className="absolute inset-x-0 bottom-0 grid gap-0.5 bg-linear-to-t from-cover-shade from-40% to-transparent p-3 pt-10 text-on-cover">
        <Link
          to="/hook/$hookId"
          params={{ hookId: hook.id }}
          title={title}
          className="display truncate font-medium after:absolute after:inset-0 after:rounded-card focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-accent"
        >
          {title}
        </Link>
        <p className="flex items-center gap-2 text-sm">
          <span className="min-w-0 flex-1 truncate">{hook.display_name}</span>
          <span className="tabular inline-flex items-center gap-1" title={`${hook.upvote_count} likes`}>
            <ThumbsUp size={14} aria-hidden="true" />
            {abbreviateNumber(hook.upvote_count)}
            <span className="sr-only">{hook.upvote_count === 1 ? 'like' : 'likes'}</span>
          </span>
        </p>
      </div>
    </article>
  )
}

export function HookGrid({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul aria-label={label} className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-4 xl:grid-cols-5">
      {children}
    </ul>
  )
}
