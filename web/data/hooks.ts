import type { Hook, HookPublish, VideoRender } from '@arioso/contract'
import { findHookResult } from '@arioso/contract/songs/hookResults'
import { HOOK_POLL_MS } from '@arioso/contract/limits'
import { queryOptions, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { api } from './api/api.ts'
import { pause } from './api/pause.ts'
import { pollHook } from './pollHook.ts'
import { queryClient } from './api/queryClient.ts'

export type HookOrder = { clip_id: string; hook_publish: HookPublish; video_render: VideoRender }
export type HookReaction = Hook['reaction_type']

const FEED = ['list', 'hooks']

// Each hook is kept once, under its id; the feed knows only their order.
const hookQuery = (id: string) =>
  queryOptions({
    queryKey: ['list', 'hook', id],
    queryFn: () => lookAtHook(id),
    refetchInterval: ({ state }) =>
      state.data !== undefined && findHookResult(state.data.status) === undefined ? HOOK_POLL_MS : false,
  })

// A hook that came in a list is there at once when it is opened.
export function rememberHooks(hooks: Hook[]): string[] {
  for (const hook of hooks) queryClient.setQueryData(hookQuery(hook.id).queryKey, hook)
  return hooks.map(({ id }) => id)
}

export function useHook(id: string) {
  return useQuery(hookQuery(id))
}

export function useListedHook(id: string): Hook | undefined {
  return useQuery({ ...hookQuery(id), enabled: false }).data
}

export function useHookFeed() {
  return useInfiniteQuery({
    queryKey: FEED,
    initialPageParam: null as string | null,
    async queryFn({ pageParam }) {
      const reply = await api('POST /api/video/hooks/feed', { body: { cursor: pageParam } })
      return { ids: rememberHooks(reply.hooks), next: reply.next_cursor }
    },
    getNextPageParam: (page) => page.next,
    select: (data) => [...new Set(data.pages.flatMap((page) => page.ids))],
    // New posts must not move the feed under the viewer.
    refetchOnWindowFocus: false,
  })
}

export function updateHook(id: string, change: (hook: Hook) => Partial<Hook>): void {
  queryClient.setQueryData(hookQuery(id).queryKey, (hook) => hook && { ...hook, ...change(hook) })
}

export async function createHook(order: HookOrder): Promise<string> {
  const { id } = await api('POST /api/video/hooks/create', { body: order })
  return id
}

export function lookAtHook(id: string): Promise<Hook> {
  return api('GET /api/video/hooks/:id', { params: { id } })
}

export async function waitForHook(id: string): Promise<Hook> {
  const hook = await pollHook({ look: () => lookAtHook(id), pause })
  queryClient.setQueryData(hookQuery(id).queryKey, hook)
  await queryClient.invalidateQueries({ queryKey: FEED })
  return hook
}

// Shown at once and taken back when it fails.
export async function reactToHook(before: Hook, reaction: HookReaction): Promise<void> {
  const { id, reaction_type, upvote_count } = before
  const change = Number(reaction === 'LIKE') - Number(reaction_type === 'LIKE')
  updateHook(id, () => ({ reaction_type: reaction, upvote_count: upvote_count + change }))
  try {
    const after = await api('POST /api/video/hooks/:id/update_reaction_type/', { params: { id }, body: { reaction } })
    updateHook(id, () => after)
  } catch (error) {
    updateHook(id, () => ({ reaction_type, upvote_count }))
    throw error
  }
}

export async function removeHook(id: string): Promise<void> {
  await api('POST /api/video/hooks/:id/delete', { params: { id } })
  queryClient.removeQueries({ queryKey: hookQuery(id).queryKey })
  await queryClient.invalidateQueries({ queryKey: FEED })
}
