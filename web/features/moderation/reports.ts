import type { FlagReason, ReportedType } from '@arioso/contract'
import { api } from '../../data/api/api.ts'

export async function flagClip(clipId: string, reason: FlagReason, details: string): Promise<void> {
  await api('POST /api/moderation/flag-clip', { body: { clip_id: clipId, reason, details } })
}

type CopyrightClaim = { email: string; work: string; details: string }

export async function flagCopyright(clipId: string, claim: CopyrightClaim): Promise<void> {
  await api('POST /api/moderation/flag-copyright', { body: { clip_id: clipId, ...claim } })
}

type ContentFlag = { content_type: ReportedType; content_id: string; reason: FlagReason; details: string }

export async function flagContent(body: ContentFlag): Promise<void> {
  await api('POST /api/moderation/flag-content', { body })
}
