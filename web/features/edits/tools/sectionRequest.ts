import type { Clip } from '@arioso/contract'
import type { GenerateInput } from '@arioso/contract/calls/generate'

export type NewSection = {
  span: { startSeconds: number; endSeconds: number }
  // The words sung there now, and what was written instead; null is nothing.
  present: string
  written: string | null
  style: string
}

/** A section made again, as the generate call takes it. Empty words or an empty style keep what is there. */
export function sectionRequest(
  clip: Pick<Clip, 'id' | 'project_id'>,
  { span, present, written, style }: NewSection,
  { modelKey, transactionUuid }: { modelKey: string; transactionUuid: string },
): GenerateInput {
  const isSame = written === null || written.trim() === present
  return {
    mv: modelKey,
    task: 'infill',
    infill_clip_id: clip.id,
    infill_start_s: span.startSeconds,
    infill_end_s: span.endSeconds,
    prompt: isSame ? '' : written,
    tags: style.trim(),
    project_id: clip.project_id,
    transaction_uuid: transactionUuid,
    metadata: { create_mode: 'custom' },
  }
}
