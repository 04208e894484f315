import { useEffect, useRef, useState } from 'react'
import { ApiError } from '../../data/api/ApiError.ts'
import { prepareDownload, type DownloadWish } from './downloads.ts'
import { toastForRefusal } from '../../data/toasts/toastForRefusal.ts'
import { showToast } from '../../ui/surfaces/toast.ts'
import { openModal } from '../../data/stores/openModal.ts'

// One file at a time; closing the modal stops asking, not the making.
export function usePrepareDownload() {
  const [preparing, setPreparing] = useState<DownloadWish['format']>()
  const asking = useRef<AbortController>(undefined)
  useEffect(() => () => asking.current?.abort(), [])

  async function prepare(wish: DownloadWish): Promise<{ url: string; name: string } | undefined> {
    const { signal } = (asking.current = new AbortController())
    setPreparing(wish.format)
    try {
      return await prepareDownload(wish, signal)
    } catch (error) {
      if (!signal.aborted) tellNotMade(error)
      return undefined
    } finally {
      setPreparing(undefined)
    }
  }

  return { preparing, prepare }
}

export function tellNotMade(error: unknown): void {
  const code = error instanceof ApiError ? error.code : undefined
  if (code === 'DOWNLOAD_QUOTA_USED') openModal({ kind: 'download-quota' })
  else if (code === 'FEATURE_NOT_IN_PLAN') openModal({ kind: 'upsell', reason: 'downloads' })
  else showToast(toastForRefusal(error))
}
