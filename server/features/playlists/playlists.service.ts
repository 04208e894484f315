import { AppError, PAGE_SIZE, type PlaylistPage } from '@arioso/contract'
import { toClip, type User } from '@arioso/storage'
import type { ServerContext } from '../../context.ts'

export function createPlaylistsService({ storage }: ServerContext) {
  return {
    async get(viewer: User | undefined, id: string, page: number): Promise<PlaylistPage> {
      if (id !== 'liked') throw new AppError('NOT_FOUND')
      if (viewer === undefined) throw new AppError('SIGN_IN_REQUIRED')
      const { clips, total } = await storage.clips.listLiked(viewer.id, page)
      const firstIndex = (page - 1) * PAGE_SIZE
      return {
        id,
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
    },
  }
}
