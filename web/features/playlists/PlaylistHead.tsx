import type { Playlist } from '@arioso/contract'
import { INSPIRATION_CLIPS_MAX } from '@arioso/contract/limits'
import { Bookmark, Lightbulb, Link2, Pencil, Play, Plus, ThumbsUp, Trash2 } from 'lucide-react'
import { Link } from '../../routing/Link.tsx'
import { addToPlaylist, reactToPlaylist, savePlaylist, trashPlaylist } from '../../data/playlists.ts'
import { asMember } from '../../data/session/asMember.ts'
import { openModal } from '../../data/stores/openModal.ts'
import { player } from '../../player/player.ts'
import { copyShareLink } from '../../songs/menu/copyLink.ts'
import { toastForRefusal } from '../../data/toasts/toastForRefusal.ts'
import { abbreviateNumber } from '../../ui/format/abbreviateNumber.ts'
import { Badge } from '../../ui/display/Badge.tsx'
import { Button, buttonLook } from '../../ui/controls/Button.tsx'
import { CoverImage } from '../../ui/display/CoverImage.tsx'
import { IconButton } from '../../ui/controls/IconButton.tsx'
import { showToast } from '../../ui/surfaces/toast.ts'

const UNDO_SECONDS = 6

export function PlaylistHead({ playlist, ids }: { playlist: Playlist; ids: string[] }) {
  const [first] = ids
  return (
    <header className="grid grid-cols-[auto_minmax(0,1fr)] items-start gap-x-5 gap-y-4 sm:items-end">
      <CoverImage
        src={playlist.image_url}
        seed={playlist.id}
        loading="eager"
        className="w-24 rounded-card shadow-float sm:row-span-2 sm:w-44"
      />
      <div className="grid min-w-0 gap-1.5">
        <h1 className="display text-xl font-medium break-words">{playlist.name}</h1>
        {playlist.description !== '' && <p className="max-w-[60ch] text-soft">{playlist.description}</p>}
        <Facts playlist={playlist} />
      </div>
      <div className="col-span-2 flex flex-wrap items-center gap-2 self-start sm:col-span-1">
        <Button
          look="primary"
          disabled={first === undefined}
          onClick={() => first !== undefined && player.play({ source: playlist.name, ids, id: first })}
        >
          <Play size={16} fill="currentColor" strokeWidth={0} />
          Play
        </Button>
        {first !== undefined && (
          <Link
            to="/create"
            search={{ inspired_by: ids.slice(0, INSPIRATION_CLIPS_MAX).join(',') }}
            className={buttonLook('secondary')}
          >
            <Lightbulb size={16} aria-hidden="true" />
            Make a song like these
          </Link>
        )}
        {playlist.is_owned ? <OwnerActions playlist={playlist} /> : <ListenerActions playlist={playlist} />}
        {playlist.is_public && (
          <IconButton
            label="Copy link"
            onClick={() => void copyShareLink('playlist', playlist.id, `/playlist/${playlist.id}`)}
          >
            <Link2 size={18} />
          </IconButton>
        )}
      </div>
    </header>
  )
}

function Facts({ playlist }: { playlist: Playlist }) {
  const { num_total_results: count, handle, display_name: name } = playlist
  return (
    <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-faint">
      <Link to="/@{$handle}" params={{ handle }} className="text-soft hover:underline">
        {name}
      </Link>
      <span aria-hidden="true">·</span>
      <span className="tabular">{count === 1 ? '1 song' : `${count} songs`}</span>
      {playlist.is_owned && <Badge>{playlist.is_public ? 'Public' : 'Private'}</Badge>}
      {playlist.is_trashed && <Badge look="warning">In the trash</Badge>}
    </p>
  )
}

function OwnerActions({ playlist }: { playlist: Playlist }) {
  if (playlist.is_trashed) return <Button onClick={() => attempt(trashPlaylist(playlist.id, false))}>Restore</Button>
  return (
    <>
      <Button onClick={() => addSong(playlist)}>
        <Plus size={16} aria-hidden="true" />
        Add a song
      </Button>
      <span className="flex items-center gap-2">
        <Button onClick={() => openModal({ kind: 'playlist', playlist })}>
          <Pencil size={16} aria-hidden="true" />
          Edit
        </Button>
        <IconButton label="Move playlist to trash" onClick={() => moveToTrash(playlist)}>
          <Trash2 size={18} />
        </IconButton>
      </span>
    </>
  )
}

function ListenerActions({ playlist }: { playlist: Playlist }) {
  const isLiked = playlist.reaction_type === 'LIKE'
  return (
    <>
      <Button
        aria-pressed={playlist.is_saved}
        onClick={() => asMember(() => attempt(savePlaylist(playlist.id, !playlist.is_saved)))}
      >
        <Bookmark size={16} fill={playlist.is_saved ? 'currentColor' : 'none'} aria-hidden="true" />
        {playlist.is_saved ? 'Saved' : 'Save'}
      </Button>
      <IconButton
        label="Like playlist"
        isOn={isLiked}
        onClick={() => asMember(() => attempt(reactToPlaylist(playlist.id, isLiked ? null : 'LIKE')))}
      >
        <ThumbsUp size={18} fill={isLiked ? 'currentColor' : 'none'} />
      </IconButton>
      <span className="tabular -ml-1 text-sm text-faint">{abbreviateNumber(playlist.upvote_count)}</span>
    </>
  )
}

function addSong({ id }: Playlist): void {
  openModal({
    kind: 'library-select',
    title: 'Add a song',
    onChosen: (clip) => attempt(addToPlaylist(id, [clip.id])),
  })
}

function moveToTrash(playlist: Playlist): void {
  attempt(trashPlaylist(playlist.id, true))
  showToast(
    { title: 'Moved to trash', message: playlist.name, seconds: UNDO_SECONDS, kind: 'info' },
    { label: 'Undo', onClick: () => attempt(trashPlaylist(playlist.id, false)) },
  )
}

function attempt(change: Promise<void>): void {
  change.catch((error: unknown) => showToast(toastForRefusal(error)))
}
