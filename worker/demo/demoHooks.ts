import type { StoredClip } from '@arioso/storage'
import type { VideoLook } from '../jobs/downloads/makeShareVideo.ts'
import type { VideoShape } from '../media/shareVideo/shareVideoSpec.ts'

export type DemoHook = {
  caption: string
  shape: VideoShape
  look: (clip: StoredClip) => VideoLook
  showsLyrics: boolean
}

const otherWayRound = ({ palette }: StoredClip): VideoLook => ({ palette: palette.toReversed() })

// One for each of the first demo songs, each drawn its own way: upright or square, the words in the film or over it, in
// the song's colours or the other way round.
export const demoHooks: readonly DemoHook[] = [
  { caption: 'For everybody who is still up', shape: 'vertical', look: () => ({}), showsLyrics: false },
  { caption: 'Windows down', shape: 'square', look: otherWayRound, showsLyrics: false },
  { caption: 'He never said much', shape: 'vertical', look: () => ({ words: [] }), showsLyrics: true },
  { caption: 'Headphones on', shape: 'vertical', look: otherWayRound, showsLyrics: false },
  { caption: 'Louder', shape: 'square', look: () => ({ words: [] }), showsLyrics: true },
]
