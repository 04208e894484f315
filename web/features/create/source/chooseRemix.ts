import type { Clip } from '@arioso/contract'
import { toasts, type ToastText } from '@arioso/contract/toasts'
import { REMIX_TYPES } from '@arioso/contract/limits'

export type RemixType = (typeof REMIX_TYPES)[number]

type Choice = { clip: Clip; remix: RemixType; problem?: undefined } | { problem: ToastText; remix?: undefined }

// What may be done with a song a link points at. Its owner may do everything; a hidden song cannot be remixed.
export function chooseRemix(clip: Clip | undefined, isOwner: boolean, wanted: string | null): Choice {
  const isPreview = clip?.metadata.type === 'preview'
  if (clip === undefined || (!isOwner && (!clip.metadata.can_remix || isPreview)))
    return { problem: toasts.cannotRemix }
  const allowed: readonly string[] = isOwner ? REMIX_TYPES : clip.allowed_remix_actions
  if (allowed.length === 0) return { problem: toasts.noRemixActions }
  const remix = REMIX_TYPES.find((type) => allowed.includes(type) && (wanted === null || wanted === type))
  return remix === undefined ? { problem: toasts.noSupportedRemixActions } : { clip, remix }
}
