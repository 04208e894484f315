import { usePage } from '../../routing/useRouter.ts'
import { useSession } from '../../data/session/session.ts'
import { askToSignIn } from '../../data/session/signInRequest.ts'
import { openModal } from '../../data/stores/openModal.ts'
import { usePageTitle } from '../../player/documentTitle.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { aboutText } from './aboutText.ts'
import { blogText } from './blogText.ts'
import { careersText } from './careersText.ts'
import { contactText } from './contactText.ts'
import { guidelinesText } from './guidelinesText.ts'
import { helpText } from './helpText.ts'
import { privacyText } from './privacyText.ts'
import type { Reading, ReadingPart } from './reading.ts'
import { termsText } from './termsText.ts'

const readings: Record<string, Reading> = {
  '/help': helpText,
  '/about': aboutText,
  '/blog': blogText,
  '/careers': careersText,
  '/terms': termsText,
  '/privacy': privacyText,
  '/guidelines': guidelinesText,
  '/contact': contactText,
}

// Pages to write from as well as to read.
const WITH_FEEDBACK = ['/help', '/careers', '/contact']

export function ReadingPage() {
  const page = usePage()
  const path = page?.path ?? ''
  const title = page?.facts.title ?? ''
  usePageTitle(title)
  const reading = readings[path]
  if (reading === undefined) throw new Error(`${path} has nothing to read`)
  return (
    <article className="mx-auto grid max-w-[72ch] grid-cols-1 gap-9 pt-4 pb-16 md:pt-8">
      <header className="grid gap-2">
        <h1 className="display text-[clamp(2rem,5vw,2.75rem)] leading-[1.1] font-medium text-balance">{title}</h1>
        <p className="text-md text-soft text-pretty">{reading.about}</p>
      </header>
      {reading.parts.map((part) => (
        <Part key={part.heading} {...part} />
      ))}
      {WITH_FEEDBACK.includes(path) && <WriteToUs />}
    </article>
  )
}

function Part({ heading, paragraphs, points = [] }: ReadingPart) {
  return (
    <section aria-label={heading} className="grid gap-3">
      <h2 className="display text-lg font-medium">{heading}</h2>
      {paragraphs.map((text) => (
        <p key={text} className="leading-relaxed text-pretty text-soft">
          {text}
        </p>
      ))}
      {points.length > 0 && (
        <ul className="grid list-disc gap-1.5 pl-5 leading-relaxed text-soft marker:text-accent">
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      )}
    </section>
  )
}

function WriteToUs() {
  const { user } = useSession()
  const write = () => openModal({ kind: 'feedback' })
  return (
    <div>
      <Button
        look="primary"
        size="large"
        onClick={() => (user === null ? askToSignIn({ view: 'sign-in', afterwards: write }) : write())}
      >
        Write to us
      </Button>
    </div>
  )
}
