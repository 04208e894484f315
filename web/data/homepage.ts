import { useQuery } from '@tanstack/react-query'
import { api } from './api/api.ts'
import { rememberClips } from './songs/clipCache.ts'

const DEMO_POLL_MS = 4_000

export type Shelf = { id: string; title: string; ids: string[] }
type Homepage = { shelves: Shelf[]; demo: { wanted: number; ready: number } }

async function loadHomepage(): Promise<Homepage> {
  const { feeds, demo } = await api('POST /api/unified/homepage', { body: {} })
  const shelves = feeds.map(({ id, title, clips }) => ({ id, title, ids: rememberClips(clips) }))
  return { shelves, demo }
}

export function useHomepage() {
  return useQuery({
    queryKey: ['list', 'homepage'],
    queryFn: loadHomepage,
    refetchInterval: (query) => {
      const demo = query.state.data?.demo
      return demo !== undefined && demo.ready < demo.wanted ? DEMO_POLL_MS : false
    },
  })
}
