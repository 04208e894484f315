import type { Clip } from '@arioso/contract'

// Every word has to be somewhere: in the title, the styles, the maker's name or the lyrics.
export function findSongs(clips: Clip[], query: string): Clip[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean)
  return clips.filter((clip) => {
    const { tags, prompt } = clip.metadata
    const text = [clip.title, tags, clip.display_name, clip.handle, prompt].join('\n').toLowerCase()
    return words.every((word) => text.includes(word))
  })
}
