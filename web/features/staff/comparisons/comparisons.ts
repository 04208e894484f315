import { useQuery } from '@tanstack/react-query'
import { ApiError } from '../../../data/api/ApiError.ts'
import { api } from '../../../data/api/api.ts'
import { queryClient } from '../../../data/api/queryClient.ts'

const list = ['staff', 'comparisons']

export function useComparisons() {
  return useQuery({ queryKey: list, queryFn: async () => (await api('GET /api/staff/comparisons')).comparisons })
}

export function useNextPair(id: string) {
  return useQuery({
    queryKey: [...list, id, 'next'],
    queryFn: async () => (await api('GET /api/staff/comparisons/:id/next', { params: { id } })).pair,
    staleTime: Infinity,
  })
}

export type Preference = 'left' | 'right' | 'neither'

export async function answerPair(pairId: string, preference: Preference, note: string): Promise<void> {
  await api('POST /api/staff/comparison-pairs/:id/answer', { params: { id: pairId }, body: { preference, note } })
  await queryClient.invalidateQueries({ queryKey: list })
}

export type VersionSongs = { name: string; files: File[] }

export async function uploadComparison(name: string, first: VersionSongs, second: VersionSongs): Promise<void> {
  const versions = { first_version: first.name, second_version: second.name }
  const { id } = await api('POST /api/staff/comparisons', { body: { name, ...versions } })
  for (const file of first.files) await sendSong(id, 'first', file)
  for (const file of second.files) await sendSong(id, 'second', file)
  await queryClient.invalidateQueries({ queryKey: list })
}

async function sendSong(id: string, version: 'first' | 'second', file: File): Promise<void> {
  const path = `/media/comparisons/${id}/${version}/${encodeURIComponent(titleOf(file))}`
  const response = await fetch(path, { method: 'PUT', headers: { 'content-type': 'audio/mpeg' }, body: file })
  if (!response.ok) throw new ApiError(response.status, await response.json())
}

export function titleOf(file: File): string {
  return file.name.replace(/\.mp3$/i, '')
}
