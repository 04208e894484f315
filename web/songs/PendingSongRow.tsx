import { CoverImage } from '../ui/CoverImage.tsx'
import { SongRowShell } from '../ui/SongRowShell.tsx'
import { Spinner } from '../ui/Spinner.tsx'
import type { SongRequest } from './requestSong.ts'

// One of the two rows of a request that is still on its way to the server.
export function PendingSongRow({ request, take }: { request: SongRequest; take: number }) {
  const words = request.tags || request.gpt_description_prompt
  const title = request.title || 'New song'
  return (
    <SongRowShell
      label={title}
      isDimmed
      isBusy
      cover={
        <CoverImage
          src={null}
          seed={`${request.transaction_uuid}${take}`}
          className="absolute inset-0 rounded-control opacity-50"
        />
      }
      title={<span className="display truncate text-md leading-snug font-medium">{title}</span>}
      subtitle={<span className="truncate">{words}</span>}
      middle={
        <output className="flex w-24 shrink-0 items-center gap-1.5 text-xs text-soft @md:w-36">
          <Spinner size={13} />
          Sending
        </output>
      }
    />
  )
}
