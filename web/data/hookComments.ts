import type { Comment } from '@arioso/contract'
import { useInfiniteQuery } from '@tanstack/react-query'
import { api } from './api.ts'
import { updateHook } from './hooks.ts'
import { queryClient } from './queryClient.ts'

const listOf = (hookId: string) => ['list', 'hook-comments', hookId]

export function useHookComments(hookId: string) {
  return useInfiniteQuery({
    queryKey: listOf(hookId),
    initialPageParam: undefined as string | undefined,
    async queryFn({ pageParam }) {
      const query = pageParam === undefined ? {} : { cursor: pageParam }
      const reply = await api('GET /api/video/hooks/:id/comments', { params: { id: hookId }, query })
      return { results: reply.results, next: reply.next_cursor }
    },
    getNextPageParam: (page) => page.next ?? undefined,
    select: (data) => [...new Map(data.pages.flatMap((page) => page.results).map((each) => [each.id, each])).values()],
  })
}

export async function addHookComment(hookId: string, content: string): Promise<void> {
  await api('POST /api/video/hooks/:id/comments', { params: { id: hookId }, body: { content } })
  updateHook(hookId, ({ comment_count }) => ({ comment_count: comment_count + 1 }))
  await queryClient.invalidateQueries({ queryKey: listOf(hookId) })
}

export async function removeHookComment(hookId: string, { id }: Comment): Promise<void> {
  await api('POST /api/video/hooks/:id/comments/:comment_id/delete', { params: { id: hookId, comment_id: id } })
  updateHook(hookId, ({ comment_count }) => ({ comment_count: comment_count - 1 }))
  await queryClient.invalidateQueries({ queryKey: listOf(hookId) })
}
