import type { Clip } from '@arioso/contract'
import { texts } from '@arioso/contract/texts'
import { Blend, Pin, Share2 } from 'lucide-react'
import { useIsPinned } from '../../data/songs/pins.ts'
import { visibilityOf } from '../../data/songs/songWrites.ts'
import { useActor } from '../../data/session/useActor.ts'
import { IconButton } from '../../ui/controls/IconButton.tsx'
import { LoadedOnPress } from '../../ui/controls/LoadedOnPress.tsx'
import { pinSong } from '../menu/pinSong.ts'
import { isRemixOpen } from '../menu/remixRules.ts'
import { shareSong } from '../menu/shareSong.ts'
import { canPin } from '../menu/canPin.ts'
import { titleOf } from '../facts/titleOf.ts'
import { lazyPart } from '../../ui/lazy/lazyPart.ts'

const RemixMenu = lazyPart(() => import('../menu/RemixMenu.tsx'))

// What a wide row offers beside its thumbs; on narrow ones all of it stands in the menu.
export function RowActions({ clip }: { clip: Clip }) {
  const actor = useActor()
  return (
    <>
      {(visibilityOf(clip) !== 'private' || actor.userId === clip.user_id) && (
        <IconButton label={`Share ${titleOf(clip)}`} onClick={() => shareSong(clip)}>
          <Share2 size={16} />
        </IconButton>
      )}
      <RemixButton clip={clip} />
      {canPin(clip, actor) && <PinButton clip={clip} />}
    </>
  )
}

function RemixButton({ clip }: { clip: Clip }) {
  const label = `Remix ${titleOf(clip)}`
  if (isRemixOpen(clip))
    return (
      <LoadedOnPress
        label={label}
        popup="menu"
        icon={<Blend size={16} />}
        renderContent={(props) => <RemixMenu {...props} clip={clip} />}
      />
    )
  // Not `disabled`: that would keep the tooltip and the keyboard away from the reason.
  return (
    <IconButton
      label={label}
      title={texts.remixDisabled}
      aria-description={texts.remixDisabled}
      aria-disabled="true"
      className="cursor-not-allowed! opacity-35 hover:bg-transparent!"
    >
      <Blend size={16} />
    </IconButton>
  )
}

function PinButton({ clip }: { clip: Clip }) {
  const isPinned = useIsPinned(clip)
  return (
    <IconButton
      label={`Pin ${titleOf(clip)} to its workspace`}
      isOn={isPinned}
      onClick={() => void pinSong(clip, !isPinned)}
    >
      <Pin size={16} fill={isPinned ? 'currentColor' : 'none'} />
    </IconButton>
  )
}
