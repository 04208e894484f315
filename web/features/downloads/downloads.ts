import type { Clip, DownloadFormat } from '@arioso/contract'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../data/api/api.ts'
import { queryClient } from '../../data/api/queryClient.ts'

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

export type PacketWish = { ids: string[]; format: 'mp3' | 'wav' }

// The same for many songs at once; says how many are ready on the way.
export async function preparePacket(
  { ids, format }: PacketWish,
  { signal, onReady }: { signal: AbortSignal; onReady: (songs: number) => void },
): Promise<{ url: string; name: string }> {
  const ask = () => api('POST /api/download/clips/zip/prepare', { body: { clip_ids: ids, format } })
  return untilMade(async () => {
    const { status, url, filename, ready } = await ask()
    onReady(ready)
    return status === 'complete' && url !== null ? { url, name: filename } : undefined
  }, signal)
}

// Polls until the file is made. After closing the window meanwhile, the next press finds it made.
export async function prepareDownload(wish: DownloadWish, signal: AbortSignal): Promise<{ url: string; name: string }> {
  const { clip, format, startSeconds = 0 } = wish
  const query = { format, start_s: startSeconds }
  return untilMade(async () => {
    const { status, url, filename } = await api('GET /api/download/clip/:id', { params: { id: clip.id }, query })
    return status === 'complete' && url !== null ? { url, name: filename } : undefined
  }, signal)
}

type MadeFile = { url: string; name: string }

async function untilMade(look: () => Promise<MadeFile | undefined>, signal: AbortSignal): Promise<MadeFile> {
  for (;;) {
    const made = await look()
    signal.throwIfAborted()
    if (made !== undefined) {
      void queryClient.invalidateQueries({ queryKey: ['list', 'downloads'] })
      return made
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
