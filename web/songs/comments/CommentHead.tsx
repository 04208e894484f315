import type { Comment } from '@arioso/contract'
import { useState, type ReactNode } from 'react'
import { Link } from '../../routing/Link.tsx'
import { formatAgo } from '../../ui/format/formatAgo.ts'
import { formatDate } from '../../ui/format/formatDate.ts'

// Who wrote it and when; between the two whatever else is known.
export function CommentHead({ comment, children }: { comment: Comment; children?: ReactNode }) {
  const moment = new Date(comment.created_at)
  const [shownAt] = useState(() => new Date())
  return (
    <p className="flex min-w-0 flex-wrap items-baseline gap-x-2 text-sm text-faint">
      <Link
        to="/@{$handle}"
        params={{ handle: comment.user_handle }}
        className="truncate text-base font-semibold text-text hover:underline"
      >
        {comment.user_display_name}
      </Link>
      {children}
      <time dateTime={comment.created_at} title={formatDate(moment, 'wholeMoment')}>
        {formatAgo(moment, shownAt)}
      </time>
    </p>
  )
}
