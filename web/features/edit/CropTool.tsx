import type { Clip } from '@arioso/contract'
import { api } from '../../data/api.ts'
import { Button } from '../../ui/Button.tsx'
import { Toggle } from '../../ui/Toggle.tsx'
import { EdgesButton } from './EdgesButton.tsx'
import { edgesOfCut } from './edgesOf.ts'
import { setEditor, useEditor } from './editor.ts'
import { PreviewButton } from './PreviewButton.tsx'
import { useMakeVersion } from './useMakeVersion.ts'

export function CropTool({ clip }: { clip: Clip }) {
  const span = useEditor((state) => state.span)
  const isRemoving = useEditor((state) => state.isRemoving)
  const { isBusy, make } = useMakeVersion()
  if (span === null) return <p className="text-soft">Select what should stay, or what should go.</p>

  const crop = async (): Promise<Clip[]> => {
    const body = { crop_start_s: span.startSeconds, crop_end_s: span.endSeconds, is_crop_remove: isRemoving }
    return [(await api('POST /api/edit/crop/:id/', { params: { id: clip.id }, body })).clip]
  }

  return (
    <div className="grid grid-cols-1 gap-4">
      <Toggle
        label="Cut the selection out"
        hint={isRemoving ? 'Everything else stays' : 'Only the selection stays'}
        isOn={isRemoving}
        onChange={(isOn) => setEditor({ isRemoving: isOn })}
      />
      {isRemoving ? (
        <EdgesButton
          clip={clip}
          excerpts={edgesOfCut(span, clip.metadata.duration ?? 0)}
          label="Listen before you crop"
        />
      ) : (
        <PreviewButton clip={clip} span={span} label="Listen before you crop" />
      )}
      <Button look="primary" size="large" isBusy={isBusy} onClick={() => make(crop)}>
        {isRemoving ? 'Cut it out' : 'Crop'}
      </Button>
      <p className="text-sm text-faint">Free. The song itself stays.</p>
    </div>
  )
}
