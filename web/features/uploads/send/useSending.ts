import type { AudioUpload } from '@arioso/contract'
import { toasts } from '@arioso/contract/toasts'
import { useEffect, useEffectEvent, useState } from 'react'
import { inBackground } from '../../../data/api/inBackground.ts'
import { sendAudio, waitForAudio } from './audioUploads.ts'
import { sendInTime } from './sendInTime.ts'
import { showToast } from '../../../ui/surfaces/toast.ts'
import { forgetPendingUpload, keepPendingUpload } from './pendingUpload.ts'
import type { Finalizing, Step } from '../wizard.ts'

// Sending begins as soon as the stage opens, so that it is often over before a title is found. Null once all is sent.
export function useSending(wizard: Finalizing, onStep: (step: Step) => void): number | null {
  const [progress, setProgress] = useState<number | null>('sound' in wizard.source ? 0 : null)
  const send = useEffectEvent((watch: Watch) => sendOrTell(wizard, watch))
  const go = useEffectEvent(onStep)

  useEffect(() => {
    const leaving = new AbortController()
    const { signal } = leaving
    inBackground(
      'the upload was left',
      send({ signal, onProgress: (share) => setProgress(share < 1 ? share : null) }).then((step) =>
        signal.aborted ? undefined : go(step),
      ),
    )
    return () => leaving.abort()
  }, [])
  return progress
}

type Watch = { signal: AbortSignal; onProgress: (share: number) => void }

async function sendOrTell({ source, mode }: Finalizing, watch: Watch): Promise<Step> {
  const sent = 'sound' in source ? await send(source, mode, watch) : { id: source.uploadId }
  if ('problem' in sent) {
    if (!watch.signal.aborted) showToast(sent.problem)
    return { type: 'notSent' }
  }
  const { id } = sent
  if (!watch.signal.aborted) keepPendingUpload(id)
  const upload = await waitForAudio(id, watch.signal)
  if (upload?.status === 'complete') return { type: 'processed', upload }
  if (!watch.signal.aborted) {
    forgetPendingUpload()
    tellRefusal(upload)
  }
  return { type: 'refused' }
}

type Sent = Extract<Finalizing['source'], { sound: unknown }>

function send({ sound, trim }: Sent, mode: Finalizing['mode'], watch: Watch) {
  const { file, name, extension } = sound
  const uploadType = mode === 'recording' ? 'recording' : 'file_upload'
  const audio = { file, name, extension, uploadType, ...(trim && { trim }) } as const
  return sendInTime((signal) => sendAudio(audio, { ...watch, signal }), watch.signal)
}

function tellRefusal(upload: AudioUpload | undefined): void {
  const message = upload?.error_message
  showToast(message == null ? toasts.uploadNotProcessed : { ...toasts.uploadNotProcessed, message })
}
