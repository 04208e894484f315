import { useQuery } from '@tanstack/react-query'
import type { Clip } from '@arioso/contract'
import { api } from '../api/api.ts'
import { isRunning } from './clipState.ts'
import { createBatch } from '../api/createBatch.ts'
import { keepRecent } from '../api/keepRecent.ts'
import { queryClient } from '../api/queryClient.ts'

const IDS_PER_CALL = 50
// Some screens of the longest list in both directions: about 2 MB.
const UNWATCHED_MAX = 1000

const held = new Map<string, ReadonlySet<string>>()

// Songs being made are kept even while no page shows them: they are still polled.
keepRecent(queryClient, {
  family: 'clip',
  most: UNWATCHED_MAX,
  isHeld({ queryKey: [, id], state }) {
    const clip = state.data as Clip | undefined
    return (clip !== undefined && isRunning(clip)) || [...held.values()].some((ids) => ids.has(String(id)))
  },
})

// Songs that are needed at once without being on screen. Each holder has one set, and the next one takes its place.
export function holdClips(holder: string, ids: readonly string[]): void {
  held.set(holder, new Set(ids))
}

const askTogether = createBatch(askForClips)

async function askForClips(ids: readonly string[]): Promise<Clip[]> {
  const clips: Clip[] = []
  for (let from = 0; from < ids.length; from += IDS_PER_CALL) {
    const some = ids.slice(from, from + IDS_PER_CALL)
    clips.push(...(await api('GET /api/feed/v2', { query: { ids: some.join(',') } })).clips)
  }
  return clips
}

// Lists hold ids; each clip lives once under ['clip', id], so an update shows everywhere at the same time. One that was let
// go is fetched again by the component that shows it: `findClip` is for what is on screen or held.
function clipQuery(id: string) {
  return {
    queryKey: ['clip', id],
    queryFn: async () => withPressed(await api('GET /api/clip/:id', { params: { id } })),
    staleTime: 60_000,
    gcTime: Infinity,
  }
}

// The rows of one screen ask together; a song that is not among the answers says for itself why.
export function listedQuery(id: string) {
  const one = clipQuery(id)
  const queryFn = async () => {
    const found = (await askTogether(id)).find((clip) => clip.id === id)
    return found === undefined ? one.queryFn() : withPressed(found)
  }
  return { ...one, queryFn, staleTime: Infinity, enabled: id !== '' }
}

// What somebody just did to a song, until the server's word about it cannot be older any more: an answer that was on its way
// would show the song as it was, under the very pointer that changes it back.
const pressed = new Map<string, { change: Partial<Clip> }>()
const ANSWERS_COME_WITHIN_MS = 5000

const withPressed = (clip: Clip): Clip => ({ ...clip, ...pressed.get(clip.id)?.change })

/** Shows a change at once and keeps it before older answers; call what it returns when the server has answered. */
export function pressClip(id: string, change: Partial<Clip>): () => void {
  const press = { change: { ...pressed.get(id)?.change, ...change } }
  pressed.set(id, press)
  updateClip(id, change)
  const forget = (): void => {
    if (pressed.get(id) === press) pressed.delete(id)
  }
  return () => void setTimeout(forget, ANSWERS_COME_WITHIN_MS)
}

export function rememberClips(clips: Clip[]): string[] {
  for (const clip of clips) queryClient.setQueryData(['clip', clip.id], withPressed(clip))
  return clips.map((clip) => clip.id)
}

export function findClip(id: string): Clip | undefined {
  return queryClient.getQueryData<Clip>(['clip', id])
}

export function updateClip(id: string, change: Partial<Clip>): void {
  queryClient.setQueryData<Clip>(['clip', id], (clip) =>
    clip === undefined ? undefined : withPressed({ ...clip, ...change }),
  )
}

export function listCachedClips(): Clip[] {
  return queryClient
    .getQueriesData<Clip>({ queryKey: ['clip'] })
    .map(([, clip]) => clip)
    .filter((clip) => clip !== undefined)
}

export async function fetchClips(ids: readonly string[]): Promise<Clip[]> {
  const clips = await askForClips(ids)
  rememberClips(clips)
  return clips
}

// A row of a list: reads what the list already brought. An empty id is no song.
export function useListedClip(id: string): Clip | undefined {
  return useQuery(listedQuery(id)).data
}

export function useClip(id: string) {
  return useQuery(clipQuery(id))
}
