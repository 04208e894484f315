import type { Persona } from '@arioso/contract'
import { useQuery } from '@tanstack/react-query'
import { api } from './api.ts'
import { queryClient } from './queryClient.ts'

const KEY = ['personas']

// Your own and those you love, each once.
export function usePersonas(options: { enabled: boolean }): Persona[] {
  const { data } = useQuery({
    queryKey: KEY,
    async queryFn() {
      const own = await api('GET /api/persona/get-personas/', { query: {} })
      const loved = await api('GET /api/persona/get-loved-personas/', { query: {} })
      const all = new Map([...own.personas, ...loved.personas].map((persona) => [persona.id, persona]))
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
  await queryClient.invalidateQueries({ queryKey: KEY })
  return persona
}

export async function updatePersona(id: string, body: Partial<NewPersona>): Promise<void> {
  await api('PUT /api/persona/edit-persona/:id/', { params: { id }, body })
  await queryClient.invalidateQueries({ queryKey: KEY })
}

export async function trashPersona(id: string, { undo = false } = {}): Promise<void> {
  await api('PUT /api/persona/trash-persona/:id/', { params: { id }, query: { undo: String(undo) } })
  await queryClient.invalidateQueries({ queryKey: KEY })
}

export async function lovePersona(id: string): Promise<void> {
  await api('POST /api/persona/:id/toggle_love/', { params: { id } })
  await queryClient.invalidateQueries({ queryKey: KEY })
}
