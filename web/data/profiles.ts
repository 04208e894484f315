import type { Profile } from '@arioso/contract'
import { PAGE_SIZE } from '@arioso/contract/limits'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { api } from './api.ts'
import { rememberClips } from './clipCache.ts'
import { queryClient } from './queryClient.ts'
import { refreshSession } from './session.ts'

export type ProfilePage = { profile: Profile; ids: string[]; pages: number }

function profileQuery(handle: string, page: number) {
  return queryOptions({
    queryKey: ['list', 'profile', handle.toLowerCase(), page],
    async queryFn(): Promise<ProfilePage> {
      const {
        clips,
        num_total_clips,
        playlists: _playlists,
        hooks: _hooks,
        current_page: _page,
        ...profile
      } = await api('GET /api/profiles/:handle', { params: { handle }, query: { page } })
      return { profile, ids: rememberClips(clips), pages: Math.ceil(num_total_clips / PAGE_SIZE) }
    },
    retry: false,
  })
}

export function useProfile(handle: string, page = 1) {
  return useQuery(profileQuery(handle, page))
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
    await queryClient.invalidateQueries({ queryKey: ['list', 'following'] })
  } catch (error) {
    set(is_following)
    throw error
  }
}

export type ProfileChanges = Pick<Profile, 'handle' | 'display_name' | 'profile_description' | 'avatar_image_url'>

export async function saveProfile(changes: ProfileChanges): Promise<Profile> {
  const saved = await api('POST /api/profiles/', { body: changes })
  await Promise.all([refreshSession(), queryClient.invalidateQueries({ queryKey: ['list'] })])
  return saved
}

// What the editor needs is there as soon as somebody is signed in.
export function useOwnProfile(options: { enabled: boolean }) {
  return useQuery({
    queryKey: ['list', 'own-profile'],
    queryFn: () => api('GET /api/profiles/artist-info'),
    ...options,
  })
}
