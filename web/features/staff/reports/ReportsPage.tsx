import { useId, type ReactNode } from 'react'
import { useCommentReports, useContentReports, useReports } from '../staff.ts'
import { Button } from '../../../ui/controls/Button.tsx'
import { EmptyState } from '../../../ui/display/EmptyState.tsx'
import { NotLoaded } from '../../../ui/display/NotLoaded.tsx'
import { Skeleton } from '../../../ui/display/Skeleton.tsx'
import { ReportedComment } from './ReportedComment.tsx'
import { ReportedContent } from './ReportedContent.tsx'
import { ReportedSong } from './ReportedSong.tsx'
import { StaffPage } from '../StaffPage.tsx'

export function ReportsPage() {
  const songs = useReports()
  const comments = useCommentReports()
  const contents = useContentReports()
  return (
    <StaffPage
      title="Reports"
      about="Everything people have reported, oldest first. A decision settles every report about the same thing."
    >
      <div className="grid grid-cols-1 gap-8">
        <Waiting title="Songs" thing="song" list={songs}>
          {songs.data?.songs.map((song) => (
            <li key={song.clip_id}>
              <ReportedSong song={song} />
            </li>
          ))}
        </Waiting>
        <Waiting title="Comments" thing="comment" list={comments}>
          {comments.data?.comments.map((comment) => (
            <li key={comment.comment_id}>
              <ReportedComment comment={comment} />
            </li>
          ))}
        </Waiting>
        <Waiting title="Hooks, profiles and personas" thing="report" list={contents}>
          {contents.data?.contents.map((content) => (
            <li key={`${content.content_type} ${content.content_id}`}>
              <ReportedContent content={content} />
            </li>
          ))}
        </Waiting>
      </div>
    </StaffPage>
  )
}

type WaitingProps = {
  title: string
  thing: string
  list: {
    data: { numTotalResults: number } | undefined
    isError: boolean
    isFetching: boolean
    refetch: () => Promise<unknown>
  }
  children: ReactNode
}

function Waiting({ title, thing, list, children }: WaitingProps) {
  const { data, isError, isFetching, refetch } = list
  const headingId = useId()
  return (
    <section aria-labelledby={headingId} className="grid grid-cols-1 gap-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h2 id={headingId} className="display text-lg font-medium">
          {title}
        </h2>
        {data !== undefined && <p className="tabular text-soft">{countWaiting(thing, data.numTotalResults)}</p>}
        <Button size="small" isBusy={isFetching} className="ml-auto" onClick={() => void refetch()}>
          Refresh
        </Button>
      </div>
      {isError && <NotLoaded what="The reports" onRetry={() => void refetch()} />}
      {data === undefined && !isError && <Skeleton className="h-40 w-full rounded-card" />}
      {data?.numTotalResults === 0 && (
        <EmptyState title="Nothing to review.">Every report has been reviewed.</EmptyState>
      )}
      <ul aria-label={`Reported: ${title.toLowerCase()}`} className="grid grid-cols-1 gap-3">
        {children}
      </ul>
    </section>
  )
}

function countWaiting(thing: string, count: number): string {
  return count === 1 ? `One ${thing} waits.` : `${count} ${thing}s wait.`
}
