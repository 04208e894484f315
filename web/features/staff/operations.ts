import { useQuery } from '@tanstack/react-query'
import type { PlannedMaintenance } from '@arioso/contract'
import { api } from '../../data/api/api.ts'
import { queryClient } from '../../data/api/queryClient.ts'
import { refreshSession } from '../../data/session/session.ts'

const MAINTENANCE = ['staff-maintenance']
const EXPERIMENTS = ['staff-experiments']

export function useMaintenance() {
  return useQuery({ queryKey: MAINTENANCE, queryFn: () => api('GET /api/staff/maintenance/'), staleTime: 0 })
}

export async function planMaintenance(planned: PlannedMaintenance | null): Promise<void> {
  queryClient.setQueryData(MAINTENANCE, await api('POST /api/staff/maintenance/', { body: { planned } }))
  await refreshSession()
}

export function useFeedback() {
  return useQuery({ queryKey: ['staff-feedback'], queryFn: () => api('GET /api/staff/feedback/'), staleTime: 0 })
}

export function useExperimentStates() {
  return useQuery({ queryKey: EXPERIMENTS, queryFn: () => api('GET /api/staff/experiments/'), staleTime: 0 })
}

export async function shareExperiment(layer: string, parameter: string, sharePercent: number): Promise<void> {
  const body = { layer, parameter, share_percent: sharePercent }
  queryClient.setQueryData(EXPERIMENTS, await api('POST /api/staff/experiments/', { body }))
  await refreshSession()
}
