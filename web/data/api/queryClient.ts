import { QueryClient } from '@tanstack/react-query'
import { ApiError } from './ApiError.ts'

const RETRIES = 3

function shouldRetry(failures: number, error: Error): boolean {
  const temporary = error instanceof ApiError && (error.code === 'NETWORK' || error.status >= 500)
  return temporary && failures < RETRIES
}

export const queryClient = new QueryClient({
  defaultOptions: { queries: { staleTime: 30_000, retry: shouldRetry, refetchOnWindowFocus: true } },
})
