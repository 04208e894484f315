import { buttonLook } from '../../../ui/controls/Button.tsx'
import { actionSamples } from './actionSamples.tsx'
import { fieldSamples } from './fieldSamples.tsx'
import { floatingSamples } from './floatingSamples.tsx'
import { pageSamples } from './pageSamples.tsx'
import { anchorOf, Showcase } from './Showcase.tsx'
import { songSamples } from './songSamples.tsx'
import { StaffPage } from '../StaffPage.tsx'

const samples = [...actionSamples, ...fieldSamples, ...floatingSamples, ...songSamples, ...pageSamples]

// Everything web/ui offers, in every state, in both themes.
export default function UiPage() {
  return (
    <StaffPage title="Components">
      <nav aria-label="Components" className="-mt-5 -ml-3 flex flex-wrap">
        {samples.map(({ name }) => (
          <a key={name} href={`#${anchorOf(name)}`} className={buttonLook('quiet', 'small')}>
            {name}
          </a>
        ))}
      </nav>
      {samples.map((sample) => (
        <Showcase key={sample.name} {...sample} />
      ))}
    </StaffPage>
  )
}
