import { useQuery } from '@tanstack/react-query'
import type { CommentDecision, ReportDecision, ReportedClip } from '@arioso/contract'
import type { Flag } from '@arioso/contract/flags'
import { api } from './api.ts'
import { queryClient } from './queryClient.ts'
import { refreshSession } from './session.ts'

const FLAGS = ['staff-flags']
const REPORTS = ['staff-reports']
const COMMENT_REPORTS = ['staff-comment-reports']

export function useOutbox() {
  return useQuery({ queryKey: ['staff-outbox'], queryFn: () => api('GET /api/staff/outbox/'), staleTime: 0 })
}

export function useFlagStates() {
  return useQuery({ queryKey: FLAGS, queryFn: () => api('GET /api/staff/flags/'), staleTime: 0 })
}

export async function switchFlag(flag: Flag, isOn: boolean | null, handle: string | null = null): Promise<void> {
  const states = await api('POST /api/staff/flags/:flag/', { params: { flag }, body: { is_on: isOn, handle } })
  queryClient.setQueryData(FLAGS, states)
  await refreshSession()
}

export function removeForInfringement(clipId: string, reason: string) {
  return api('POST /api/staff/remove-for-infringement/', { body: { clip_id: clipId, reason } })
}

export function useReports() {
  return useQuery({ queryKey: REPORTS, queryFn: () => api('GET /api/staff/reports/'), staleTime: 0 })
}

export async function decideReports(song: ReportedClip, decision: ReportDecision, reason: string): Promise<void> {
  const report_ids = song.reports.map(({ id }) => id)
  const params = { id: song.clip_id }
  const left = await api('POST /api/staff/reports/:id/', { params, body: { decision, report_ids, reason } })
  queryClient.setQueryData(REPORTS, left)
}

export function useCommentReports() {
  return useQuery({ queryKey: COMMENT_REPORTS, queryFn: () => api('GET /api/staff/comment-reports/'), staleTime: 0 })
}

export async function decideCommentReports(id: string, decision: CommentDecision): Promise<void> {
  const left = await api('POST /api/staff/comment-reports/:id/', { params: { id }, body: { decision } })
  queryClient.setQueryData(COMMENT_REPORTS, left)
}

export async function claimStaff(token: string): Promise<true> {
  await api('POST /api/staff/claim/', { body: { token } })
  await refreshSession()
  return true
}
