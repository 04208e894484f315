import type { Clip } from '@arioso/contract'
import { Pause, Play } from 'lucide-react'
import { useParams } from '../../routing/useRouter.ts'
import { useClip } from '../../data/songs/clipCache.ts'
import { isPlayable } from '../../data/songs/clipState.ts'
import { usePageTitle } from '../../player/documentTitle.ts'
import { playOrPause, useClipPlay } from '../../player/player.ts'
import { SeekableWave } from '../../player/view/SeekableWave.tsx'
import { titleOf } from '../../songs/facts/titleOf.ts'
import { CoverImage } from '../../ui/display/CoverImage.tsx'
import { Tint } from './Tint.tsx'

const WAVE_HEIGHT_PX = 32

// The small player that other pages show in a frame. Everything that leads elsewhere opens beside them.
export function EmbedPage() {
  const { id = '' } = useParams()
  const { data: clip, isError } = useClip(id)
  return (
    <div className="fixed inset-0 flex items-center gap-4 overflow-hidden bg-surface p-3">
      {clip !== undefined && <EmbeddedSong clip={clip} />}
      {isError && (
        <p className="text-soft">
          This song isn’t here.{' '}
          <a href="/" target="_blank" rel="noreferrer" className="text-accent underline">
            Listen to others on Arioso
          </a>
        </p>
      )}
    </div>
  )
}

function EmbeddedSong({ clip }: { clip: Clip }) {
  usePageTitle(clip.title)
  const play = useClipPlay(clip.id)
  const isSounding = play === 'playing' || play === 'loading'
  const Icon = isSounding ? Pause : Play
  return (
    <>
      <Tint palette={clip.metadata.palette} />
      <div className="relative aspect-square h-full max-h-32 shrink-0">
        <CoverImage
          src={clip.image_url}
          seed={clip.id}
          palette={clip.metadata.palette}
          loading="eager"
          className="h-full rounded-control"
        />
        <button
          type="button"
          aria-label={`${isSounding ? 'Pause' : 'Play'} ${titleOf(clip)}`}
          disabled={!isPlayable(clip)}
          onClick={() => playOrPause({ source: titleOf(clip), ids: [clip.id], id: clip.id })}
          className="absolute inset-0 m-auto grid size-12 place-items-center rounded-full bg-accent text-on-accent shadow-float feedback hover:bg-accent-hover disabled:opacity-50"
        >
          <Icon size={20} fill="currentColor" strokeWidth={0} />
        </button>
      </div>
      <div className="relative grid min-w-0 flex-1 gap-2">
        <div className="min-w-0">
          <h1 className="display truncate text-md font-medium" title={titleOf(clip)}>
            <a href={`/song/${clip.id}`} target="_blank" rel="noreferrer" className="hover:underline">
              {titleOf(clip)}
            </a>
          </h1>
          <p className="flex min-w-0 items-center gap-2 text-sm text-soft">
            <a
              href={`/@${clip.handle}`}
              target="_blank"
              rel="noreferrer"
              className="truncate leading-7 hover:underline"
            >
              {clip.display_name}
            </a>
            <a href="/" target="_blank" rel="noreferrer" className="ml-auto shrink-0 text-faint hover:underline">
              Arioso
            </a>
          </p>
        </div>
        <SeekableWave clip={clip} heightPx={WAVE_HEIGHT_PX} bars={80} />
      </div>
    </>
  )
}
