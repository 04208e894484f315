import { useListedClip } from '../../data/clipCache.ts'
import { SegmentedControl } from '../../ui/SegmentedControl.tsx'
import { form, setForm, useForm } from './form.ts'

// Which side of the song is new. Where the bars of a recording lie is only guessed, so it can go on but not be led up to.
export function ExtendDirection({ clipId }: { clipId: string }) {
  const clip = useListedClip(clipId)
  const isBefore = useForm((state) => state.continuesBefore)
  if (clip === undefined || clip.metadata.is_recorded) return null
  const durationSeconds = clip.metadata.duration ?? null

  function choose(direction: 'before' | 'after'): void {
    const continuesBefore = direction === 'before'
    setForm({
      continuesBefore,
      continueAtSeconds: continuesBefore ? 0 : durationSeconds,
      sourceOpening: form.get().sourceOpening + 1,
    })
  }

  return (
    <div className="-mt-2 grid grid-cols-1 gap-2">
      <SegmentedControl
        label="Direction"
        value={isBefore ? 'before' : 'after'}
        onChange={choose}
        segments={[
          { value: 'after', label: 'Go on after it' },
          { value: 'before', label: 'Lead up to it' },
        ]}
      />
      {isBefore && (
        <p className="text-sm text-soft">
          New bars come before that second, or the bar line nearest to it; from there the song stays as it is. Without
          lyrics, they are played.
        </p>
      )}
    </div>
  )
}
