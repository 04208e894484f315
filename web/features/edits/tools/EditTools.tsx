import type { Clip } from '@arioso/contract'
import { isPaintedModel } from '@arioso/contract/models'
import { SplitSquareVertical } from 'lucide-react'
import { useStructure } from '../../../data/songs/refine.ts'
import { openModal } from '../../../data/stores/openModal.ts'
import { Button } from '../../../ui/controls/Button.tsx'
import { SegmentedControl } from '../../../ui/controls/SegmentedControl.tsx'
import { CropTool } from './CropTool.tsx'
import { setEditor, TOOLS_ID, useEditor } from '../editor.ts'
import { FadeTool } from './FadeTool.tsx'
import { ReplaceTool } from './ReplaceTool.tsx'

export function EditTools({ clip }: { clip: Clip }) {
  const structure = useStructure(clip)
  // A recording has none, nor has what was made by turning a song around.
  const isWritten = structure === undefined || structure.bars_s.length > 0
  const hasNotes = !clip.metadata.is_recorded && isWritten
  const chosen = useEditor((state) => state.tool)
  const canReplace = hasNotes || (isPaintedModel(clip.model_name) && !clip.metadata.is_uploaded)
  const tool = chosen === 'replace' && !canReplace ? 'crop' : chosen
  return (
    <section id={TOOLS_ID} aria-label="Tools" className="grid scroll-mt-20 grid-cols-1 content-start gap-5">
      <SegmentedControl
        label="Tool"
        value={tool}
        onChange={(wanted) => setEditor({ tool: wanted })}
        segments={[
          ...(canReplace ? [{ value: 'replace' as const, label: 'Replace' }] : []),
          { value: 'crop', label: 'Crop' },
          { value: 'fade', label: 'Fade' },
        ]}
      />
      {tool === 'replace' && <ReplaceTool clip={clip} />}
      {tool === 'crop' && <CropTool clip={clip} />}
      {tool === 'fade' && <FadeTool clip={clip} />}
      {clip.metadata.type !== 'stem' && (hasNotes || clip.metadata.is_recorded) && (
        <>
          <hr className="border-hairline" />
          <Button onClick={() => openModal({ kind: 'stems', clip })}>
            <SplitSquareVertical size={16} aria-hidden="true" />
            Get stems
          </Button>
        </>
      )}
    </section>
  )
}
