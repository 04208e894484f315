import {
  AppError,
  errorText,
  HANDLE_CHANGES_EVERY_DAYS,
  may,
  PROFILE_PINS_MAX,
  PROFILE_SHELF_MAX,
  type ArtistDetails,
  type Clip,
  type Hook,
  type Playlist,
  type Profile,
  DAY_MS,
} from '@arioso/contract'
import { toClip, toPlaylist, type User } from '@arioso/storage'
import type { Uses } from '../../context.ts'
import { actorOf } from '../../rules/actorOf.ts'
import { evaluateFlags } from '../../rules/evaluateFlags.ts'
import { refuseContent } from '../../rules/refuseContent.ts'
import { getVisibleClip } from '../../rules/songs/findVisibleClip.ts'
import { isOwnPicture } from '../../rules/isOwnPicture.ts'
import { subjectOf } from '../../rules/songs/subjectOf.ts'
import { withSongs } from '../../rules/songs/withSongs.ts'

const UNTOLD: ArtistDetails = { story: '', based_in: '', genres: '', link: '' }

type Changes = Pick<Profile, 'handle' | 'display_name' | 'profile_description' | 'avatar_image_url'>
type Shown = {
  include_hooks: boolean
  page: number
  clips_sort_by: 'created_at' | 'upvote_count' | 'play_count'
  playlists_sort_by: 'created_at' | 'upvote_count'
}

type Needs = Uses<
  | 'artistProfiles'
  | 'clips'
  | 'flagOverrides'
  | 'hooks'
  | 'playlists'
  | 'profilePins'
  | 'profiles'
  | 'transaction'
  | 'users',
  'configuration' | 'live' | 'now'
>

export function createProfilesService(context: Needs) {
  const { storage, live, now } = context

  async function getProfile(handle: string, viewer: User | undefined): Promise<Profile> {
    const found = await storage.profiles.find(handle, viewer?.id)
    if (found === undefined) throw new AppError('NOT_FOUND')
    return found
  }

  async function listHooks(userId: string, viewer: User | undefined): Promise<Hook[]> {
    const hooks = await storage.hooks.listByMaker(userId, { limit: PROFILE_SHELF_MAX, viewerId: viewer?.id })
    return withSongs(storage, hooks, viewer)
  }

  async function listPlaylists(userId: string, viewer: User | undefined, sort: Shown['playlists_sort_by']) {
    const page = { sort, limit: PROFILE_SHELF_MAX, viewerId: viewer?.id }
    const playlists = await storage.playlists.listByMaker(userId, page)
    return playlists.map((playlist): Playlist => toPlaylist(playlist, viewer?.id))
  }

  async function listPinned(userId: string, viewer: User | undefined): Promise<Clip[]> {
    return (await storage.profilePins.list(userId, viewer?.id)).map(toClip)
  }

  async function checkHandle(user: User, handle: string): Promise<void> {
    const owner = await storage.users.findByHandle(handle)
    if (owner !== undefined && owner.id !== user.id) {
      throw new AppError('HANDLE_TAKEN', {}, { handle: errorText('HANDLE_TAKEN') })
    }
    const againMs = (user.handleChangedAt?.getTime() ?? -Infinity) + HANDLE_CHANGES_EVERY_DAYS * DAY_MS
    if (now().getTime() >= againMs) return
    const day = new Date(againMs).toISOString().slice(0, 10)
    throw new AppError('FIELDS_INVALID', {}, { handle: `You can change your handle again on ${day}.` })
  }

  async function findArtist(userId: string): Promise<ArtistDetails | undefined> {
    const details = await storage.artistProfiles.find(userId)
    return details && { story: details.story, based_in: details.basedIn, genres: details.genres, link: details.link }
  }

  async function showArtist(userId: string, viewer: User | undefined): Promise<ArtistDetails | null> {
    if (!(await evaluateFlags(context, viewer))['artist-profiles']) return null
    const details = await findArtist(userId)
    return details !== undefined && Object.values(details).some((text) => text !== '') ? details : null
  }

  return {
    async getOwn(user: User): Promise<Profile & { artist: ArtistDetails }> {
      return { ...(await getProfile(user.handle, user)), artist: (await findArtist(user.id)) ?? UNTOLD }
    },

    async updateArtist(user: User, details: ArtistDetails): Promise<ArtistDetails> {
      const actor = actorOf(user, await evaluateFlags(context, user))
      if (!may('tellAsArtist', actor)) throw new AppError('FORBIDDEN')
      const { story, based_in: basedIn, genres, link } = details
      refuseContent({ story, based_in: basedIn, genres })
      await storage.artistProfiles.set(user.id, { story, basedIn, genres, link })
      return details
    },

    async get(viewer: User | undefined, handle: string, asked: Shown) {
      const { page, clips_sort_by, playlists_sort_by, include_hooks } = asked
      const profile = await getProfile(handle, viewer)
      const shown = { page, sort: clips_sort_by, viewerId: viewer?.id }
      const clips = await storage.clips.listByMaker(profile.user_id, shown)
      return {
        ...profile,
        artist: await showArtist(profile.user_id, viewer),
        clips: clips.map(toClip),
        pinned_clips: await listPinned(profile.user_id, viewer),
        playlists: await listPlaylists(profile.user_id, viewer, playlists_sort_by),
        hooks: include_hooks ? await listHooks(profile.user_id, viewer) : [],
        num_total_clips: profile.clips_count,
        current_page: page,
      }
    },

    async listPinned(user: User) {
      return { clips: await listPinned(user.id, user) }
    },

    async pin(user: User, { clip_id, pinned }: { clip_id: string; pinned: boolean }) {
      const clip = await getVisibleClip(storage, clip_id, user)
      if (!pinned) await storage.profilePins.unpin(user.id, clip.id)
      else if (!may('pinToProfile', actorOf(user), subjectOf(clip))) throw new AppError('FORBIDDEN')
      else if (!(await storage.profilePins.pin(user.id, clip.id, PROFILE_PINS_MAX))) {
        throw new AppError('PROFILE_PINS_FULL')
      }
      return { clips: await listPinned(user.id, user) }
    },

    async update(user: User, changes: Changes): Promise<Profile> {
      const { handle, display_name, profile_description } = changes
      refuseContent({ handle: handle.replaceAll('_', ' '), display_name, profile_description })
      const isOther = changes.handle !== user.handle
      if (isOther) await checkHandle(user, changes.handle)
      if (!mayShow(user, changes.avatar_image_url)) {
        throw new AppError('FIELDS_INVALID', {}, { avatar_image_url: 'Upload this picture here first.' })
      }
      await storage.users.update(user.id, {
        displayName: changes.display_name,
        profileDescription: changes.profile_description,
        avatarImageUrl: changes.avatar_image_url,
        ...(isOther ? { handle: changes.handle, handleChangedAt: now() } : {}),
      })
      return getProfile(changes.handle, user)
    },

    async follow(user: User, handle: string, isFollowing: boolean) {
      const { user_id } = await getProfile(handle, user)
      if (user_id === user.id) throw new AppError('FIELDS_INVALID', {}, { handle: 'You can’t follow yourself.' })
      const news = { userId: user_id, kind: 'follow', contentId: user_id, personId: user.id } as const
      await storage.transaction(async ({ profiles, notifications }) => {
        if (!(await profiles.setFollowing(user.id, user_id, isFollowing))) return
        await (isFollowing ? notifications.tell(news) : notifications.withdraw(news))
      })
      live.notify(user_id)
      return { success: true as const }
    },

    async listFollowers(viewer: User | undefined, handle: string, page: number) {
      const { user_id } = await getProfile(handle, viewer)
      const { profiles, total } = await storage.profiles.listFollowers(user_id, page, viewer?.id)
      return { profiles, numTotalResults: total, current_page: page }
    },
  }
}

function mayShow(user: User, url: string | null): boolean {
  return url === null || url === user.avatarImageUrl || isOwnPicture(user, url)
}
