import { useQuery } from '@tanstack/react-query'
import { api, requestJson } from '../../data/api/api.ts'

export function useSignInWays(): { id: string; name: string }[] {
  const { data } = useQuery({
    queryKey: ['sign-in-ways'],
    queryFn: () => api('GET /api/user/sign_in_ways/'),
    staleTime: Infinity,
  })
  return data?.ways ?? []
}

// Leaves the page; the provider sends back to where one was.
export async function signInWith(provider: string): Promise<void> {
  const callbackURL = `${location.pathname}${location.search}`
  const wish = { provider, callbackURL, errorCallbackURL: '/auth/error' }
  const { url } = (await requestJson('POST', '/api/auth/sign-in/social', wish)) as { url: string }
  location.assign(url)
}
