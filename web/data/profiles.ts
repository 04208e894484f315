import type { ArtistDetails, Hook, Playlist, Profile } from '@arioso/contract'
import { PAGE_SIZE } from '@arioso/contract/limits'
import { queryOptions, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { api } from './api/api.ts'
import { rememberClips } from './songs/clipCache.ts'
import { rememberHooks } from './hooks.ts'
import { queryClient } from './api/queryClient.ts'
import { refreshSession } from './session/session.ts'

export type ProfileSort = 'created_at' | 'play_count' | 'upvote_count'

export type ProfilePage = {
  profile: Profile
  artist: ArtistDetails | null
  ids: string[]
  pages: number
  pinnedIds: string[]
  playlists: Playlist[]
  hooks: Hook[]
}

function profileQuery(handle: string, page: number, sort: ProfileSort) {
  return queryOptions({
    queryKey: ['list', 'profile', handle.toLowerCase(), page, sort],
    async queryFn(): Promise<ProfilePage> {
      const {
        clips,
        pinned_clips,
        num_total_clips,
        playlists,
        hooks,
        current_page: _page,
        artist,
        ...profile
      } = await api('GET /api/profiles/:handle', {
        params: { handle },
        query: { page, clips_sort_by: sort, include_hooks: 'true' },
      })
      rememberHooks(hooks)
      const pages = Math.ceil(num_total_clips / PAGE_SIZE)
      const pinnedIds = rememberClips(pinned_clips)
      return { profile, artist, ids: rememberClips(clips), pages, pinnedIds, playlists, hooks }
    },
    retry: false,
    // Another page or order of the same person's songs: the head stays while it comes.
    placeholderData: (before: ProfilePage | undefined) =>
      before?.profile.handle.toLowerCase() === handle.toLowerCase() ? before : undefined,
  })
}

export function useProfile(handle: string, page = 1, sort: ProfileSort = 'created_at') {
  return useQuery(profileQuery(handle, page, sort))
}

export function useFollowers(handle: string) {
  return useInfiniteQuery({
    queryKey: ['list', 'followers', handle.toLowerCase()],
    initialPageParam: 1,
    async queryFn({ pageParam }) {
      const { profiles, numTotalResults } = await api('GET /api/profiles/:handle/followers', {
        params: { handle },
        query: { page: pageParam },
      })
      return { profiles, next: pageParam * PAGE_SIZE < numTotalResults ? pageParam + 1 : undefined }
    },
    getNextPageParam: (page) => page.next,
    select: (data) => data.pages.flatMap((page) => page.profiles),
  })
}

function changeProfile(handle: string, change: (profile: Profile) => Profile): void {
  queryClient.setQueriesData<ProfilePage>({ queryKey: ['list', 'profile', handle.toLowerCase()] }, (data) =>
    data === undefined ? data : { ...data, profile: change(data.profile) },
  )
  queryClient.setQueriesData<Profile[]>({ queryKey: ['list', 'people'] }, (people) =>
    people?.map((each) => (each.handle === handle ? change(each) : each)),
  )
}

// Shown at once and taken back when it fails.
export async function follow({ handle, is_following }: Profile): Promise<void> {
  const set = (isFollowing: boolean) =>
    changeProfile(handle, (profile) => ({
      ...profile,
      is_following: isFollowing,
      followers_count: profile.followers_count + Number(isFollowing) - Number(profile.is_following),
    }))
  set(!is_following)
  try {
    await api('POST /api/profiles/follow', { body: { handle, unfollow: is_following } })
    await Promise.all([
      queryClient.invalidateQueries({ queryKey: ['list', 'following'] }),
      queryClient.invalidateQueries({ queryKey: ['list', 'followers', handle.toLowerCase()] }),
    ])
  } catch (error) {
    set(is_following)
    throw error
  }
}

// For staff.
export async function verifyPerson(handle: string, isVerified: boolean): Promise<void> {
  const body = { is_verified: isVerified }
  const { is_verified } = await api('POST /api/staff/people/:handle/verified/', { params: { handle }, body })
  changeProfile(handle, (profile) => ({ ...profile, is_verified }))
}

export type ProfileChanges = Pick<Profile, 'handle' | 'display_name' | 'profile_description' | 'avatar_image_url'>

export async function saveProfile(changes: ProfileChanges, artist?: ArtistDetails): Promise<Profile> {
  if (artist !== undefined) await api('POST /api/profiles/artist-info', { body: artist })
  const saved = await api('POST /api/profiles/', { body: changes })
  await Promise.all([refreshSession(), queryClient.invalidateQueries({ queryKey: ['list'] })])
  return saved
}
