import type { ApiScope } from '@arioso/contract/api/apiScopes'
import { useQuery } from '@tanstack/react-query'
import { api } from '../api/api.ts'
import { queryClient } from '../api/queryClient.ts'
import { useIsUsable } from '../stores/firstUse.ts'

const KEYS = ['api-keys']

export function useApiKeys() {
  return useQuery({
    queryKey: KEYS,
    queryFn: () => api('GET /api/user/api_keys/'),
    staleTime: 0,
    enabled: useIsUsable(),
  })
}

/** Returns the key itself, which is shown only this once. */
export async function makeApiKey(wish: { name: string; scopes: ApiScope[]; password: string }): Promise<string> {
  const { secret } = await api('POST /api/user/api_keys/', { body: wish })
  await queryClient.invalidateQueries({ queryKey: KEYS })
  return secret
}

export async function revokeApiKey(id: string): Promise<void> {
  await api('POST /api/user/api_keys/:id/revoke/', { params: { id } })
  await queryClient.invalidateQueries({ queryKey: KEYS })
}
