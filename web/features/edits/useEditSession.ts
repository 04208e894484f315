import { useEffect } from 'react'
import { inBackground } from '../../data/api/inBackground.ts'
import { api } from '../../data/api/api.ts'
import { resetEditor } from './editor.ts'

// Begins with entering edit mode and ends with leaving it, however it is left. Whatever was being edited goes with it.
export function useEditSession(clipId: string, isAllowed: boolean): void {
  useEffect(() => {
    if (!isAllowed) return
    let end = startSession(clipId)
    const leave = (): void => {
      end()
      resetEditor()
    }
    // Back in the history, a page may come as it was left, without being loaded.
    const comeBack = ({ persisted }: PageTransitionEvent): void => {
      if (persisted) end = startSession(clipId)
    }
    addEventListener('pagehide', leave)
    addEventListener('pageshow', comeBack)
    return () => {
      removeEventListener('pagehide', leave)
      removeEventListener('pageshow', comeBack)
      leave()
    }
    // The session is that of the page: another version of the song does not begin a new one.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isAllowed])
}

// Returns how to end it. A beacon is sent even while the page unloads; leaving before the session has an
// id ends it when the id comes, and if the page is gone by then, the next session does.
function startSession(clipId: string): () => void {
  let id: string | undefined
  let isOver = false
  const tell = (): void => {
    if (id !== undefined) navigator.sendBeacon(`/api/edit/session/${id}/end/`)
  }
  const start = async (): Promise<void> => {
    id = (await api('POST /api/edit/session/', { body: { clip_id: clipId } })).edit_session_id
    if (isOver) tell()
  }
  inBackground('the edit session could not be started', start())
  return () => {
    if (isOver) return
    isOver = true
    tell()
  }
}
