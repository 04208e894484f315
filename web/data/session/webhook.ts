import { useQuery } from '@tanstack/react-query'
import { api } from '../api/api.ts'
import { queryClient } from '../api/queryClient.ts'
import { useIsUsable } from '../stores/firstUse.ts'

const WEBHOOK = ['webhook']
const POLL_MS = 3000

export function useWebhook() {
  return useQuery({
    queryKey: WEBHOOK,
    queryFn: () => api('GET /api/user/webhook/'),
    staleTime: 0,
    enabled: useIsUsable(),
    // A first try is made within a second or two; those that come later are not waited for.
    refetchInterval: ({ state }) =>
      state.data?.deliveries.some((delivery) => delivery.state === 'waiting' && delivery.tries === 0) === true
        ? POLL_MS
        : false,
  })
}

/** Returns the secret, which is shown only this once. */
export async function setWebhook(url: string): Promise<string> {
  const { secret } = await api('POST /api/user/webhook/', { body: { url } })
  await reload()
  return secret
}

export async function removeWebhook(): Promise<void> {
  await api('POST /api/user/webhook/remove/')
  await reload()
}

export async function tryWebhook(): Promise<void> {
  await api('POST /api/user/webhook/try/')
  await reload()
}

function reload(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: WEBHOOK })
}
