import type { Clip } from '@arioso/contract'

export type SongFilter = { words: string; kind: 'all' | 'sung' | 'instrumental' | 'liked' }

export const everySong: SongFilter = { words: '', kind: 'all' }

export function isFiltering({ words, kind }: SongFilter): boolean {
  return words.trim() !== '' || kind !== 'all'
}

// Every word has to stand somewhere in the title, the styles, the description or the lyrics.
export function matchesFilter(clip: Clip, { words, kind }: SongFilter): boolean {
  const { tags, gpt_description_prompt, prompt, has_vocal } = clip.metadata
  if (kind === 'sung' && !has_vocal) return false
  if (kind === 'instrumental' && has_vocal) return false
  if (kind === 'liked' && clip.reaction?.reaction_type !== 'LIKE') return false
  const text = [clip.title, tags, gpt_description_prompt ?? '', prompt].join(' ').toLowerCase()
  return words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word))
}
