import { api } from '../../../data/api/api.ts'
import { ApiError } from '../../../data/api/ApiError.ts'
import type { Selection } from './lyricSections.ts'

const POLL_MS = 2000

// The lyrics with one span that can be filled with any of the variants.
export type Rewrite = { before: string; after: string; original: string; variants: string[] }

export async function writeLyrics(prompt: string): Promise<{ text: string; title: string }> {
  const { id } = await api('POST /api/generate/lyrics/', { body: { prompt } })
  for (;;) {
    const { status, text, title } = await api('GET /api/generate/lyrics/:id', { params: { id } })
    if (status === 'complete') return { text, title }
    if (status === 'error') throw new ApiError(500, { message: 'The lyrics could not be written. Please try again.' })
    await new Promise((resolve) => void setTimeout(resolve, POLL_MS))
  }
}

type RewriteOrder = {
  lyrics: string
  selection: Selection
  wish: string
  mode: 'rewrite' | 'rhyme'
  title: string
  style: string
}

export async function rewriteLines({ lyrics, selection, wish, mode, title, style }: RewriteOrder): Promise<Rewrite> {
  const before = lyrics.slice(0, selection.start)
  const original = lyrics.slice(selection.start, selection.end)
  const after = lyrics.slice(selection.end)
  const { edited_lyrics, variants } = await api('POST /api/generate/cowrite-lyrics/', {
    body: {
      selected: original,
      context_before: before,
      context_after: after,
      instruction: wish,
      title: title.slice(0, 80),
      style: style.slice(0, 1000),
      mode,
    },
  })
  return { before, after, original, variants: [...new Set([edited_lyrics, ...variants])] }
}
