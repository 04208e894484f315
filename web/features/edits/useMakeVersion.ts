import type { Clip } from '@arioso/contract'
import { useState } from 'react'
import { useNavigate } from '../../routing/useRouter.ts'
import { showNewClips } from '../../data/songs/refine.ts'
import { refreshSession } from '../../data/session/session.ts'
import { explainRefusedSong } from '../../songs/making/explainRefusedSong.ts'
import { setEditor } from './editor.ts'

// Sends an edit and opens the version it makes; the one before stays in the list and behind Undo.
export function useMakeVersion() {
  const [isBusy, setBusy] = useState(false)
  const navigate = useNavigate()

  async function send(edit: () => Promise<Clip[]>): Promise<void> {
    setBusy(true)
    try {
      const clips = await edit()
      const [first] = clips
      showNewClips(clips)
      setEditor({ span: null, lyrics: null, style: '', fadeInSeconds: 0, fadeOutSeconds: 0 })
      if (first !== undefined) await navigate({ to: '/edit/$id', params: { id: first.id }, replace: true })
      await refreshSession()
    } catch (error) {
      explainRefusedSong(error, () => void send(edit))
    } finally {
      setBusy(false)
    }
  }

  return { isBusy, make: (edit: () => Promise<Clip[]>) => void send(edit) }
}
