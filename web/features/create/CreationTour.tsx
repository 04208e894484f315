import { useEffect, useState } from 'react'
import { inBackground } from '../../data/api/inBackground.ts'
import { api } from '../../data/api/api.ts'
import { refreshSession, useSession } from '../../data/session/session.ts'
import { Button } from '../../ui/controls/Button.tsx'

// Each step points at a part of the page that carries its name in data-tour-mark; styles.css draws the ring.
const steps = [
  {
    mark: 'describe',
    title: 'Say what it is about',
    text: 'One sentence is enough. The dice writes one for you, and styles wait under Inspiration.',
  },
  {
    mark: 'mode',
    title: 'Or bring your own words',
    text: 'Custom takes lyrics, styles and a title; Adjust Speed makes a song you have slower or faster.',
  },
  {
    mark: 'songs',
    title: 'Two takes at once',
    text: 'They appear here and play while they are still being made. The menu of each holds everything else.',
  },
] as const

// For members who have never seen it. It lies in the flow of the page and stands in nobody's way.
export default function CreationTour() {
  const { session, user } = useSession()
  const [step, setStep] = useState(0)
  const [isOver, setOver] = useState(false)
  const isShown = user !== null && session?.shownCreationTour === false && !isOver
  const shown = isShown ? steps[step] : undefined

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

  if (shown === undefined) return null
  const isLast = step === steps.length - 1
  return (
    <section
      aria-label="Creation tour"
      className="mb-4 grid gap-3 rounded-card border border-hairline bg-raised p-4 sm:flex sm:items-end sm:justify-between"
    >
      <div aria-live="polite" className="grid gap-1">
        <p className="tabular text-xs text-faint">
          {step + 1} of {steps.length}
        </p>
        <h3 className="font-semibold">{shown.title}</h3>
        <p className="max-w-[60ch] text-sm text-soft">{shown.text}</p>
      </div>
      <div className="flex shrink-0 gap-2">
        <Button size="small" look="quiet" onClick={end} className={isLast ? 'invisible' : ''}>
          Skip
        </Button>
        <Button size="small" onClick={() => (isLast ? end() : setStep(step + 1))}>
          {isLast ? 'Done' : 'Next'}
        </Button>
      </div>
    </section>
  )
}
