import type { Clip } from '@arioso/contract'

export function titleOf(clip: Pick<Clip, 'title'>): string {
  return clip.title === '' ? 'Untitled' : clip.title
}
