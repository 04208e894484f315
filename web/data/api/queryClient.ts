import { onlineManager } from '@tanstack/react-query'
import { ApiError } from './ApiError.ts'
import { ReloadingClient } from './ReloadingClient.ts'

const RETRIES = 3

// Only browsers know.
const hasConnection = (): boolean => !('onLine' in navigator) || navigator.onLine

// Offline, queries fail at once instead of seeming to load; they run again once there is a connection.
function shouldRetry(failures: number, error: Error): boolean {
  if (!hasConnection()) return false
  const temporary = error instanceof ApiError && (error.code === 'NETWORK' || error.status >= 500)
  return temporary && failures < RETRIES
}

// It believes in a connection until one is lost; a page opened without one would not notice when there is one again.
onlineManager.setOnline(hasConnection())

// Without a connection the service worker may still have an answer, so it is asked once.
export const queryClient = new ReloadingClient({
  defaultOptions: {
    queries: { staleTime: 30_000, retry: shouldRetry, refetchOnWindowFocus: true, networkMode: 'offlineFirst' },
  },
})
