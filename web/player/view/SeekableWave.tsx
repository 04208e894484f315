import type { Clip } from '@arioso/contract'
import { useClipPlay } from '../player.ts'
import { SeekBar, Waveform, type SeekBarProps } from './SeekBar.tsx'

// A song's wave: the seek bar while the song is in the player, a picture of it otherwise.
export function SeekableWave(props: SeekBarProps & { clip: Clip; bars: number }) {
  const { clip, heightPx, bars } = props
  const isCurrent = useClipPlay(clip.id) !== 'none'
  if (isCurrent) return <SeekBar {...props} />
  return (
    <div className="relative" style={{ height: heightPx }}>
      <Waveform clip={clip} played={0} bars={bars} />
    </div>
  )
}
