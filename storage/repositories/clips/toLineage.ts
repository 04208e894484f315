import type { Clip } from '@arioso/contract'
import type { ChainLink, ClipEdit } from '../../schema/clips/clipControls.ts'
import type { clips } from '../../schema/clips/clips.ts'

type Origin = Pick<typeof clips.$inferSelect, 'type' | 'parentClipId' | 'controls'>

type Lineage = Pick<
  Clip['metadata'],
  'history' | 'concat_history' | 'infill' | 'stem_from_id' | 'stem_name' | 'is_empty'
>

// Where a song came from and what was done to it, in the words of the API.
export function toLineage(clip: Origin): Lineage {
  const { edit } = clip.controls
  return {
    history: toHistory(clip),
    concat_history: toJoined(clip),
    infill: edit?.kind === 'infill',
    stem_from_id: clip.type === 'stem' ? clip.parentClipId : null,
    stem_name: edit?.kind === 'stem' ? edit.name : null,
    is_empty: edit?.kind === 'stem' && edit.isEmpty === true,
  }
}

// The songs whose sound is in it.
function toJoined(clip: Origin): unknown[] | null {
  const { edit } = clip.controls
  if (edit?.kind === 'concat') return toLinks(edit.chain)
  return edit?.kind === 'infill' || edit?.kind === 'opening' ? toHistory(clip) : null
}

function toHistory({ type, parentClipId, controls }: Origin): unknown[] | null {
  const { edit, speed } = controls
  if (edit?.kind === 'extend') return toLinks(edit.chain)
  if (parentClipId === null) return null
  const changed = speed && { speed_multiplier: speed.multiplier, keep_pitch: speed.keepPitch }
  return [{ id: parentClipId, type, ...changed, ...(edit && describe(edit)) }]
}

function describe(edit: ClipEdit): object {
  if (edit.kind === 'crop') {
    return { crop_start_s: edit.startSeconds, crop_end_s: edit.endSeconds, is_crop_remove: edit.isRemove }
  }
  if (edit.kind === 'fade') return { fade_in_time: edit.inSeconds, fade_out_time: edit.outSeconds }
  if (edit.kind === 'opening') return { continue_at: edit.fromSeconds, continue_before: true }
  if (edit.kind === 'infill') return { infill_start_s: edit.startSeconds, infill_end_s: edit.endSeconds }
  if (edit.kind === 'variation') return { variation: edit.wish }
  return edit.kind === 'remaster' ? { variation_category: edit.variation } : { edit: edit.kind }
}

function toLinks(chain: readonly ChainLink[]): object[] {
  return chain.map(({ clipId, untilSeconds }) => ({ id: clipId, type: 'gen', continue_at: untilSeconds }))
}
