import type { Hook } from '@arioso/contract'
import { Music } from 'lucide-react'
import { Link } from '../../../routing/Link.tsx'
import { Avatar } from '../../../ui/display/avatar/Avatar.tsx'
import { CoverImage } from '../../../ui/display/CoverImage.tsx'

export function HookCaption({ hook }: { hook: Hook }) {
  const { title, caption } = hook.hook_publish
  const isShownBelow = title === hook.song?.title
  return (
    <div className="grid grid-cols-1 justify-items-start gap-2 text-on-cover">
      <Link
        to="/@{$handle}"
        params={{ handle: hook.handle }}
        className="pointer-events-auto flex max-w-full items-center gap-2 font-semibold hover:underline"
      >
        <Avatar name={hook.display_name} src={hook.avatar_image_url} size="small" />
        <span className="truncate">{hook.display_name}</span>
      </Link>
      {title !== '' && !isShownBelow && <h2 className="display max-w-full truncate text-md font-medium">{title}</h2>}
      {caption !== '' && <p className="line-clamp-3 text-sm wrap-anywhere">{caption}</p>}
      <SongChip hook={hook} />
    </div>
  )
}

// Leads to the song; names only its sound to those who may not open it.
function SongChip({ hook: { song, video_render } }: { hook: Hook }) {
  if (song === null) {
    return (
      <p className="flex h-8 items-center gap-2 rounded-full bg-cover-shade px-3 text-sm">
        <Music size={14} aria-hidden="true" />
        {video_render.song.volume > 0 ? 'A song that is not public' : 'Original sound'}
      </p>
    )
  }
  return (
    <Link
      to="/song/$id/"
      params={{ id: song.id }}
      className="pointer-events-auto flex h-11 max-w-full items-center gap-2 rounded-full bg-cover-shade pr-4 pl-1.5 text-sm font-medium hover:underline"
    >
      <CoverImage src={song.image_url} seed={song.id} className="size-8 shrink-0 rounded-full" />
      <span className="truncate">
        {song.title || 'Untitled'} · {song.display_name}
      </span>
    </Link>
  )
}
