import type { Clip } from '@arioso/contract'
import { Link } from '../../routing/Link.tsx'
import { CoverImage } from '../../ui/display/CoverImage.tsx'

export function NowPlayingTitle({ clip, note }: { clip: Clip; note: string | undefined }) {
  return (
    <div className="flex min-w-0 items-center gap-3">
      <CoverImage
        src={clip.image_url}
        seed={clip.id}
        palette={clip.metadata.palette}
        className="size-12 shrink-0 rounded-control"
        loading="eager"
      />
      <div className="min-w-0">
        <Link
          to="/song/$id/"
          params={{ id: clip.id }}
          title={clip.title}
          className="display block truncate text-md leading-tight font-medium hover:underline"
        >
          {clip.title}
        </Link>
        <p title={note} className="truncate text-sm text-faint">
          <span aria-live="polite">{note}</span>
          {note === undefined && clip.display_name}
        </p>
      </div>
    </div>
  )
}
