import { useEffect } from 'react'
import { inBackground } from '../../data/api/inBackground.ts'
import { useSession } from '../../data/session/session.ts'
import { hasSavedPrompt } from '../../songs/making/savedPrompt.ts'

// After signing in, starts the song that was asked for before.
export function useSavedPrompt(): void {
  const { session } = useSession()
  const userId = session?.userId ?? null
  useEffect(() => {
    if (userId === null || !hasSavedPrompt(localStorage)) return
    inBackground('the saved prompt did not run', runLater())
  }, [userId])
}

async function runLater(): Promise<void> {
  const { runSavedPrompt } = await import('./runSavedPrompt.ts')
  await runSavedPrompt()
}
