import { copyLink } from '../../songs/copyLink.ts'

// The system's own way of sharing where there is one; else, or when it fails, the link is copied.
export async function shareRadio(name: string): Promise<void> {
  const url = `${location.origin}/live-radio`
  if (typeof navigator.share !== 'function' || !matchMedia('(pointer: coarse)').matches) return copyLink(url)
  try {
    await navigator.share({ title: name, url })
  } catch (error) {
    const isClosed = error instanceof DOMException && error.name === 'AbortError'
    if (!isClosed) await copyLink(url)
  }
}
