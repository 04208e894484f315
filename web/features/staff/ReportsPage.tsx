import type { ReportedClip } from '@arioso/contract'
import { useReports } from '../../data/staff.ts'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { NotLoaded } from '../../ui/NotLoaded.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { ReportedSong } from './ReportedSong.tsx'
import { StaffPage } from './StaffPage.tsx'

export function ReportsPage() {
  const { data, isError, isFetching, refetch } = useReports()
  return (
    <StaffPage
      title="Reports"
      about="What people say against songs, the longest waiting first. A decision is about all that was said against a song."
    >
      <div className="grid grid-cols-1 gap-3">
        <div className="flex flex-wrap items-center gap-4">
          <Button size="small" isBusy={isFetching} onClick={() => void refetch()}>
            Look again
          </Button>
          {data !== undefined && <p className="tabular text-soft">{waiting(data.numTotalResults)}</p>}
        </div>
        {isError && <NotLoaded what="The reports" onRetry={() => void refetch()} />}
        {data === undefined && !isError && <Skeleton className="h-40 w-full rounded-card" />}
        {data?.songs.length === 0 && <EmptyState title="Nothing is waiting.">Every report is decided.</EmptyState>}
        {data !== undefined && <Songs songs={data.songs} />}
      </div>
    </StaffPage>
  )
}

function waiting(songs: number): string {
  return songs === 1 ? 'One song waits.' : `${songs} songs wait.`
}

function Songs({ songs }: { songs: ReportedClip[] }) {
  return (
    <ul aria-label="Reported songs" className="grid grid-cols-1 gap-3">
      {songs.map((song) => (
        <li key={song.clip_id}>
          <ReportedSong song={song} />
        </li>
      ))}
    </ul>
  )
}
