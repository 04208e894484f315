import type { Clip } from '@arioso/contract'
import { api } from '../../../data/api/api.ts'
import { Button } from '../../../ui/controls/Button.tsx'
import { SegmentedControl } from '../../../ui/controls/SegmentedControl.tsx'
import { EdgesButton } from './EdgesButton.tsx'
import { edgesOfCut } from './edgesOf.ts'
import { setEditor, useEditor } from '../editor.ts'
import { PreviewButton } from './PreviewButton.tsx'
import { useMakeVersion } from '../useMakeVersion.ts'

export function CropTool({ clip }: { clip: Clip }) {
  const span = useEditor((state) => state.span)
  const isRemoving = useEditor((state) => state.isRemoving)
  const { isBusy, make } = useMakeVersion()
  if (span === null) return <p className="text-soft">Select the part to keep or remove.</p>

  const crop = async (): Promise<Clip[]> => {
    const body = { crop_start_s: span.startSeconds, crop_end_s: span.endSeconds, is_crop_remove: isRemoving }
    return [(await api('POST /api/edit/crop/:id/', { params: { id: clip.id }, body })).clip]
  }

  return (
    <div className="grid grid-cols-1 gap-4">
      <SegmentedControl
        label="The selection"
        value={isRemoving ? 'remove' : 'keep'}
        onChange={(fate) => setEditor({ isRemoving: fate === 'remove' })}
        segments={[
          { value: 'keep', label: 'Keep selection' },
          { value: 'remove', label: 'Remove selection' },
        ]}
      />
      {isRemoving ? (
        <EdgesButton clip={clip} excerpts={edgesOfCut(span, clip.metadata.duration ?? 0)} label="Preview the crop" />
      ) : (
        <PreviewButton clip={clip} span={span} label="Preview the crop" />
      )}
      <Button look="primary" size="large" isBusy={isBusy} onClick={() => make(crop)}>
        {isRemoving ? 'Remove' : 'Crop'}
      </Button>
      <p className="text-sm text-faint">Free. The original is kept.</p>
    </div>
  )
}
