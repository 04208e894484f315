import type { Clip } from '@arioso/contract'

// A song asked for in a sentence gets its title with its lyrics.
export function titleOf({ title, status = 'complete' }: Pick<Clip, 'title'> & Partial<Pick<Clip, 'status'>>): string {
  if (title !== '') return title
  return status === 'complete' ? 'Untitled' : 'New song'
}
