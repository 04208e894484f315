import type { Clip } from '@arioso/contract'
import { INSPIRATION_CLIPS_MAX } from '@arioso/contract/limits'
import { Plus, X } from 'lucide-react'
import { useClip } from '../../../data/songs/clipCache.ts'
import { openModal } from '../../../data/stores/openModal.ts'
import { CoverPlayButton } from '../../../songs/list/CoverPlayButton.tsx'
import { titleOf } from '../../../songs/facts/titleOf.ts'
import { Button } from '../../../ui/controls/Button.tsx'
import { IconButton } from '../../../ui/controls/IconButton.tsx'
import { Skeleton } from '../../../ui/display/Skeleton.tsx'
import { Disclosure } from '../form/Disclosure.tsx'
import { form, setForm, useForm } from '../form/form.ts'

// A few songs to take the style and the tempo from.
export function InspiredBy() {
  const ids = useForm((state) => state.inspirationIds)
  return (
    <Disclosure title="Inspired by" note="Borrow style and tempo from other songs" isOpen={ids.length > 0}>
      {ids.length > 0 && (
        <ul aria-label="Inspired by" className="grid grid-cols-1 gap-2">
          {ids.map((id) => (
            <ChosenSong key={id} id={id} ids={ids} />
          ))}
        </ul>
      )}
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-sm text-faint">{`${ids.length} of ${INSPIRATION_CLIPS_MAX} songs`}</p>
        <Button size="small" disabled={ids.length >= INSPIRATION_CLIPS_MAX} onClick={chooseSong}>
          <Plus size={15} aria-hidden="true" />
          Choose a song
        </Button>
      </div>
    </Disclosure>
  )
}

function ChosenSong({ id, ids }: { id: string; ids: string[] }) {
  const { data: clip, isError } = useClip(id)
  if (clip === undefined && !isError) return <Skeleton className="h-12" />
  return (
    <li className="group flex items-center gap-3">
      {clip !== undefined && (
        <div className="relative size-10 shrink-0">
          <CoverPlayButton clip={clip} source="inspirations" ids={ids} />
        </div>
      )}
      <div className="min-w-0 flex-1">
        <p className="truncate font-medium">
          {clip === undefined ? 'This song is no longer available' : titleOf(clip)}
        </p>
        <p className="truncate text-sm text-faint">{clip === undefined ? '' : describe(clip)}</p>
      </div>
      <IconButton label={`Remove ${clip === undefined ? 'it' : titleOf(clip)}`} onClick={() => remove(id)}>
        <X size={16} />
      </IconButton>
    </li>
  )
}

function describe({ metadata: { tags, tempo_bpm: tempoBpm } }: Clip): string {
  return [tempoBpm === null ? '' : `${Math.round(tempoBpm)} bpm`, tags].filter((text) => text !== '').join(' · ')
}

function chooseSong(): void {
  openModal({
    kind: 'library-select',
    title: 'Inspired by',
    onChosen: ({ id }) => {
      const { inspirationIds: ids } = form.get()
      if (!ids.includes(id)) setForm({ inspirationIds: [...ids, id].slice(0, INSPIRATION_CLIPS_MAX) })
    },
  })
}

function remove(id: string): void {
  setForm({ inspirationIds: form.get().inspirationIds.filter((other) => other !== id) })
}
