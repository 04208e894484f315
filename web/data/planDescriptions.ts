import { useQuery } from '@tanstack/react-query'
import { api } from './api.ts'

async function loadPlans() {
  return (await api('GET /api/billing/usage-plan-descriptions/')).plans
}

export type PlanDescription = Awaited<ReturnType<typeof loadPlans>>[number]

export function usePlanDescriptions() {
  return useQuery({ queryKey: ['list', 'plans'], queryFn: loadPlans })
}
