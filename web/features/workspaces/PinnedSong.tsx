import type { Workspace } from '@arioso/contract'
import { Pin } from 'lucide-react'
import { useListedClip } from '../../data/songs/clipCache.ts'
import { useFetchPinned, usePinnedIds } from '../../data/songs/pins.ts'
import { useSession } from '../../data/session/session.ts'
import { SongRow } from '../../songs/list/SongRow.tsx'

// The one song that stays on top.
export function PinnedSong({ workspace }: { workspace: Workspace }) {
  const { user } = useSession()
  const userId = user?.id ?? ''
  useFetchPinned(userId)
  const ids = usePinnedIds(userId)
  return ids.map((id) => <IfInside key={id} id={id} workspace={workspace} />)
}

function IfInside({ id, workspace }: { id: string; workspace: Workspace }) {
  const clip = useListedClip(id)
  if (clip === undefined || clip.is_trashed || clip.project_id !== workspace.id) return null
  return (
    <section aria-label="Pinned" className="-mx-2 rounded-card border border-hairline bg-surface py-1">
      <h2 className="flex items-center gap-1.5 px-3 pt-1 text-xs font-medium text-faint">
        <Pin size={12} aria-hidden="true" />
        Pinned
      </h2>
      <SongRow id={id} source={workspace.name} ids={[id]} />
    </section>
  )
}
