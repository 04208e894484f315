import type { Clip } from '@arioso/contract'
import { Pause, Play, Share2 } from 'lucide-react'
import { Link } from '../../routing/Link.tsx'
import { clipState, isPlayable } from '../../data/songs/clipState.ts'
import { useSession } from '../../data/session/session.ts'
import { visibilityOf } from '../../data/songs/songWrites.ts'
import { openModal } from '../../data/stores/openModal.ts'
import { playOrPause, useClipPlay } from '../../player/player.ts'
import { FailedSong } from '../../songs/making/FailedSong.tsx'
import { ReactionButtons } from '../../songs/reactions/ReactionButtons.tsx'
import { shareSong } from '../../songs/menu/shareSong.ts'
import { SongMenu } from '../../songs/menu/SongMenu.tsx'
import { SongProgress } from '../../songs/making/SongProgress.tsx'
import { titleOf } from '../../songs/facts/titleOf.ts'
import { abbreviateNumber } from '../../ui/format/abbreviateNumber.ts'
import { Badge } from '../../ui/display/Badge.tsx'
import { Button } from '../../ui/controls/Button.tsx'
import { CoverImage } from '../../ui/display/CoverImage.tsx'
import { IconButton } from '../../ui/controls/IconButton.tsx'
import { SongWave } from './SongWave.tsx'
import { Tint } from './Tint.tsx'

// The top of a song's page, tinted by the colours of its cover.
export function SongBand({ clip }: { clip: Clip }) {
  return (
    <header className="relative -mx-4 overflow-hidden px-4 md:-mx-8 md:px-8 -mt-14 pt-18 md:-mt-16 md:not-short:pt-24">
      <Tint palette={clip.metadata.palette} className="mask-b-from-20% mask-b-to-100%" />
      <div className="relative flex flex-col gap-6 sm:flex-row sm:items-end sm:gap-8">
        <CoverImage
          src={clip.image_large_url ?? clip.image_url}
          seed={clip.id}
          palette={clip.metadata.palette}
          loading="eager"
          className="w-56 shrink-0 self-center rounded-card shadow-float sm:self-auto sm:short:w-32 sm:not-short:w-48 lg:not-short:w-60"
        />
        <div className="min-w-0 flex-1 text-center sm:text-left">
          <h1 className="display text-xl font-medium sm:not-short:text-2xl text-balance break-words">
            {titleOf(clip)}
          </h1>
          <p className="mt-1 flex items-center justify-center gap-3 sm:justify-start">
            <Link
              to="/@{$handle}"
              params={{ handle: clip.handle }}
              className="text-md text-soft hover:text-text hover:underline"
            >
              {clip.display_name}
            </Link>
            <VisibilityMark clip={clip} />
          </p>
          <ul aria-label="Styles" className="mt-4 flex flex-wrap justify-center gap-2 sm:justify-start">
            {tagsOf(clip).map((tag) => (
              <li key={tag}>
                <Link
                  to="/search"
                  search={{ q: tag }}
                  className="relative touch-target inline-block rounded-full border border-edge px-3 py-1 text-sm text-soft feedback hover:border-accent hover:text-text"
                >
                  {tag}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      </div>
      <div className="relative mt-8 short:mt-5 flex flex-col items-center gap-5 sm:flex-row">
        <SongPlayButton clip={clip} />
        <SongWave clip={clip} />
        <SongProgress clip={clip} />
        <SongActions clip={clip} />
        {clip.job.state === 'failed' && <FailedSong clip={clip} />}
      </div>
    </header>
  )
}

function tagsOf(clip: Clip): string[] {
  const tags = clip.metadata.tags.split(',').map((tag) => tag.trim())
  return [...new Set(tags)].filter((tag) => tag !== '').slice(0, 8)
}

function SongPlayButton({ clip }: { clip: Clip }) {
  const play = useClipPlay(clip.id)
  const isSounding = play === 'playing' || play === 'loading'
  const Icon = isSounding ? Pause : Play
  return (
    <Button
      look="primary"
      size="large"
      aria-label={`${isSounding ? 'Pause' : 'Play'} ${clip.title}`}
      disabled={!isPlayable(clip)}
      onClick={() => playOrPause({ source: clip.title, ids: [clip.id], id: clip.id })}
    >
      <Icon size={18} fill="currentColor" strokeWidth={0} />
      {isSounding ? 'Pause' : 'Play'}
    </Button>
  )
}

function SongActions({ clip }: { clip: Clip }) {
  const { user } = useSession()
  if (clip.job.state === 'failed') return null
  const isOwn = user?.id === clip.user_id
  const isShareable = visibilityOf(clip) !== 'private' || (isOwn && clipState(clip) === 'complete')
  return (
    <div className="flex items-center gap-1">
      <ReactionButtons clip={clip}>
        <span className="tabular -ml-2 min-w-6 text-soft" title={`${clip.upvote_count} likes`}>
          {abbreviateNumber(clip.upvote_count)}
          <span className="sr-only"> likes</span>
        </span>
      </ReactionButtons>
      {isShareable && (
        <IconButton label="Share" onClick={() => shareSong(clip)}>
          <Share2 size={16} />
        </IconButton>
      )}
      <SongMenu clip={clip} place="song" />
    </div>
  )
}

// Says to its maker alone who else can listen.
function VisibilityMark({ clip }: { clip: Clip }) {
  const { user } = useSession()
  if (user?.id !== clip.user_id || clip.job.state === 'failed') return null
  const marks = { private: 'Private', link: 'Link only', public: 'Public' } as const
  return (
    <button
      type="button"
      title="Change who can listen"
      onClick={() => openModal({ kind: 'publish', id: clip.id })}
      className="relative touch-target inline-flex rounded-full"
    >
      <Badge>{marks[visibilityOf(clip)]}</Badge>
    </button>
  )
}
