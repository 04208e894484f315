import { Link } from '../../routing/Link.tsx'
import { useNavigate, useSearch } from '../../routing/useRouter.ts'
import { useFlag } from '../../data/session/useFlag.ts'
import { usePageTitle } from '../../player/documentTitle.ts'
import { buttonLook } from '../../ui/controls/Button.tsx'
import { EmptyState } from '../../ui/display/EmptyState.tsx'
import { PageHead } from '../../ui/display/PageHead.tsx'
import { Tabs } from '../../ui/controls/Tabs.tsx'
import SearchBox from './SearchBox.tsx'
import { Hooks, People, Personas, Playlists, Songs, Styles } from './SearchTabs.tsx'

export function SearchPage() {
  const { q = '' } = useSearch()
  usePageTitle(q === '' ? 'Search' : `${q} · Search`)
  return (
    <div className="pt-2 pb-8">
      <PageHead title={q === '' ? 'Search' : `Search: ${q}`}>
        Find songs by title, style, artist or a line of their lyrics; people, playlists and more by name.
      </PageHead>
      <SearchBox className="mb-6 md:hidden" />
      {q.trim() === '' ? <AskSomething /> : <Results q={q.trim()} />}
    </div>
  )
}

function AskSomething() {
  return (
    <EmptyState
      title="What would you like to hear?"
      action={
        <Link to="/explore" className={buttonLook('secondary')}>
          Explore styles instead
        </Link>
      }
    >
      Type a title, a style, an artist or a line of the lyrics.
    </EmptyState>
  )
}

type Tab = 'songs' | 'playlists' | 'people' | 'personas' | 'hooks' | 'styles'

function Results({ q }: { q: string }) {
  const { tab } = useSearch()
  const navigate = useNavigate()
  const [hasPersonas, hasHooks] = [useFlag('persona-search'), useFlag('web-hooks-2025')]
  const all = [
    { value: 'songs' as const, label: 'Songs', panel: <Songs q={q} /> },
    { value: 'playlists' as const, label: 'Playlists', panel: <Playlists q={q} /> },
    { value: 'people' as const, label: 'People', panel: <People q={q} /> },
    { value: 'personas' as const, label: 'Personas', panel: <Personas q={q} />, isHidden: !hasPersonas },
    { value: 'hooks' as const, label: 'Hooks', panel: <Hooks q={q} />, isHidden: !hasHooks },
    { value: 'styles' as const, label: 'Styles', panel: <Styles q={q} /> },
  ]
  const tabs = all.filter(({ isHidden = false }) => !isHidden)
  return (
    <Tabs<Tab>
      label="Found"
      tabs={tabs}
      value={tabs.find(({ value }) => value === tab)?.value ?? 'songs'}
      onChange={(chosen) =>
        void navigate({
          to: '.',
          replace: true,
          search: ({ tab: _before, ...rest }) => (chosen === 'songs' ? rest : { ...rest, tab: chosen }),
        })
      }
    />
  )
}
