import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import type {
  AppealAnswer,
  CommentDecision,
  ContentDecision,
  ReportDecision,
  ReportedClip,
  ReportedContent,
} from '@arioso/contract'
import type { AuditKind } from '@arioso/contract/auditKinds'
import type { Flag } from '@arioso/contract/flags'
import { api } from '../../data/api/api.ts'
import { queryClient } from '../../data/api/queryClient.ts'
import { refreshSession } from '../../data/session/session.ts'

const FLAGS = ['staff-flags']
const REPORTS = ['staff-reports']
const COMMENT_REPORTS = ['staff-comment-reports']
const APPEALS = ['staff-appeals']
const CONTENT_REPORTS = ['staff-content-reports']

export function useOutbox() {
  return useQuery({ queryKey: ['staff-outbox'], queryFn: () => api('GET /api/staff/outbox/'), staleTime: 0 })
}

const QUEUE_LOOK_MS = 5000

export function useQueues() {
  const queryFn = () => api('GET /api/staff/queue/')
  return useQuery({ queryKey: ['staff-queue'], queryFn, staleTime: 0, refetchInterval: QUEUE_LOOK_MS })
}

export function useDoors() {
  return useQuery({ queryKey: ['staff-doors'], queryFn: () => api('GET /api/staff/doors/'), staleTime: 0 })
}

export function useStorageUse() {
  return useQuery({ queryKey: ['staff-storage'], queryFn: () => api('GET /api/staff/storage/'), staleTime: 0 })
}

export function useAuditLog(kind: AuditKind | undefined) {
  return useInfiniteQuery({
    queryKey: ['staff-audit-log', kind],
    queryFn: ({ pageParam: before }) => api('GET /api/staff/audit-log/', { query: { before, kind } }),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ entries, has_more }) => (has_more ? entries.at(-1)?.id : undefined),
    staleTime: 0,
  })
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

export type Ruled = { reason: string; isStrike: boolean }

export async function decideReports(
  song: ReportedClip,
  decision: ReportDecision,
  { reason, isStrike: is_strike }: Ruled,
): Promise<void> {
  const report_ids = song.reports.map(({ id }) => id)
  const params = { id: song.clip_id }
  const left = await api('POST /api/staff/reports/:id/', { params, body: { decision, report_ids, reason, is_strike } })
  queryClient.setQueryData(REPORTS, left)
}

export function useCommentReports() {
  return useQuery({ queryKey: COMMENT_REPORTS, queryFn: () => api('GET /api/staff/comment-reports/'), staleTime: 0 })
}

export async function decideCommentReports(
  id: string,
  decision: CommentDecision,
  { reason, isStrike: is_strike }: Ruled,
): Promise<void> {
  const body = { decision, reason, is_strike }
  const left = await api('POST /api/staff/comment-reports/:id/', { params: { id }, body })
  queryClient.setQueryData(COMMENT_REPORTS, left)
}

export function useContentReports() {
  return useQuery({ queryKey: CONTENT_REPORTS, queryFn: () => api('GET /api/staff/content-reports/'), staleTime: 0 })
}

export async function decideContentReports(
  { content_type, content_id: id }: ReportedContent,
  decision: ContentDecision,
  { reason, isStrike: is_strike }: Ruled,
): Promise<void> {
  const [params, body] = [
    { content_type, id },
    { decision, reason, is_strike },
  ]
  const left = await api('POST /api/staff/content-reports/:content_type/:id/', { params, body })
  queryClient.setQueryData(CONTENT_REPORTS, left)
}

export function useAppeals() {
  return useQuery({ queryKey: APPEALS, queryFn: () => api('GET /api/staff/appeals/'), staleTime: 0 })
}

export async function answerAppeal(id: string, answer: AppealAnswer, reason: string): Promise<void> {
  const left = await api('POST /api/staff/appeals/:id/', { params: { id }, body: { answer, reason } })
  queryClient.setQueryData(APPEALS, left)
}

export async function claimStaff(token: string): Promise<true> {
  await api('POST /api/staff/claim/', { body: { token } })
  await refreshSession()
  return true
}
