import { useEffect } from 'react'
import { useSession } from '../data/session.ts'

// Whoever has just signed in gets the song they asked for before.
export function useSavedPrompt(): void {
  const { session } = useSession()
  const userId = session?.userId ?? null
  useEffect(() => {
    if (userId === null) return
    runLater().catch((error: unknown) => console.warn('the saved prompt did not run', error))
  }, [userId])
}

async function runLater(): Promise<void> {
  const { runSavedPrompt } = await import('../songs/runSavedPrompt.ts')
  await runSavedPrompt()
}
