import type { Clip } from '@arioso/contract'
import { INFILL_SPAN_MAX_SECONDS } from '@arioso/contract/limits'
import { DEFAULT_MODEL_KEY, findModel, findModelNamed } from '@arioso/contract/models'
import { GENERATION_COST } from '@arioso/contract/plans'
import { createUuid } from '../../../data/stores/createUuid.ts'
import { api } from '../../../data/api/api.ts'
import { Button } from '../../../ui/controls/Button.tsx'
import { TextArea } from '../../../ui/controls/TextArea.tsx'
import { editor, setEditor, useEditor } from '../editor.ts'
import { PreviewButton } from './PreviewButton.tsx'
import { sectionRequest } from './sectionRequest.ts'
import { useMakeVersion } from '../useMakeVersion.ts'
import { linesWithin, useSungLines } from '../useSungLines.ts'

// New lyrics or another style for the selection; everything outside of it stays as it is.
export function ReplaceTool({ clip }: { clip: Clip }) {
  const span = useEditor((state) => state.span)
  const written = useEditor((state) => state.lyrics)
  const style = useEditor((state) => state.style)
  const lines = useSungLines(clip)
  const { isBusy, make } = useMakeVersion()
  if (span === null) return <p className="text-soft">Select a part to redo.</p>
  const present = linesWithin(lines, span)
    .map(({ text }) => text)
    .join('\n')
  const model = findModelNamed(clip.model_name) ?? findModel(DEFAULT_MODEL_KEY)
  const isTooLong = span.endSeconds - span.startSeconds >= INFILL_SPAN_MAX_SECONDS

  const replace = async (): Promise<Clip[]> => {
    const section = { span, present, written: editor.get().lyrics, style }
    const modelKey = model?.external_key ?? DEFAULT_MODEL_KEY
    const body = sectionRequest(clip, section, { modelKey, transactionUuid: createUuid() })
    return (await api('POST /api/generate/v2/', { body })).clips
  }

  return (
    <div className="grid grid-cols-1 gap-4">
      <TextArea
        label="New lyrics"
        value={written ?? present}
        maxLength={model?.max_lengths.prompt ?? 3000}
        onChange={(lyrics) => setEditor({ lyrics })}
        minHeightPx={96}
        hint="The same number of lines keeps the melody."
      />
      <TextArea
        label="New style"
        value={style}
        maxLength={model?.max_lengths.tags ?? 200}
        onChange={(text) => setEditor({ style: text })}
        minHeightPx={44}
        placeholder={clip.metadata.tags}
        hint="Leave empty to keep the style."
      />
      {isTooLong && (
        <p role="alert" className="text-sm text-danger">
          {`Choose a start and an end less than ${INFILL_SPAN_MAX_SECONDS} seconds apart.`}
        </p>
      )}
      <div className="flex flex-wrap gap-3 *:flex-auto">
        <PreviewButton clip={clip} span={span} label="Listen" />
        <Button look="primary" isBusy={isBusy} disabled={isTooLong} onClick={() => make(replace)}>
          {`Replace for ${GENERATION_COST} credits`}
        </Button>
      </div>
    </div>
  )
}
