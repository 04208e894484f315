import { VIDEO_UPLOAD_TIMEOUT_MS } from '@arioso/contract/limits'
import { toasts, type ToastText } from '@arioso/contract/toasts'

type Sent = { id: string } | { problem: ToastText }

/** Sound gets as long as a film; after that the person is shown that it took too long. */
export async function sendInTime(
  send: (signal: AbortSignal) => Promise<string>,
  leaving: AbortSignal,
  timeout: (milliseconds: number) => AbortSignal = (milliseconds) => AbortSignal.timeout(milliseconds),
): Promise<Sent> {
  const tooLate = timeout(VIDEO_UPLOAD_TIMEOUT_MS)
  try {
    return { id: await send(AbortSignal.any([leaving, tooLate])) }
  } catch {
    return { problem: tooLate.aborted ? toasts.uploadTimedOut : toasts.uploadFailed }
  }
}
