import { Link } from '@tanstack/react-router'
import { useSession } from '../../data/session.ts'
import { usePageTitle } from '../../player/documentTitle.ts'
import { buttonLook } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { actionSamples } from './actionSamples.tsx'
import { fieldSamples } from './fieldSamples.tsx'
import { floatingSamples } from './floatingSamples.tsx'
import { pageSamples } from './pageSamples.tsx'
import { anchorOf, Showcase } from './Showcase.tsx'
import { songSamples } from './songSamples.tsx'

const samples = [...actionSamples, ...fieldSamples, ...floatingSamples, ...songSamples, ...pageSamples]

// Everything web/ui offers, in every state, in both themes; for everybody but staff it does not exist.
export default function UiPage() {
  const { session, isLoading } = useSession()
  if (isLoading) return null
  return session?.isStaff === true ? <AllSamples /> : <NothingHere />
}

function AllSamples() {
  usePageTitle('Components')
  return (
    <div className="grid grid-cols-1 gap-10 pt-2 pb-12">
      <header>
        <h1 className="display text-xl font-medium">Components</h1>
        <nav aria-label="Components" className="mt-3 -ml-3 flex flex-wrap">
          {samples.map(({ name }) => (
            <a key={name} href={`#${anchorOf(name)}`} className={buttonLook('quiet', 'small')}>
              {name}
            </a>
          ))}
        </nav>
      </header>
      {samples.map((sample) => (
        <Showcase key={sample.name} {...sample} />
      ))}
    </div>
  )
}

function NothingHere() {
  usePageTitle('Not found')
  return (
    <div className="pt-[8vh]">
      <h1 className="sr-only">Not found</h1>
      <EmptyState
        title="There is nothing here."
        action={
          <Link to="/" className={buttonLook('primary')}>
            Go home
          </Link>
        }
      >
        A rest, in musical terms. The address may be mistyped.
      </EmptyState>
    </div>
  )
}
