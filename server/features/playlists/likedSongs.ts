import { AppError, PAGE_SIZE, type PlaylistPage } from '@arioso/contract'
import { toClip, type Storage, type User } from '@arioso/storage'

// Liked songs as a private playlist.
export async function getLikedSongs(
  storage: Pick<Storage, 'clips'>,
  viewer: User | undefined,
  page: number,
): Promise<PlaylistPage> {
  if (viewer === undefined) throw new AppError('SIGN_IN_REQUIRED')
  const { clips, total } = await storage.clips.listLiked(viewer.id, page)
  const firstIndex = (page - 1) * PAGE_SIZE
  return {
    id: 'liked',
    name: 'Liked songs',
    description: '',
    image_url: null,
    user_id: viewer.id,
    handle: viewer.handle,
    display_name: viewer.displayName,
    is_owned: true,
    is_public: false,
    is_trashed: false,
    is_saved: false,
    reaction_type: null,
    upvote_count: 0,
    num_total_results: total,
    current_page: page,
    playlist_clips: clips.map((clip, index) => ({ clip: toClip(clip), relative_index: firstIndex + index })),
  }
}
