import { CoverImage } from '../../../ui/display/CoverImage.tsx'
import { ProgressBar } from '../../../ui/display/ProgressBar.tsx'
import { SongRowShell } from '../../../ui/display/SongRowShell.tsx'
import { Spinner } from '../../../ui/display/Spinner.tsx'
import type { SongRequest } from '../../../songs/making/requestSong.ts'

// One of the two rows of a request that is still on its way to the server.
export function PendingSongRow({ request, take }: { request: SongRequest; take: number }) {
  const words = request.tags || request.gpt_description_prompt
  const title = request.title || 'New song'
  return (
    <SongRowShell
      label={title}
      isDimmed
      isBusy
      isTall
      cover={
        <CoverImage
          src={null}
          seed={`${request.transaction_uuid}${take}`}
          isDrawing
          className="absolute inset-0 rounded-control opacity-50"
        />
      }
      title={<span className="display truncate text-md leading-snug font-medium">{title}</span>}
      subtitle={
        <>
          <span className="flex items-center gap-1.5 text-soft!">
            <Spinner size={13} />
            Sending
          </span>
          <span className="display truncate text-base">{words}</span>
          <ProgressBar label={`Sending ${title}`} value={0} />
        </>
      }
    />
  )
}
