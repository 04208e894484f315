import type { StoredClip } from '@arioso/storage'
import type { VideoLook } from '../jobs/makeShareVideo.ts'

export type DemoHook = { caption: string; look: (clip: StoredClip) => VideoLook; showsLyrics: boolean }

const reversed = ({ palette }: StoredClip): string[] => palette.toReversed()

// One for each of the first demo songs, each drawn its own way: the words in the film or over it, with or without the
// cover, in the song's colours or the other way round.
export const demoHooks: readonly DemoHook[] = [
  { caption: 'For everybody who is still up', look: () => ({}), showsLyrics: false },
  { caption: 'Windows down', look: (clip) => ({ coverPath: null, palette: reversed(clip) }), showsLyrics: false },
  { caption: 'He never said much', look: () => ({ words: [] }), showsLyrics: true },
  { caption: 'Headphones on', look: (clip) => ({ words: [], palette: reversed(clip) }), showsLyrics: false },
  { caption: 'Louder', look: () => ({ coverPath: null, words: [] }), showsLyrics: true },
]
