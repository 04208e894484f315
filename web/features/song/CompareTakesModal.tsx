import type { Clip } from '@arioso/contract'
import { Pause, Play, Trash2, Undo2 } from 'lucide-react'
import { useListedClip } from '../../data/songs/clipCache.ts'
import { SeekableWave } from '../../player/view/SeekableWave.tsx'
import { player, playOrPause, useClipPlay } from '../../player/player.ts'
import { ReactionButtons } from '../../songs/reactions/ReactionButtons.tsx'
import { useClipActions } from '../../songs/menu/useClipActions.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { CoverImage } from '../../ui/display/CoverImage.tsx'
import { Dialog } from '../../ui/surfaces/Dialog.tsx'
import { IconButton } from '../../ui/controls/IconButton.tsx'
import { formatDuration } from '../../ui/format/formatDuration.ts'
import { joinClasses } from '../../ui/joinClasses.ts'
import { closeModal, type ModalInput } from '../../data/stores/openModal.ts'

const SOURCE = 'two takes'
const WAVE_PX = 44
const WAVE_BARS = 90

// Two takes side by side. Changing from one to the other stays at the same moment of the song.
export default function CompareTakesModal({ ids }: ModalInput['compare-takes']) {
  const first = useListedClip(ids[0])
  const second = useListedClip(ids[1])
  const firstPlay = useClipPlay(ids[0])
  const secondPlay = useClipPlay(ids[1])
  const isHere = firstPlay !== 'none' || secondPlay !== 'none'
  const isSounding = [firstPlay, secondPlay].some((play) => play === 'playing' || play === 'loading')
  const current = secondPlay === 'none' ? ids[0] : ids[1]

  function listenTo(id: string): void {
    const startAtSeconds = isHere ? player.positionSeconds() : 0
    player.play({ source: SOURCE, ids: [...ids], id, startAtSeconds })
  }

  if (first === undefined || second === undefined) return null
  return (
    <Dialog
      title="Compare takes"
      description="Switch between takes while they play, at the same moment of the song."
      isOpen
      onClose={closeModal}
    >
      <div className="grid grid-cols-2 gap-4">
        <Take letter="A" clip={first} isHeard={isHere && current === first.id} onListen={() => listenTo(first.id)} />
        <Take letter="B" clip={second} isHeard={isHere && current === second.id} onListen={() => listenTo(second.id)} />
      </div>
      {/* Pressing it goes there, and the other take goes along. */}
      <SeekableWave clip={current === first.id ? first : second} heightPx={WAVE_PX} bars={WAVE_BARS} />
      <Button
        look="primary"
        size="large"
        onClick={() => (isHere ? playOrPause({ source: SOURCE, ids: [...ids], id: current }) : listenTo(ids[0]))}
      >
        {isSounding ? <Pause size={18} aria-hidden="true" /> : <Play size={18} aria-hidden="true" />}
        {isSounding ? 'Pause' : 'Play'}
      </Button>
    </Dialog>
  )
}

type TakeProps = { letter: 'A' | 'B'; clip: Clip; isHeard: boolean; onListen: () => void }

function Take({ letter, clip, isHeard, onListen }: TakeProps) {
  const actions = useClipActions(clip)
  return (
    <article aria-label={`Take ${letter}`} className="grid grid-cols-1 gap-2">
      <button
        type="button"
        aria-label={`Listen to take ${letter}`}
        aria-pressed={isHeard}
        disabled={clip.is_trashed}
        onClick={onListen}
        className={joinClasses(
          'relative overflow-hidden rounded-card border-2 feedback',
          isHeard ? 'border-accent' : 'border-transparent hover:border-edge',
          clip.is_trashed && 'opacity-40',
        )}
      >
        <CoverImage
          src={clip.image_large_url ?? clip.image_url}
          seed={clip.id}
          palette={clip.metadata.palette}
          className="aspect-square w-full short:aspect-[5/2]"
        />
        <span className="display absolute bottom-2 left-2 grid size-8 place-items-center rounded-full bg-cover-shade font-medium text-on-cover">
          {letter}
        </span>
      </button>
      <p className="flex items-baseline gap-2">
        <span className="display truncate font-medium" title={clip.title}>
          {clip.title}
        </span>
        <span className="tabular ml-auto text-sm text-soft">{formatDuration(clip.metadata.duration)}</span>
      </p>
      <div className="-mx-2 flex">
        <ReactionButtons clip={clip} dislikeClassName="hidden!" />
        {clip.is_trashed ? (
          <IconButton label={`Take ${letter} out of the trash`} onClick={actions.restore}>
            <Undo2 size={17} />
          </IconButton>
        ) : (
          <IconButton label={`Move take ${letter} to the trash`} onClick={actions.remove}>
            <Trash2 size={17} />
          </IconButton>
        )}
      </div>
    </article>
  )
}
