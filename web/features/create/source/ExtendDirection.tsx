import { useListedClip } from '../../../data/songs/clipCache.ts'
import { SegmentedControl } from '../../../ui/controls/SegmentedControl.tsx'
import { openModal } from '../../../data/stores/openModal.ts'
import { anySong } from './anySong.ts'
import { form, setForm } from '../form/form.ts'
import { isLeadingUp, type ExtensionSource } from '../form/songSource.ts'
import { usePermission } from '../../../data/session/usePermission.ts'

// Which side of the song is new. The bars of a recording are only estimated, so it can be continued but not led up to.
export function ExtendDirection({ source }: { source: ExtensionSource }) {
  const clip = useListedClip(source.clipId)
  const mayLeadUp = usePermission('leadUpToClip', anySong)
  const isBefore = isLeadingUp(source)
  if (clip === undefined || clip.metadata.is_recorded) return null
  const durationSeconds = clip.metadata.duration ?? null

  function choose(direction: ExtensionSource['direction']): void {
    if (direction === 'before' && !mayLeadUp) return openModal({ kind: 'upsell', reason: 'edit' })
    setForm({
      source: { ...source, direction, atSeconds: direction === 'before' ? 0 : durationSeconds },
      sourceOpening: form.get().sourceOpening + 1,
    })
  }

  return (
    <div className="-mt-2 grid grid-cols-1 gap-2">
      <SegmentedControl
        label="Direction"
        value={source.direction}
        onChange={choose}
        segments={[
          { value: 'after', label: 'Continue after' },
          { value: 'before', label: mayLeadUp ? 'Add before' : 'Add before · Pro' },
        ]}
      />
      {isBefore && (
        <p className="text-sm text-soft">
          New bars are added before this point, or the nearest bar line. The rest of the song stays as it is. Leave the
          lyrics empty for an instrumental part.
        </p>
      )}
    </div>
  )
}
