import type { Clip } from '@arioso/contract'
import { useState } from 'react'
import { api } from '../data/api.ts'
import { rememberClips, updateClip } from '../data/clipCache.ts'
import { refreshSession } from '../data/session.ts'
import { showToast } from '../ui/toast.ts'
import { tellRefusal } from './tellRefusal.ts'
import { toastForError } from './toastForError.ts'

const UNDO_SECONDS = 6

const lastChange = new Map<string, Promise<void>>()

// Shown at once, sent one after the other: an undo that overtakes its trashing would be lost.
async function setTrashed(clip: Clip, trash: boolean): Promise<void> {
  updateClip(clip.id, { is_trashed: trash })
  const before = lastChange.get(clip.id) ?? Promise.resolve()
  const change: Promise<void> = before.then(() => sendTrashed(clip, trash, () => lastChange.get(clip.id) === change))
  lastChange.set(clip.id, change)
  await change
}

async function sendTrashed(clip: Clip, trash: boolean, isLatest: () => boolean): Promise<void> {
  try {
    const { clips } = await api('POST /api/gen/trash', { body: { trash, clip_ids: [clip.id] } })
    if (isLatest()) rememberClips(clips)
  } catch (error) {
    updateClip(clip.id, { is_trashed: !trash })
    showToast(toastForError(error))
  }
}

export function useClipActions(clip: Clip) {
  const [isRetrying, setRetrying] = useState(false)

  async function retry(): Promise<void> {
    setRetrying(true)
    try {
      rememberClips([await api('POST /api/generate/retry/:id', { params: { id: clip.id } })])
      await refreshSession()
    } catch (error) {
      tellRefusal(error)
    } finally {
      setRetrying(false)
    }
  }

  async function remove(): Promise<void> {
    showToast(
      { title: 'Moved to trash', message: clip.title, seconds: UNDO_SECONDS, kind: 'info' },
      { label: 'Undo', onClick: () => void setTrashed(clip, false) },
    )
    await setTrashed(clip, true)
  }

  return {
    isRetrying,
    retry: () => void retry(),
    remove: () => void remove(),
    restore: () => void setTrashed(clip, false),
  }
}
