import { api } from './api/api.ts'
import type { SharedType } from './session/shareVisit.ts'

// The plain address with a code of one's own, by which its visits are known; without one it still leads there.
export async function createShareLink(contentType: SharedType, contentId: string, path: string): Promise<string> {
  const link = `${location.origin}${path}`
  try {
    const body = { content_id: contentId, content_type: contentType }
    const { code } = await api('POST /api/share/link', { body })
    return `${link}?sh=${code}`
  } catch (error) {
    console.warn('the link has no code of its own', error)
    return link
  }
}
