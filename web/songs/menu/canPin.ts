import type { Clip } from '@arioso/contract'
import type { Actor } from '@arioso/contract/permissions'

// The workspace check: the song is one's own, and so is the workspace that keeps it. Said here once more because every row
// asks, and the whole table weighs more than the row; a test holds it to the table.
export function canPin(clip: Pick<Clip, 'user_id'>, { userId }: Pick<Actor, 'userId'>): boolean {
  return userId !== null && clip.user_id === userId
}
