import { useRouterState } from '@tanstack/react-router'

export function useAddressParameter(name: string): string | null {
  return useRouterState({ select: (state) => new URLSearchParams(state.location.searchStr).get(name) })
}
