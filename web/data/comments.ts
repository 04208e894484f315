import type { Comment } from '@arioso/contract'
import { infiniteQueryOptions, useInfiniteQuery, type InfiniteData } from '@tanstack/react-query'
import { api } from './api.ts'
import { findClip, updateClip } from './clipCache.ts'
import { createUuid } from './createUuid.ts'
import { queryClient } from './queryClient.ts'
import { findSession } from './session.ts'

export type CommentOrder = 'most_liked' | 'newest'
export type CommentPlace = { clipId: string; order: CommentOrder; parentId?: string }

type Page = { results: Comment[]; next: string | null }
type Pages = InfiniteData<Page, string | undefined>

function commentList({ clipId, order, parentId }: CommentPlace) {
  return infiniteQueryOptions({
    queryKey: ['list', 'comments', clipId, parentId ?? order],
    initialPageParam: undefined as string | undefined,
    async queryFn({ pageParam }): Promise<Page> {
      const query = {
        order,
        ...(pageParam === undefined ? {} : { cursor: pageParam }),
        ...(parentId === undefined ? {} : { parent_id: parentId }),
      }
      const reply = await api('GET /api/gen/:id/comments', { params: { id: clipId }, query })
      return { results: reply.results, next: reply.next_cursor }
    },
    getNextPageParam: (page) => page.next ?? undefined,
  })
}

export function useComments(place: CommentPlace) {
  return useInfiniteQuery({
    ...commentList(place),
    select: (data) => [...new Map(data.pages.flatMap((page) => page.results).map((each) => [each.id, each])).values()],
  })
}

// Every list of the song's comments at once: newest, most liked and the replies.
function changeComments(clipId: string, change: (comments: Comment[]) => Comment[]): void {
  queryClient.setQueriesData<Pages>({ queryKey: ['list', 'comments', clipId] }, (data) =>
    data === undefined
      ? data
      : { ...data, pages: data.pages.map((page) => ({ ...page, results: change(page.results) })) },
  )
}

function changeComment(clipId: string, id: string, change: Partial<Comment>): void {
  changeComments(clipId, (list) => list.map((each) => (each.id === id ? { ...each, ...change } : each)))
}

function count(clipId: string, change: number): void {
  const clip = findClip(clipId)
  if (clip !== undefined) updateClip(clipId, { comment_count: clip.comment_count + change })
}

function reload(clipId: string): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: ['list', 'comments', clipId] })
}

// Comments on their way, by their passing ids: whoever likes one at once means the one that arrives.
const onTheWay = new Map<string, Promise<Comment>>()

async function savedId(id: string): Promise<string> {
  return (await onTheWay.get(id))?.id ?? id
}

type NewComment = { content: string; atSeconds: number | null }

// Stands there at once under a passing id; the server's own takes its place, or it goes again.
export async function addComment(place: CommentPlace, { content, atSeconds }: NewComment): Promise<void> {
  const { clipId, parentId = null } = place
  const key = commentList(place).queryKey
  const draft = draftComment(content, atSeconds, parentId)
  const put = (id: string, comment?: Comment) =>
    queryClient.setQueryData<Pages>(key, (data) => data && withComment(data, id, comment, parentId === null))
  put(draft.id, draft)
  count(clipId, 1)
  try {
    const body = { content, track_timestamp: atSeconds, parent_id: parentId }
    const sent = api('POST /api/gen/:id/comments', { params: { id: clipId }, body })
    onTheWay.set(draft.id, sent)
    put(draft.id, await sent)
    onTheWay.delete(draft.id)
    await reload(clipId)
  } catch (error) {
    onTheWay.delete(draft.id)
    put(draft.id)
    count(clipId, -1)
    throw error
  }
}

function withComment(data: Pages, id: string, comment: Comment | undefined, isFirst: boolean): Pages {
  const isThere = data.pages.some((page) => page.results.some((each) => each.id === id))
  const at = isFirst ? 0 : data.pages.length - 1
  const pages = data.pages.map((page, index) => {
    if (isThere) return { ...page, results: page.results.flatMap((each) => (each.id === id ? (comment ?? []) : each)) }
    if (index !== at || comment === undefined) return page
    return { ...page, results: isFirst ? [comment, ...page.results] : [...page.results, comment] }
  })
  return { ...data, pages }
}

function draftComment(content: string, atSeconds: number | null, parentId: string | null): Comment {
  const user = findSession()?.user
  return {
    id: createUuid(),
    content,
    parent_id: parentId,
    track_timestamp: atSeconds,
    num_likes: 0,
    num_replies: 0,
    is_liked: false,
    user_id: user?.id ?? '',
    user_handle: user?.handle ?? '',
    user_display_name: user?.display_name ?? '',
    user_avatar_image_url: user?.avatar_image_url ?? null,
    created_at: new Date().toISOString(),
  }
}

export async function likeComment(clipId: string, { id: shownId, is_liked, num_likes }: Comment): Promise<void> {
  const like = !is_liked
  const id = await savedId(shownId)
  // A list asked for before the like would come back without it.
  await queryClient.cancelQueries({ queryKey: ['list', 'comments', clipId] })
  changeComment(clipId, id, { is_liked: like, num_likes: num_likes + (like ? 1 : -1) })
  try {
    const params = { id: clipId, comment_id: id }
    changeComment(clipId, id, await api('POST /api/gen/:id/comments/:comment_id/like', { params, body: { like } }))
  } catch (error) {
    changeComment(clipId, id, { is_liked, num_likes })
    throw error
  }
}

export async function removeComment(clipId: string, comment: Comment): Promise<void> {
  changeComments(clipId, (list) => list.filter(({ id }) => id !== comment.id))
  count(clipId, -1 - comment.num_replies)
  try {
    const params = { id: clipId, comment_id: await savedId(comment.id) }
    await api('POST /api/gen/:id/comments/:comment_id/delete', { params })
  } catch (error) {
    count(clipId, 1 + comment.num_replies)
    throw error
  } finally {
    await reload(clipId)
  }
}

export async function reportComment(id: string): Promise<void> {
  await api('POST /api/moderation/flag-comment', { body: { comment_id: id } })
}
