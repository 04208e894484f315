import { useOutbox } from './staff.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { EmptyState } from '../../ui/display/EmptyState.tsx'
import { formatDate } from '../../ui/format/formatDate.ts'
import { Skeleton } from '../../ui/display/Skeleton.tsx'
import { splitLinks } from './comparisons/splitLinks.ts'
import { StaffPage } from './StaffPage.tsx'

export function OutboxPage() {
  const { data, isError, isFetching, refetch } = useOutbox()
  return (
    <StaffPage
      title="Outbox"
      about={
        data?.is_in_use === false
          ? 'Emails from this server are delivered, so nothing is kept here.'
          : 'This server doesn’t send email. Its latest 200 messages are kept here, newest first. Pass each link only to its owner.'
      }
    >
      <div className="grid grid-cols-1 gap-3">
        <div>
          <Button size="small" isBusy={isFetching} onClick={() => void refetch()}>
            Refresh
          </Button>
        </div>
        {isError && (
          <p role="alert" className="text-danger">
            The outbox couldn’t be opened.
          </p>
        )}
        {data === undefined && !isError && <Skeleton className="h-16 w-full rounded-card" />}
        {data?.letters.length === 0 && (
          <EmptyState title="No messages yet.">They appear when people sign up.</EmptyState>
        )}
        <ul className="grid grid-cols-1 gap-2">
          {data?.letters.map((letter) => (
            <li key={letter.id}>
              <details className="group rounded-card border border-hairline bg-surface open:bg-raised">
                <summary className="flex min-h-14 cursor-pointer flex-wrap items-center gap-x-4 gap-y-0.5 rounded-card px-4 py-2.5 hover:bg-high">
                  <span className="min-w-0 flex-1 basis-56 truncate font-medium">{letter.subject}</span>
                  <span className="min-w-0 truncate text-soft">{letter.to}</span>
                  <time dateTime={letter.sent_at} className="tabular text-sm text-faint">
                    {formatDate(letter.sent_at, 'moment')}
                  </time>
                </summary>
                <LetterText text={letter.text} />
              </details>
            </li>
          ))}
        </ul>
      </div>
    </StaffPage>
  )
}

function LetterText({ text }: { text: string }) {
  return (
    <p className="max-w-[80ch] border-t border-hairline px-4 py-4 whitespace-pre-wrap wrap-anywhere">
      {splitLinks(text).map(({ at, part, isLink }) =>
        isLink ? (
          <a key={at} href={part} className="text-accent underline">
            {part}
          </a>
        ) : (
          part
        ),
      )}
    </p>
  )
}
