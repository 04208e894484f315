import type { Clip } from '@arioso/contract'
import { useReusable } from '../../data/createForm.ts'
import { openModal } from '../../modals/modal.ts'
import { CoverPlayButton } from '../../songs/CoverPlayButton.tsx'
import { Button } from '../../ui/Button.tsx'
import { Disclosure } from './Disclosure.tsx'
import { setForm } from './form.ts'
import { useMay } from './useMay.ts'
import { useState } from 'react'

const SOURCE = 'earlier songs'

// Earlier styles and lyrics, each with the song it was written for to listen to.
export function ReuseCard() {
  const [isOpen, setOpen] = useState(false)
  return (
    <Disclosure title="Reuse" note="Styles and lyrics of earlier songs" onOpen={() => setOpen(true)}>
      {isOpen && <Reusables />}
    </Disclosure>
  )
}

function Reusables() {
  const { data, isError } = useReusable()
  const maySing = useMay('useCustomLyrics')
  if (isError) return <p className="text-soft">Your earlier songs could not be loaded.</p>
  if (data === undefined) return <p className="text-faint">Looking…</p>
  if (data.styles.length === 0 && data.lyrics.length === 0) {
    return <p className="text-soft">The styles and lyrics of your songs will wait here.</p>
  }
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
    </>
  )
}

type ReuseListProps = { title: string; entries: { text: string; clip: Clip }[]; onUse: (text: string) => void }

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
              onClick={() => onUse(text)}
            >
              Use
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
