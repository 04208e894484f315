import { Check } from 'lucide-react'
import type { ComponentProps, MouseEvent } from 'react'
import { useListedClip } from '../../data/songs/clipCache.ts'
import { joinClasses } from '../../ui/joinClasses.ts'
import { SongRow } from '../../songs/list/SongRow.tsx'
import { titleOf } from '../../songs/facts/titleOf.ts'

type SelectableSongProps = {
  id: string
  ids: string[]
  source: string
  isPicked: boolean
  // Some song is picked or to be picked: every box shows.
  isSelecting: boolean
  onPick: (isRange: boolean) => void
  // Made of the song above it.
  isVersion?: boolean
} & Pick<ComponentProps<typeof SongRow>, 'beside' | 'renderFacts'>

// A row with a box. Cmd or ctrl picks the row wherever it is pressed, shift picks up to it; a link with cmd or ctrl still
// opens its tab. On touch screens a tap anywhere on the row selects it.
export function SelectableSong(props: SelectableSongProps) {
  const { id, isPicked, isSelecting, onPick, isVersion = false, ...row } = props
  const clip = useListedClip(id)

  function pickInstead(event: MouseEvent<HTMLElement>): void {
    if (!(event.target instanceof Element)) return
    const isTap = isSelecting && matchMedia('(pointer: coarse)').matches && !hasKey(event)
    if (!isTap && !hasKey(event)) return
    const leftAlone = isTap ? 'button, label, input' : event.shiftKey ? 'input' : 'a, input'
    if (event.target.closest(leftAlone) !== null) return
    event.preventDefault()
    event.stopPropagation()
    onPick(event.shiftKey)
  }

  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the box is what keys press
    <div
      onClickCapture={pickInstead}
      className={joinClasses('group/pick flex items-center rounded-card', isPicked && 'bg-accent-wash')}
    >
      <label
        className={joinClasses(
          'relative grid h-14 shrink-0 place-items-center overflow-hidden feedback',
          isSelecting
            ? 'w-9 md:-ml-6 md:w-6 pointer-coarse:w-11 pointer-coarse:md:ml-0'
            : 'w-0 opacity-0 focus-within:w-9 focus-within:opacity-100 md:-ml-6 md:w-6! md:group-hover/pick:opacity-100',
        )}
      >
        <input
          type="checkbox"
          aria-label={`Select ${clip === undefined ? 'song' : titleOf(clip)}`}
          checked={isPicked}
          onChange={(event) => onPick(event.nativeEvent instanceof PointerEvent && event.nativeEvent.shiftKey)}
          className="peer absolute inset-0 size-full cursor-pointer opacity-0"
        />
        <span
          aria-hidden="true"
          className="grid size-5 place-items-center rounded-control border border-rim text-transparent peer-checked:border-accent peer-checked:bg-accent peer-checked:text-on-accent peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-accent"
        >
          <Check size={14} strokeWidth={3} />
        </span>
      </label>
      <div className={joinClasses('min-w-0 flex-1', isVersion && 'ml-9 border-l border-edge pl-1 max-sm:ml-4')}>
        <SongRow id={id} {...row} />
      </div>
    </div>
  )
}

function hasKey({ metaKey, ctrlKey, shiftKey }: MouseEvent): boolean {
  return metaKey || ctrlKey || shiftKey
}
