import { useId, type ReactNode } from 'react'
import { useAppeals, useCommentReports, useContentReports, useReports } from '../staff.ts'
import { Button } from '../../../ui/controls/Button.tsx'
import { EmptyState } from '../../../ui/display/EmptyState.tsx'
import { NotLoaded } from '../../../ui/display/NotLoaded.tsx'
import { Skeleton } from '../../../ui/display/Skeleton.tsx'
import { AppealCard } from './AppealCard.tsx'
import { ReportedComment } from './ReportedComment.tsx'
import { ReportedContent } from './ReportedContent.tsx'
import { ReportedSong } from './ReportedSong.tsx'
import { StaffPage } from '../StaffPage.tsx'

export function ReportsPage() {
  const queue = useQueue()
  const appeals = useAppeals()
  return (
    <StaffPage
      title="Reports"
      about="Everything people have reported, oldest first. A decision settles every report about the same thing."
    >
      <div className="grid grid-cols-1 gap-8">
        <Waiting title="Reports" list={queue}>
          {queue.data?.items.map(({ key, card }) => (
            <li key={key}>{card}</li>
          ))}
        </Waiting>
        <Waiting
          title="Appeals"
          list={{ ...appeals, data: appeals.data && { numTotalResults: appeals.data.appeals.length } }}
        >
          {appeals.data?.appeals.map((appeal) => (
            <li key={appeal.id}>
              <AppealCard appeal={appeal} />
            </li>
          ))}
        </Waiting>
      </div>
    </StaffPage>
  )
}

type Item = { key: string; since: string; card: ReactNode }

// Songs, comments, hooks, profiles and personas wait in one line, by the first word against each.
function useQueue() {
  const [songs, comments, contents] = [useReports(), useCommentReports(), useContentReports()]
  const lists = [songs, comments, contents]
  const items = [
    ...(songs.data?.songs ?? []).map((song) => item(song.clip_id, song, <ReportedSong song={song} />)),
    ...(comments.data?.comments ?? []).map((comment) =>
      item(comment.comment_id, comment, <ReportedComment comment={comment} />),
    ),
    ...(contents.data?.contents ?? []).map((content) =>
      item(`${content.content_type} ${content.content_id}`, content, <ReportedContent content={content} />),
    ),
  ].toSorted((one, other) => one.since.localeCompare(other.since))
  const total = lists.reduce((sum, { data }) => sum + (data?.numTotalResults ?? 0), 0)
  return {
    data: lists.every(({ data }) => data !== undefined) ? { items, numTotalResults: total } : undefined,
    isError: lists.some(({ isError }) => isError),
    isFetching: lists.some(({ isFetching }) => isFetching),
    refetch: () => Promise.all(lists.map(({ refetch }) => refetch())),
  }
}

function item(key: string, { reports }: { reports: { created_at: string }[] }, card: ReactNode): Item {
  return { key, card, since: reports.map(({ created_at }) => created_at).toSorted()[0] ?? '' }
}

type WaitingProps = {
  title: string
  list: {
    data: { numTotalResults: number } | undefined
    isError: boolean
    isFetching: boolean
    refetch: () => Promise<unknown>
  }
  children: ReactNode
}

function Waiting({ title, list, children }: WaitingProps) {
  const { data, isError, isFetching, refetch } = list
  const headingId = useId()
  return (
    <section aria-labelledby={headingId} className="grid grid-cols-1 gap-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h2 id={headingId} className="display text-lg font-medium">
          {title}
        </h2>
        {data !== undefined && <p className="tabular text-soft">{countWaiting(data.numTotalResults)}</p>}
        <Button size="small" isBusy={isFetching} className="ml-auto" onClick={() => void refetch()}>
          Refresh
        </Button>
      </div>
      {isError && <NotLoaded what="The reports" onRetry={() => void refetch()} />}
      {data === undefined && !isError && <Skeleton className="h-40 w-full rounded-card" />}
      {data?.numTotalResults === 0 && <EmptyState title="Nothing to review.">New ones appear here.</EmptyState>}
      <ul aria-label={`Waiting: ${title.toLowerCase()}`} className="grid grid-cols-1 gap-3">
        {children}
      </ul>
    </section>
  )
}

function countWaiting(count: number): string {
  return count === 0 ? 'None waiting' : `${count} waiting`
}
