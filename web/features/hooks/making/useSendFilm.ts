import type { Clip } from '@arioso/contract'
import { useEffect, useState } from 'react'
import { inBackground } from '../../../data/api/inBackground.ts'
import type { Film } from './film.ts'
import { uploadVideo, type UploadedVideo } from './videoUploads.ts'
import { modal, openModal } from '../../../data/stores/openModal.ts'
import { showToast } from '../../../ui/surfaces/toast.ts'

// share: between 0 and 1, null once everything is sent and the server looks at it.
export type SentFilm = { share: number | null; video: UploadedVideo | undefined }

// Sending begins as soon as the details open, so that it is often over before a title is found. What fails leads back to
// choosing another video.
export function useSendFilm(film: Film, clip: Clip): SentFilm {
  const [sent, setSent] = useState<SentFilm>({ share: 0, video: undefined })
  useEffect(() => {
    const leaving = new AbortController()
    const { signal } = leaving
    const onProgress = (share: number): void => setSent({ share: share < 1 ? share : null, video: undefined })

    async function send(): Promise<void> {
      const end = await uploadVideo(film, { signal, onProgress })
      if (signal.aborted) return
      if ('video' in end) return setSent({ share: null, video: end.video })
      showToast(end.problem)
      if (modal.get().open?.kind === 'hook-details')
        openModal({ kind: 'select-hook-song', step: 'uploadVideoInFlow', clip })
    }

    inBackground('the video was left', send())
    return () => {
      leaving.abort()
      URL.revokeObjectURL(film.url)
    }
  }, [film, clip])
  return sent
}
