import type { Clip, DownloadFormat } from '@arioso/contract'
import { useQuery } from '@tanstack/react-query'
import { api } from './api.ts'
import { queryClient } from './queryClient.ts'

const LOOK_AGAIN_MS = 700

export function useDownloadFormats(clip: Clip) {
  return useQuery({
    queryKey: ['list', 'downloads', clip.id],
    queryFn: () => api('GET /api/download/clip/:id/formats', { params: { id: clip.id } }),
  })
}

export function useDownloadQuota() {
  return useQuery({ queryKey: ['list', 'downloads', 'quota'], queryFn: () => api('GET /api/download/quota') })
}

export type DownloadWish = { clip: Clip; format: DownloadFormat; startSeconds?: number }

// Asks until the file is made. Whoever closes the window meanwhile finds it made at the next press.
export async function prepareDownload(wish: DownloadWish, signal: AbortSignal): Promise<{ url: string; name: string }> {
  const { clip, format, startSeconds = 0 } = wish
  for (;;) {
    const query = { format, start_s: startSeconds }
    const { status, url, filename } = await api('GET /api/download/clip/:id', { params: { id: clip.id }, query })
    signal.throwIfAborted()
    if (status === 'complete' && url !== null) {
      void queryClient.invalidateQueries({ queryKey: ['list', 'downloads'] })
      return { url, name: filename }
    }
    await new Promise((resolve) => void setTimeout(resolve, LOOK_AGAIN_MS))
    signal.throwIfAborted()
  }
}

export function saveFile({ url, name }: { url: string; name: string }): void {
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
}
