import { Link } from '../../routing/Link.tsx'
import { useParams } from '../../routing/useRouter.ts'
import { ApiError } from '../../data/api/ApiError.ts'
import { usePersona } from '../../data/personas.ts'
import { useSharedVisit } from '../../data/useSharedVisit.ts'
import { usePageTitle } from '../../player/documentTitle.ts'
import { LoadMore } from '../../songs/list/LoadMore.tsx'
import { SignInInstead } from '../../songs/SignInInstead.tsx'
import { SongList, SongListSkeleton } from '../../songs/list/SongList.tsx'
import { buttonLook } from '../../ui/controls/Button.tsx'
import { EmptyState } from '../../ui/display/EmptyState.tsx'
import { NotLoaded } from '../../ui/display/NotLoaded.tsx'
import { PersonaHead } from './PersonaHead.tsx'

export function PersonaPage() {
  const { id = '' } = useParams()
  const list = usePersona(id)
  const { data, error, refetch } = list
  const persona = data?.persona
  usePageTitle(persona?.name ?? 'Persona')
  useSharedVisit('persona', persona?.id)
  if (persona === undefined) {
    if (error instanceof ApiError && error.status < 500) return <NoPersona />
    return (
      <div className="pt-2 pb-8">
        <h1 className="display mb-5 text-xl font-medium">Persona</h1>
        {error === null ? <SongListSkeleton /> : <NotLoaded what="This persona" onRetry={() => void refetch()} />}
      </div>
    )
  }
  const ids = data?.ids ?? []
  return (
    <div className="grid grid-cols-1 gap-6 pt-2 pb-8">
      <PersonaHead persona={persona} />
      {ids.length === 0 && (
        <EmptyState title="No songs yet.">Public songs made with this persona will appear here.</EmptyState>
      )}
      <SongList ids={ids} source={persona.name} />
      <LoadMore list={list} />
    </div>
  )
}

function NoPersona() {
  return (
    <div className="pt-2 pb-8">
      <h1 className="display mb-5 text-xl font-medium">Persona</h1>
      <EmptyState
        title="This persona is private or no longer exists."
        action={
          <div className="flex gap-3">
            <SignInInstead />
            <Link to="/explore" className={buttonLook('secondary')}>
              Explore songs
            </Link>
          </div>
        }
      />
    </div>
  )
}
