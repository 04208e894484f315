import { useEffect, useState } from 'react'
import { inBackground } from '../../data/api/inBackground.ts'
import { api } from '../../data/api/api.ts'
import { refreshSession, useSession } from '../../data/session/session.ts'
import { useWorkspaceSongs } from '../../data/songs/songLists.ts'
import { useStore } from '../../data/stores/createStore.ts'
import { pendingRequests } from '../../songs/making/requestSong.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { TourRoom } from './TourRoom.tsx'
import { tourSteps, type TourStep } from './tourSteps.ts'

// For members who have never seen it. It is part of the page's flow and covers nothing.
export default function CreationTour({ workspaceId }: { workspaceId: string }) {
  const { user } = useSession()
  const hasAsked = useHasAsked(workspaceId, user !== null)
  const steps = tourSteps(hasAsked ?? false)
  const [seen, setSeen] = useState<TourStep['mark'][]>([])
  const [isOver, setOver] = useState(false)
  const shown = isOver || hasAsked === undefined ? undefined : steps.find(({ mark }) => !seen.includes(mark))

  useEffect(() => {
    if (shown === undefined) return undefined
    document.documentElement.dataset['tour'] = shown.mark
    return () => {
      delete document.documentElement.dataset['tour']
    }
  }, [shown])

  function end(): void {
    setOver(true)
    inBackground(
      'the tour may come again',
      api('POST /api/user/user_config/', { body: { shownCreationTour: true } }).then(refreshSession),
    )
  }

  if (shown === undefined) return isOver ? null : <TourRoom />
  const place = steps.filter(({ mark }) => seen.includes(mark)).length
  const isLast = place === steps.length - 1
  return (
    <section
      aria-label="Creation tour"
      className="mb-4 flex flex-wrap items-end justify-between gap-3 rounded-card border border-hairline bg-raised p-4"
    >
      <div aria-live="polite" className="grid min-w-0 flex-[1_1_16rem] gap-1">
        <p className="tabular text-xs text-faint">
          {place + 1} of {steps.length}
        </p>
        <h3 className="font-semibold">{shown.title}</h3>
        <p className="max-w-[60ch] text-sm text-soft">{shown.text}</p>
      </div>
      <div className="flex shrink-0 gap-2">
        <Button size="small" look="quiet" onClick={end} className={isLast ? 'invisible' : ''}>
          Skip
        </Button>
        <Button size="small" onClick={() => (isLast ? end() : setSeen([...seen, shown.mark]))}>
          {isLast ? 'Done' : 'Next'}
        </Button>
      </div>
    </section>
  )
}

// Undefined until it is known whether there are songs.
function useHasAsked(workspaceId: string, isMember: boolean): boolean | undefined {
  const { data } = useWorkspaceSongs(workspaceId, { enabled: isMember })
  const isAsking = useStore(pendingRequests, ({ requests }) => requests.length > 0)
  return isAsking || (data === undefined ? undefined : data.length > 0)
}
