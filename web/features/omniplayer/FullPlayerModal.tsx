import type { Clip } from '@arioso/contract'
import { useFlag } from '../../data/session/useFlag.ts'
import { FullPlayer } from './FullPlayer.tsx'
import { useLivePlayingClip, useStartedClip } from '../../player/view/usePlayingClip.ts'
import { CoverImage } from '../../ui/display/CoverImage.tsx'
import { Visualiser } from './Visualiser.tsx'

export default function FullPlayerModal() {
  const started = useStartedClip()
  return started === undefined ? null : <PlayingNow started={started} />
}

// With the gate open the cover moves with the sound; without it, phones still have their controls.
function PlayingNow({ started }: { started: Clip }) {
  const clip = useLivePlayingClip(started)
  const isOmniplayer = useFlag('web-omniplayer')
  return <FullPlayer clip={clip} stage={isOmniplayer ? <Visualiser clip={clip} /> : <StillCover clip={clip} />} />
}

function StillCover({ clip }: { clip: Clip }) {
  return (
    <CoverImage
      src={clip.image_large_url ?? clip.image_url}
      seed={clip.id}
      palette={clip.metadata.palette}
      className="min-h-0 w-[min(100%,46dvh)] rounded-card shadow-float"
      loading="eager"
    />
  )
}
