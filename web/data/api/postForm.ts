import { ApiError, networkError } from './ApiError.ts'

export type SendingWatch = { signal: AbortSignal; onProgress: (share: number) => void }

// Of all ways to send, only this one tells how far it is.
export function postForm(url: string, form: FormData, { signal, onProgress }: SendingWatch): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0))
    request.addEventListener('load', () => {
      if (request.status < 300) resolve()
      else reject(new ApiError(request.status, {}))
    })
    request.addEventListener('error', () => reject(networkError()))
    request.addEventListener('abort', () => reject(networkError()))
    signal.addEventListener('abort', () => request.abort(), { once: true })
    request.open('POST', url)
    request.send(form)
  })
}
