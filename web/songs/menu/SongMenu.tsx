import type { Clip } from '@arioso/contract'
import { Ellipsis } from 'lucide-react'
import { LoadedOnPress } from '../../ui/controls/LoadedOnPress.tsx'
import type { SongPlace } from './songMenuEntry.ts'
import { titleOf } from '../facts/titleOf.ts'
import { lazyPart } from '../../ui/lazy/lazyPart.ts'

const SongMenuItems = lazyPart(() => import('./SongMenuItems.tsx'))

// The three dots of a song. Menu and entries are loaded by the first press.
export function SongMenu({ clip, place }: { clip: Clip; place?: SongPlace | undefined }) {
  return (
    <LoadedOnPress
      label={`More for ${titleOf(clip)}`}
      popup="menu"
      icon={<Ellipsis size={18} />}
      renderContent={(props) => <SongMenuItems {...props} clip={clip} place={place} />}
    />
  )
}
