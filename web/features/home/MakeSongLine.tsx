import { DESCRIPTION_MAX } from '@arioso/contract/limits'
import { ArrowRight } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from '../../routing/useRouter.ts'
import { useSuggestions } from '../../data/prompts.ts'
import { useSession } from '../../data/session/session.ts'
import { saveForSignIn } from '../../songs/making/saveForSignIn.ts'
import { FlowingLines } from '../../ui/display/FlowingLines.tsx'
import { HEADLINE, HEADLINE_LOOK, HEADLINE_SECOND_LOOK } from './homeHeadline.ts'

export function MakeSongLine() {
  const [description, setDescription] = useState('')
  const { user } = useSession()
  const { data } = useSuggestions()
  const navigate = useNavigate()

  function submit(event: React.FormEvent): void {
    event.preventDefault()
    const text = description.trim()
    const openCreate = (prompt?: string) =>
      void navigate({ to: '/create', search: prompt === undefined ? {} : { prompt } })
    if (user !== null || text === '') openCreate(text === '' ? undefined : text)
    else saveForSignIn({ description: text, isInstrumental: false, source: 'home' }, () => openCreate())
  }

  return (
    <section className="relative -mx-4 overflow-hidden px-4 pt-8 pb-6 sm:pt-12 md:-mx-8 md:-mt-16 md:px-8 md:pt-28 md:pb-12">
      <FlowingLines className="clear-middle absolute inset-x-0 -top-2 h-full w-full" />
      <form onSubmit={submit} className="relative mx-auto grid max-w-[760px] gap-6 text-center">
        <h1 className={HEADLINE_LOOK}>
          {HEADLINE.first}
          <br />
          <em className={HEADLINE_SECOND_LOOK}>{HEADLINE.second}</em>
        </h1>
        <div className="flex items-center gap-2 rounded-full border border-edge bg-raised py-1.5 pr-1.5 pl-5 shadow-float feedback focus-within:border-accent sm:pl-7">
          <input
            value={description}
            onChange={(event) => setDescription(event.target.value)}
            maxLength={DESCRIPTION_MAX}
            aria-label="Describe your song"
            enterKeyHint="go"
            placeholder={data?.placeholder ?? ''}
            className="h-12 min-w-0 flex-1 bg-transparent text-md text-ellipsis outline-none sm:text-lg"
          />
          <button
            type="submit"
            aria-label="Make it"
            className="inline-flex h-12 shrink-0 items-center gap-2 rounded-full bg-accent px-4 text-md font-semibold text-on-accent feedback hover:bg-accent-hover active:scale-[0.98] sm:px-6"
          >
            <span className="hidden sm:inline">Make it</span>
            <ArrowRight size={18} />
          </button>
        </div>
        <p className="text-soft">Lyrics, melody, band and singer, all made for you.</p>
      </form>
    </section>
  )
}
