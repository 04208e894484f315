import type { AudioUpload } from '@arioso/contract'
import { toasts } from '@arioso/contract/errors'
import { useEffect, useEffectEvent, useState } from 'react'
import { sendAudio, waitForAudio } from '../../data/audioUploads.ts'
import { showToast } from '../../ui/toast.ts'
import type { Finalizing } from './FinalizeStage.tsx'
import type { Step } from './wizard.ts'

// Sending begins as soon as the stage opens, so that it is often over before a title is found. Null once all is sent.
export function useSending(wizard: Finalizing, onStep: (step: Step) => void): number | null {
  const [progress, setProgress] = useState<number | null>(0)
  const send = useEffectEvent((watch: Watch) => sendOrTell(wizard, watch))
  const go = useEffectEvent(onStep)

  useEffect(() => {
    const leaving = new AbortController()
    const { signal } = leaving
    send({ signal, onProgress: (share) => setProgress(share < 1 ? share : null) })
      .then((step) => (signal.aborted ? undefined : go(step)))
      .catch((error: unknown) => console.warn('the upload was left', error))
    return () => leaving.abort()
  }, [])
  return progress
}

type Watch = { signal: AbortSignal; onProgress: (share: number) => void }

async function sendOrTell({ sound, mode, trim }: Finalizing, watch: Watch): Promise<Step> {
  const { file, name, extension } = sound
  const uploadType = mode === 'recording' ? 'recording' : 'file_upload'
  const audio = { file, name, extension, uploadType, ...(trim && { trim }) } as const
  const id = await sendAudio(audio, watch).catch(() => undefined)
  if (id === undefined) {
    if (!watch.signal.aborted) showToast(toasts.uploadFailed)
    return { type: 'notSent' }
  }
  const upload = await waitForAudio(id, watch.signal)
  if (upload?.status === 'complete') return { type: 'processed', upload }
  if (!watch.signal.aborted) tellRefusal(upload)
  return { type: 'refused' }
}

function tellRefusal(upload: AudioUpload | undefined): void {
  const message = upload?.error_message
  showToast(message == null ? toasts.uploadNotProcessed : { ...toasts.uploadNotProcessed, message })
}
