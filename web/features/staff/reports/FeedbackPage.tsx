import type { ReactNode } from 'react'
import { Link } from '../../../routing/Link.tsx'
import { useFeedback } from '../operations.ts'
import { EmptyState } from '../../../ui/display/EmptyState.tsx'
import { formatDate } from '../../../ui/format/formatDate.ts'
import { Skeleton } from '../../../ui/display/Skeleton.tsx'
import { StaffPage } from '../StaffPage.tsx'

export function FeedbackPage() {
  const { data, isError } = useFeedback()
  return (
    <StaffPage title="Feedback" about="What members wrote, newest first: about Arioso, and about songs made for them.">
      {isError && (
        <p role="alert" className="text-danger">
          The feedback could not be loaded. Reload the page.
        </p>
      )}
      {data === undefined && !isError && <Skeleton className="h-16 w-full rounded-card" />}
      {data?.messages.length === 0 && data.songs.length === 0 && (
        <EmptyState title="Nobody has written yet.">The form stands in the More menu.</EmptyState>
      )}
      {data !== undefined && data.messages.length > 0 && (
        <Shelf label={`About Arioso, ${data.numTotalResults}`}>
          {data.messages.map(({ id, message, page, ...writer }) => (
            <Word key={id} {...writer} where={<a href={page}>{page}</a>}>
              {message}
            </Word>
          ))}
        </Shelf>
      )}
      {data !== undefined && data.songs.length > 0 && (
        <Shelf label="About songs">
          {data.songs.map(({ clip_id: id, title, reason, ...writer }) => (
            <Word
              key={`${id} ${writer.handle}`}
              {...writer}
              where={
                <Link to="/song/$id" params={{ id }}>
                  {title}
                </Link>
              }
            >
              {reason}
            </Word>
          ))}
        </Shelf>
      )}
    </StaffPage>
  )
}

function Shelf({ label, children }: { label: string; children: ReactNode }) {
  return (
    <section aria-label={label} className="grid grid-cols-1 gap-3">
      <h2 className="display text-lg font-medium">{label}</h2>
      <ul className="grid grid-cols-1 gap-2">{children}</ul>
    </section>
  )
}

type WordProps = { handle: string; display_name: string; created_at: string; where: ReactNode; children: string }

function Word({ handle, display_name, created_at, where, children }: WordProps) {
  return (
    <li className="grid gap-1.5 rounded-card border border-hairline bg-surface px-4 py-3">
      <p className="max-w-[72ch] whitespace-pre-wrap wrap-anywhere">{children}</p>
      <p className="flex flex-wrap gap-x-3 text-sm text-faint [&_a]:hover:text-text [&_a]:hover:underline">
        <Link to="/@{$handle}" params={{ handle }}>
          {display_name} @{handle}
        </Link>
        {where}
        <time dateTime={created_at} className="tabular">
          {formatDate(created_at, 'moment')}
        </time>
      </p>
    </li>
  )
}
