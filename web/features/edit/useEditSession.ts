import { useEffect } from 'react'
import { api } from '../../data/api.ts'
import { resetEditor } from './editor.ts'

// Begins with entering edit mode and ends with leaving it, however it is left. Whatever was being edited goes with it.
export function useEditSession(clipId: string, isAllowed: boolean): void {
  useEffect(() => {
    if (!isAllowed) return
    const started = api('POST /api/edit/session/', { body: { clip_id: clipId } })
    let isOver = false
    const end = (): void => {
      if (isOver) return
      isOver = true
      started
        .then(({ edit_session_id }) =>
          fetch(`/api/edit/session/${edit_session_id}/end/`, { method: 'POST', keepalive: true }),
        )
        .catch((error: unknown) => console.warn('the edit session could not be ended', error))
    }
    addEventListener('pagehide', end)
    return () => {
      removeEventListener('pagehide', end)
      end()
      resetEditor()
    }
    // The session is that of the page: another version of the song does not begin a new one.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isAllowed])
}
