import type { Clip } from '@arioso/contract'
import { useInfiniteQuery } from '@tanstack/react-query'
import { api } from '../api/api.ts'
import { pressClip, rememberClips } from './clipCache.ts'
import { createStore, useStore } from '../stores/createStore.ts'
import { queryClient } from '../api/queryClient.ts'

const IDS_PER_CALL = 100

const trashed = createStore<{ ids: ReadonlySet<string> }>({ ids: new Set() })
let lastChange: Promise<void> = Promise.resolve()
const latest = new Map<string, symbol>()

// Songs a list already holds leave it at once when they go to the trash.
export function useKept(ids: string[]): string[] {
  const gone = useStore(trashed, (state) => state.ids)
  return gone.size === 0 ? ids : ids.filter((id) => !gone.has(id))
}

// Shown at once, sent one after the other: an undo that overtakes its trashing would be lost.
export async function setTrashed(ids: string[], trash: boolean): Promise<void> {
  const press = Symbol('press')
  const answered = ids.map((id) => {
    latest.set(id, press)
    return show(id, trash)
  })
  const change = lastChange.then(() => send(ids, trash, (id) => latest.get(id) === press))
  lastChange = Promise.allSettled([change])
    .then(() => undefined)
    .finally(() => {
      for (const tell of answered) tell()
    })
  await change
}

function show(id: string, trash: boolean): () => void {
  const answered = pressClip(id, { is_trashed: trash })
  const ids = new Set(trashed.get().ids)
  if (trash) ids.add(id)
  else ids.delete(id)
  trashed.set({ ids })
  return answered
}

async function send(ids: string[], trash: boolean, isLatest: (id: string) => boolean): Promise<void> {
  for (let from = 0; from < ids.length; from += IDS_PER_CALL) {
    const some = ids.slice(from, from + IDS_PER_CALL)
    try {
      const { clips } = await api('POST /api/gen/trash', { body: { trash, clip_ids: some } })
      rememberClips(clips.filter(({ id }) => isLatest(id)))
    } catch (error) {
      for (const id of ids.slice(from).filter(isLatest)) show(id, !trash)()
      throw error
    }
  }
  await Promise.all([reload(['list', 'trash']), reload(['list', 'workspaces']), reload(['list', 'pinned'])])
  if (!trash) await Promise.all([reload(['list', 'library']), reload(['list', 'workspace'])])
}

const reload = (queryKey: string[]): Promise<void> => queryClient.invalidateQueries({ queryKey })

export function useTrash() {
  return useInfiniteQuery({
    queryKey: ['list', 'trash'],
    initialPageParam: null as string | null,
    async queryFn({ pageParam }) {
      const body = { cursor: pageParam, limit: 50, filters: { trashed: 'True' as const } }
      const reply = await api('POST /api/feed/v3', { body })
      rememberClips(reply.clips)
      return { clips: reply.clips, next: reply.next_cursor }
    },
    getNextPageParam: (page) => page.next,
    select: (data): Clip[] => data.pages.flatMap((page) => page.clips),
  })
}

export async function deleteForGood(ids: string[]): Promise<void> {
  for (let from = 0; from < ids.length; from += IDS_PER_CALL) {
    await api('POST /api/clips/delete/', { body: { clip_ids: ids.slice(from, from + IDS_PER_CALL) } })
  }
  for (const id of ids) queryClient.removeQueries({ queryKey: ['clip', id] })
  await reload(['list', 'trash'])
}
