import type { FlagReason } from '@arioso/contract'
import { api } from './api.ts'

export async function flagClip(clipId: string, reason: FlagReason, details: string): Promise<void> {
  await api('POST /api/moderation/flag-clip', { body: { clip_id: clipId, reason, details } })
}

type CopyrightClaim = { email: string; work: string; details: string }

export async function flagCopyright(clipId: string, claim: CopyrightClaim): Promise<void> {
  await api('POST /api/moderation/flag-copyright', { body: { clip_id: clipId, ...claim } })
}
