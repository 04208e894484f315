import { copyLink } from '../../songs/menu/copyLink.ts'
import { RADIO_STATION_ID } from '@arioso/contract/limits'
import { createShareLink } from '../../data/createShareLink.ts'

// The system's own way of sharing where there is one; else, or when it fails, the link is copied.
export async function shareRadio(name: string): Promise<void> {
  const url = await createShareLink('radio', RADIO_STATION_ID, '/live-radio')
  if (typeof navigator.share !== 'function' || !matchMedia('(pointer: coarse)').matches) return copyLink(url)
  try {
    await navigator.share({ title: name, url })
  } catch (error) {
    const isClosed = error instanceof DOMException && error.name === 'AbortError'
    if (!isClosed) await copyLink(url)
  }
}
