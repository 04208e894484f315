import { useQuery } from '@tanstack/react-query'
import type { Clip } from '@arioso/contract'
import { api } from '../api/api.ts'
import { clipState, isPlayable } from './clipState.ts'

const NO_PEAKS: number[] = []

export function usePeaks(clip: Clip): number[] {
  const { data } = useQuery({
    queryKey: ['peaks', clip.id],
    queryFn: () => api('GET /api/gen/:id/waveform-aggregates', { params: { id: clip.id } }),
    enabled: clipState(clip) === 'complete',
    staleTime: Infinity,
  })
  return data?.peaks ?? NO_PEAKS
}

// The state is part of the key: words may still be moving while the song is being made.
export function useAlignedLyrics(clip: Clip) {
  return useQuery({
    queryKey: ['lyrics', clip.id, clipState(clip)],
    queryFn: () => api('GET /api/gen/:id/aligned_lyrics/v2/', { params: { id: clip.id } }),
    enabled: isPlayable(clip),
    staleTime: Infinity,
    select: (reply) => reply.aligned_words,
  })
}
