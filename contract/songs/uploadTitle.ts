import { TITLE_MAX } from '../limits.ts'

/** What audio is called until somebody names it: after its file, or what it is. */
export function uploadTitle(filename: string, uploadType: 'file_upload' | 'recording'): string {
  if (uploadType === 'recording') return 'My recording'
  const name = filename
    .slice(filename.lastIndexOf('/') + 1)
    .replace(/\.[A-Za-z0-9]{1,5}$/, '')
    .replaceAll(/[_\s]+/g, ' ')
    .trim()
  return name.slice(0, TITLE_MAX).trim() || 'My upload'
}
