import { useHomepage } from '../../data/homepage.ts'
import { usePageTitle } from '../../player/documentTitle.ts'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { HouseBand } from './HouseBand.tsx'
import { MakeSongLine } from './MakeSongLine.tsx'
import { CardShelf, RowShelf, ShelfSkeleton } from './Shelf.tsx'

export function HomePage() {
  usePageTitle('')
  return (
    <div className="grid grid-cols-1 gap-9 pb-8">
      <MakeSongLine />
      <Shelves />
    </div>
  )
}

function Shelves() {
  const { data, isPending, isError, refetch } = useHomepage()
  if (isPending) return <ShelfSkeleton />
  if (isError) {
    return (
      <EmptyState
        title="The shelves could not be loaded."
        action={<Button onClick={() => void refetch()}>Try again</Button>}
      >
        Arioso may still be starting.
      </EmptyState>
    )
  }
  const shelves = data.shelves.filter((shelf) => shelf.ids.length > 0)
  return (
    <>
      {data.demo.ready < data.demo.wanted && <HouseBand ready={data.demo.ready} wanted={data.demo.wanted} />}
      {shelves.map((shelf, index) =>
        index % 2 === 0 ? <CardShelf key={shelf.id} shelf={shelf} /> : <RowShelf key={shelf.id} shelf={shelf} />,
      )}
    </>
  )
}
