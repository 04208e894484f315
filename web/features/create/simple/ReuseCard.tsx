import type { Clip } from '@arioso/contract'
import { useReusable } from '../../../data/prompts.ts'
import { openModal } from '../../../data/stores/openModal.ts'
import { CoverPlayButton } from '../../../songs/list/CoverPlayButton.tsx'
import { Button } from '../../../ui/controls/Button.tsx'
import { listPlans, toPlanForm } from '../plan/reusablePlans.ts'
import { Disclosure } from '../form/Disclosure.tsx'
import { setForm } from '../form/form.ts'
import { usePermission } from '../../../data/session/usePermission.ts'
import { useState } from 'react'

const SOURCE = 'earlier songs'

// Earlier styles and lyrics, each with the song it was written for to listen to.
export function ReuseCard() {
  const [isOpen, setOpen] = useState(false)
  return (
    <Disclosure title="Reuse" note="Styles and lyrics from earlier songs" onOpen={() => setOpen(true)}>
      {isOpen && <Reusables />}
    </Disclosure>
  )
}

function Reusables() {
  const { data, isError } = useReusable()
  const maySing = usePermission('useCustomLyrics')
  if (isError) return <p className="text-soft">Your earlier songs couldn’t be loaded.</p>
  if (data === undefined) return <p className="text-faint">Looking…</p>
  if (data.styles.length === 0 && data.lyrics.length === 0) {
    return <p className="text-soft">Styles and lyrics from your songs will appear here.</p>
  }
  const plans = listPlans([...data.styles, ...data.lyrics].map(({ clip }) => clip))
  return (
    <>
      <ReuseList
        title="Styles"
        entries={data.styles}
        onUse={(text) => setForm({ style: text, upsampledStyle: null })}
      />
      <ReuseList
        title="Lyrics"
        entries={data.lyrics}
        onUse={(text) => {
          if (maySing) setForm({ lyrics: text, instrumental: false })
          else openModal({ kind: 'terms', onAccepted: () => setForm({ lyrics: text, instrumental: false }) })
        }}
      />
      <ReuseList title="Plans" entries={plans} onUse={(_text, { metadata }) => setForm(toPlanForm(metadata.plan))} />
    </>
  )
}

type ReuseListProps = {
  title: string
  entries: { text: string; clip: Clip }[]
  onUse: (text: string, clip: Clip) => void
}

function ReuseList({ title, entries, onUse }: ReuseListProps) {
  if (entries.length === 0) return null
  const ids = entries.map(({ clip }) => clip.id)
  return (
    <section aria-label={`Earlier ${title.toLowerCase()}`} className="grid grid-cols-1 gap-1.5">
      <h3 className="text-sm font-medium text-soft">{title}</h3>
      <ul className="-mx-1 grid max-h-64 grid-cols-1 overflow-y-auto">
        {entries.map(({ text, clip }) => (
          <li key={text} className="group flex items-center gap-3 rounded-control px-1 py-1.5">
            <div className="relative size-10 shrink-0">
              <CoverPlayButton clip={clip} source={SOURCE} ids={ids} />
            </div>
            <p className="line-clamp-2 min-w-0 flex-1 text-sm" title={text}>
              {text}
            </p>
            <Button
              size="small"
              aria-label={`Use the ${title.toLowerCase()} of ${clip.title}`}
              onClick={() => onUse(text, clip)}
            >
              Use
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
