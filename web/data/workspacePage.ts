import { PAGE_SIZE } from '@arioso/contract/limits'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { api } from './api/api.ts'
import { rememberClips } from './songs/clipCache.ts'

export function useWorkspacePage(id: string, page: number, options: { enabled?: boolean } = {}) {
  return useQuery({
    queryKey: ['list', 'workspace', 'page', id, page],
    async queryFn() {
      const { project_clips: entries, ...workspace } = await api('GET /api/project/:id', {
        params: { id },
        query: { page },
      })
      const ids = rememberClips(entries.map(({ clip }) => clip))
      return { workspace, ids, pages: Math.ceil(workspace.clip_count / PAGE_SIZE) }
    },
    placeholderData: keepPreviousData,
    ...options,
  })
}
