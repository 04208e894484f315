import type { Clip } from '@arioso/contract'
import { SplitSquareVertical } from 'lucide-react'
import { useStructure } from '../../data/refine.ts'
import { openModal } from '../../modals/modal.ts'
import { Button } from '../../ui/Button.tsx'
import { SegmentedControl } from '../../ui/SegmentedControl.tsx'
import { CropTool } from './CropTool.tsx'
import { setEditor, TOOLS_ID, useEditor } from './editor.ts'
import { FadeTool } from './FadeTool.tsx'
import { ReplaceTool } from './ReplaceTool.tsx'

export function EditTools({ clip }: { clip: Clip }) {
  const structure = useStructure(clip)
  // A recording has none, nor has what was made by turning a song around.
  const isWritten = structure === undefined || structure.bars_s.length > 0
  const hasNotes = !clip.metadata.is_recorded && isWritten
  const chosen = useEditor((state) => state.tool)
  const tool = chosen === 'replace' && !hasNotes ? 'crop' : chosen
  return (
    <section id={TOOLS_ID} aria-label="Tools" className="grid scroll-mt-20 grid-cols-1 content-start gap-5">
      <SegmentedControl
        label="Tool"
        value={tool}
        onChange={(wanted) => setEditor({ tool: wanted })}
        segments={[
          ...(hasNotes ? [{ value: 'replace' as const, label: 'Replace' }] : []),
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
