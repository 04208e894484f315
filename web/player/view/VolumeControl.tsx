import { VOLUME } from '@arioso/contract/limits'
import { Volume1, Volume2, VolumeX } from 'lucide-react'
import { IconButton } from '../../ui/controls/IconButton.tsx'
import { player, usePlayer } from '../player.ts'

export function VolumeControl() {
  const volume = usePlayer((state) => state.volume)
  const muted = usePlayer((state) => state.muted)
  const heard = muted ? 0 : volume
  const Icon = heard === 0 ? VolumeX : heard < 50 ? Volume1 : Volume2
  return (
    <div className="flex items-center">
      <IconButton label={muted ? 'Unmute' : 'Mute'} onClick={() => player.toggleMuted()}>
        <Icon size={18} />
      </IconButton>
      <input
        type="range"
        aria-label="Volume"
        min={VOLUME.lowest}
        max={VOLUME.highest}
        value={heard}
        onChange={(event) => player.setVolume(Number(event.target.value))}
        className="slim-range h-6 w-20"
        style={{ '--filled': `${heard}%` } as React.CSSProperties}
      />
    </div>
  )
}
