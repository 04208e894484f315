import type { ReactNode } from 'react'
import type { Found } from './search.ts'
import { SongListSkeleton } from '../../songs/list/SongList.tsx'
import { Button } from '../../ui/controls/Button.tsx'
import { NotLoaded } from '../../ui/display/NotLoaded.tsx'

type FoundListProps<Item> = {
  what: string
  found: Found<Item>
  empty: ReactNode
  children: (items: Item[]) => ReactNode
}

export function FoundList<Item>({ what, found, empty, children }: FoundListProps<Item>) {
  if (found.isError) return <NotLoaded what={what} onRetry={() => void found.refetch()} />
  if (found.data === undefined) return <SongListSkeleton />
  if (found.data.length === 0) return empty
  return (
    <>
      {children(found.data)}
      {found.hasNextPage && (
        <Button className="mt-4" isBusy={found.isFetchingNextPage} onClick={() => void found.fetchNextPage()}>
          Show more
        </Button>
      )}
    </>
  )
}
