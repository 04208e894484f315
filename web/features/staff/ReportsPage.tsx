import { useId, type ReactNode } from 'react'
import { useCommentReports, useReports } from '../../data/staff.ts'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { NotLoaded } from '../../ui/NotLoaded.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { ReportedComment } from './ReportedComment.tsx'
import { ReportedSong } from './ReportedSong.tsx'
import { StaffPage } from './StaffPage.tsx'

export function ReportsPage() {
  const songs = useReports()
  const comments = useCommentReports()
  return (
    <StaffPage
      title="Reports"
      about="What people say against songs and comments, the longest waiting first. A decision is about all that was said against a song or a comment."
    >
      <div className="grid grid-cols-1 gap-8">
        <Waiting title="Songs" label="Reported songs" list={songs}>
          {songs.data?.songs.map((song) => (
            <li key={song.clip_id}>
              <ReportedSong song={song} />
            </li>
          ))}
        </Waiting>
        <Waiting title="Comments" label="Reported comments" list={comments}>
          {comments.data?.comments.map((comment) => (
            <li key={comment.comment_id}>
              <ReportedComment comment={comment} />
            </li>
          ))}
        </Waiting>
      </div>
    </StaffPage>
  )
}

type WaitingProps = {
  title: 'Songs' | 'Comments'
  label: string
  list: {
    data: { numTotalResults: number } | undefined
    isError: boolean
    isFetching: boolean
    refetch: () => Promise<unknown>
  }
  children: ReactNode
}

function Waiting({ title, label, list, children }: WaitingProps) {
  const { data, isError, isFetching, refetch } = list
  const headingId = useId()
  return (
    <section aria-labelledby={headingId} className="grid grid-cols-1 gap-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h2 id={headingId} className="display text-lg font-medium">
          {title}
        </h2>
        {data !== undefined && <p className="tabular text-soft">{countWaiting(title, data.numTotalResults)}</p>}
        <Button size="small" isBusy={isFetching} className="ml-auto" onClick={() => void refetch()}>
          Look again
        </Button>
      </div>
      {isError && <NotLoaded what="The reports" onRetry={() => void refetch()} />}
      {data === undefined && !isError && <Skeleton className="h-40 w-full rounded-card" />}
      {data?.numTotalResults === 0 && <EmptyState title="Nothing is waiting.">Every report is decided.</EmptyState>}
      <ul aria-label={label} className="grid grid-cols-1 gap-3">
        {children}
      </ul>
    </section>
  )
}

function countWaiting(title: 'Songs' | 'Comments', count: number): string {
  const thing = title === 'Songs' ? 'song' : 'comment'
  return count === 1 ? `One ${thing} waits.` : `${count} ${thing}s wait.`
}
