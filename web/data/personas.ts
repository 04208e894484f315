import type { Persona } from '@arioso/contract'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { api } from './api/api.ts'
import { queryClient } from './api/queryClient.ts'
import { PAGE_SIZE } from '@arioso/contract/limits'
import { rememberClips } from './songs/clipCache.ts'

const KEY = ['personas']
const PAGE = ['list', 'persona']

// A persona with the songs it sings.
export function usePersona(id: string) {
  return useInfiniteQuery({
    queryKey: [...PAGE, id],
    initialPageParam: 1,
    async queryFn({ pageParam }) {
      const reply = await api('GET /api/persona/get-persona-paginated/:id/', {
        params: { id },
        query: { page: pageParam },
      })
      const { persona_clips, ...persona } = reply.persona
      const hasMore = pageParam * PAGE_SIZE < reply.total_results
      return { persona, ids: rememberClips(persona_clips), next: hasMore ? pageParam + 1 : undefined }
    },
    getNextPageParam: (page) => page.next,
    select: (data) => ({
      persona: data.pages[0]?.persona,
      ids: [...new Set(data.pages.flatMap((page) => page.ids))],
    }),
    retry: false,
  })
}

async function forget(): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: KEY }),
    queryClient.invalidateQueries({ queryKey: PAGE }),
  ])
}

// Your own, those you love and those of people you follow, each once.
export function usePersonas(options: { enabled: boolean }): Persona[] {
  const { data } = useQuery({
    queryKey: KEY,
    async queryFn() {
      const lists = await Promise.all([
        api('GET /api/persona/get-personas/', { query: {} }),
        api('GET /api/persona/get-loved-personas/', { query: {} }),
        api('GET /api/persona/get-followed-personas/', { query: {} }),
      ])
      const all = new Map(lists.flatMap(({ personas }) => personas).map((persona) => [persona.id, persona]))
      return [...all.values()]
    },
    ...options,
  })
  return data ?? []
}

type NewPersona = Pick<
  Persona,
  'root_clip_id' | 'name' | 'description' | 'image_s3_id' | 'is_public' | 'user_input_styles'
>

export async function createPersona(body: NewPersona): Promise<Persona> {
  const persona = await api('POST /api/persona/create/', { body })
  await forget()
  return persona
}

export async function updatePersona(id: string, body: Partial<NewPersona>): Promise<void> {
  await api('PUT /api/persona/edit-persona/:id/', { params: { id }, body })
  await forget()
}

export async function trashPersona(id: string, { undo = false } = {}): Promise<void> {
  await api('PUT /api/persona/trash-persona/:id/', { params: { id }, query: { undo: String(undo) } })
  await forget()
}

export async function lovePersona(id: string): Promise<void> {
  await api('POST /api/persona/:id/toggle_love/', { params: { id } })
  await forget()
}

export async function setPersonaVisibility(id: string, isPublic: boolean): Promise<void> {
  await api('PUT /api/persona/set_visibility/:id/', { params: { id }, query: { is_public: String(isPublic) } })
  await forget()
}
