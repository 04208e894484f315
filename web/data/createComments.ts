import type { Comment } from '@arioso/contract'
import { infiniteQueryOptions, useInfiniteQuery, type InfiniteData } from '@tanstack/react-query'
import { queryClient } from './api/queryClient.ts'
import { draftComment, type NewComment } from './draftComment.ts'

export type CommentOrder = 'most_liked' | 'newest'
// One list of comments: those on a song or a hook, or the replies to one of them.
export type CommentPlace = { id: string; order: CommentOrder; parentId?: string }

type Page = { results: Comment[]; next: string | null }
type Pages = InfiniteData<Page, string | undefined>

type Source = {
  name: string
  list(place: CommentPlace, cursor: string | undefined): Promise<{ results: Comment[]; next_cursor: string | null }>
  add(place: CommentPlace, words: NewComment): Promise<Comment>
  remove(id: string, commentId: string): Promise<unknown>
  // Shows the new count at once; call what it returns when the server has answered.
  count(id: string, change: number): () => void
}

/** Comments on one kind of thing. Every change shows at once, and goes again when the server refuses it. */
export function createComments(source: Source) {
  const lists = createCommentLists(source)
  const drafts = createDrafts(source, lists)

  return {
    useList: (place: CommentPlace) => useInfiniteQuery({ ...lists.at(place), select: withoutRepeats }),

    findSavedId: (id: string) => drafts.findSavedId(id),

    // A list asked for before a change would come back without it.
    stopAsking: lists.stopAsking,

    change(id: string, commentId: string, change: Partial<Comment>): void {
      lists.changeAll(id, (list) => list.map((each) => (each.id === commentId ? { ...each, ...change } : each)))
    },

    add: (place: CommentPlace, words: NewComment) => drafts.add(place, words),

    async remove(id: string, comment: Comment): Promise<void> {
      lists.changeAll(id, (list) => list.filter((each) => each.id !== comment.id))
      const counted = source.count(id, -1 - comment.num_replies)
      try {
        await source.remove(id, await drafts.findSavedId(comment.id))
      } catch (error) {
        source.count(id, 1 + comment.num_replies)()
        throw error
      } finally {
        counted()
        await lists.reload(id)
      }
    },
  }
}

function createCommentLists(source: Source) {
  const listsOf = (id: string) => ['list', source.name, id]

  function at(place: CommentPlace) {
    return infiniteQueryOptions({
      queryKey: [...listsOf(place.id), place.parentId ?? place.order],
      initialPageParam: undefined as string | undefined,
      async queryFn({ pageParam }): Promise<Page> {
        const { results, next_cursor } = await source.list(place, pageParam)
        return { results, next: next_cursor }
      },
      getNextPageParam: (page) => page.next ?? undefined,
    })
  }

  return {
    at,
    stopAsking: (id: string) => queryClient.cancelQueries({ queryKey: listsOf(id) }),
    reload: (id: string) => queryClient.invalidateQueries({ queryKey: listsOf(id) }),
    // Every list at once: newest, most liked and the replies.
    changeAll(id: string, change: (comments: Comment[]) => Comment[]): void {
      queryClient.setQueriesData<Pages>({ queryKey: listsOf(id) }, (data) =>
        data === undefined
          ? data
          : { ...data, pages: data.pages.map((page) => ({ ...page, results: change(page.results) })) },
      )
    },
  }
}

function createDrafts(source: Source, lists: ReturnType<typeof createCommentLists>) {
  // Comments on their way, by their passing ids: a like pressed at once is meant for the one that arrives.
  const onTheWay = new Map<string, Promise<Comment>>()

  return {
    async findSavedId(id: string): Promise<string> {
      return (await onTheWay.get(id))?.id ?? id
    },

    // Shows at once under a passing id, until the server's own takes its place.
    async add(place: CommentPlace, words: NewComment): Promise<void> {
      const { id, parentId = null } = place
      const draft = draftComment(words, parentId)
      const put = (comment?: Comment) =>
        queryClient.setQueryData<Pages>(
          lists.at(place).queryKey,
          (data) => data && withComment(data, { id: draft.id, comment, isFirst: parentId === null }),
        )
      put(draft)
      const counted = source.count(id, 1)
      try {
        const sent = source.add(place, words)
        onTheWay.set(draft.id, sent)
        put(await sent)
        onTheWay.delete(draft.id)
        await lists.reload(id)
      } catch (error) {
        onTheWay.delete(draft.id)
        put()
        source.count(id, -1)()
        throw error
      } finally {
        counted()
      }
    },
  }
}

function withoutRepeats(data: Pages): Comment[] {
  return [...new Map(data.pages.flatMap((page) => page.results).map((each) => [each.id, each])).values()]
}

type Placed = { id: string; comment: Comment | undefined; isFirst: boolean }

function withComment(data: Pages, { id, comment, isFirst }: Placed): Pages {
  const isThere = data.pages.some((page) => page.results.some((each) => each.id === id))
  const at = isFirst ? 0 : data.pages.length - 1
  const pages = data.pages.map((page, index) => {
    if (isThere) return { ...page, results: page.results.flatMap((each) => (each.id === id ? (comment ?? []) : each)) }
    if (index !== at || comment === undefined) return page
    return { ...page, results: isFirst ? [comment, ...page.results] : [...page.results, comment] }
  })
  return { ...data, pages }
}
