import type { Clip } from '@arioso/contract'

export function titleOf(clip: Clip): string {
  return clip.title === '' ? 'Untitled' : clip.title
}
