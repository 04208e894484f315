import type { Clip } from '@arioso/contract'
import { may } from '@arioso/contract/permissions'
import { Link } from '../../../routing/Link.tsx'
import { useActor } from '../../../data/session/useActor.ts'
import { ChooseSong } from '../../../songs/list/ChooseSong.tsx'
import { songSubject } from '../../../songs/menu/songSubject.ts'
import { buttonLook } from '../../../ui/controls/Button.tsx'

export function SongStep({ onChosen }: { onChosen: (clip: Clip) => void }) {
  const actor = useActor()
  return (
    <ChooseSong
      onChosen={onChosen}
      mayChoose={(clip) => may('postHook', actor, songSubject(clip))}
      whenNone={
        <>
          You don’t have a song yet. Make one first: a sentence is enough.
          <Link to="/create" className={buttonLook('primary')}>
            Make a song
          </Link>
        </>
      }
    />
  )
}
