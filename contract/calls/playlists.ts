import { z } from 'zod'
import { defineCall, idParams } from '../call.ts'
import { playlist, playlistPage } from '../entities/playlist.ts'
import { PLAYLIST } from '../limits.ts'
import { page } from './paging.ts'

const name = z.string().trim().min(1).max(PLAYLIST.nameMax)
const description = z.string().trim().max(PLAYLIST.descriptionMax)
const clipIds = z.array(z.uuid()).min(1).max(PLAYLIST.clipsPerCall)

export const playlistCalls = {
  listPlaylists: defineCall({
    method: 'GET',
    path: '/api/playlist/me',
    access: 'member',
    summary: 'Your playlists, newest first; those in the trash instead, or those you saved besides',
    query: page.extend({ show_trashed: z.stringbool().default(false), show_sharelist: z.stringbool().default(false) }),
    reply: z.object({
      playlists: z.array(playlist),
      num_total_results: z.number().int(),
      current_page: z.number().int(),
    }),
  }),
  getPlaylist: defineCall({
    method: 'GET',
    path: '/api/playlist/:id',
    access: 'anyone',
    summary: "A playlist with a page of its songs; 'liked' names your liked songs",
    params: z.object({ id: z.union([z.uuid(), z.literal('liked')]) }),
    query: page,
    reply: playlistPage,
  }),
  createPlaylist: defineCall({
    method: 'POST',
    path: '/api/playlist/create/',
    access: 'member',
    summary: 'Makes a playlist, empty or with songs in the order given',
    body: z.object({
      name,
      description: description.default(''),
      is_public: z.boolean().default(false),
      clip_ids: z.array(z.uuid()).max(PLAYLIST.clipsPerCall).default([]),
    }),
    reply: playlist,
  }),
  updatePlaylist: defineCall({
    method: 'POST',
    path: '/api/playlist/set_metadata',
    access: 'member',
    summary: 'Renames, describes or publishes a playlist; what is left out stays',
    body: z.object({
      playlist_id: z.uuid(),
      name: name.optional(),
      description: description.optional(),
      is_public: z.boolean().optional(),
    }),
    reply: playlist,
  }),
  updatePlaylistClips: defineCall({
    method: 'POST',
    path: '/api/playlist/update_clips/',
    access: 'member',
    summary: 'Adds, removes or reorders songs; a reorder moves them in front of the relative_index to_index',
    body: z.object({
      playlist_id: z.uuid(),
      update_type: z.enum(['add', 'remove', 'reorder']),
      metadata: z.object({ clip_ids: clipIds, to_index: z.number().int().min(0).max(100_000).optional() }),
    }),
    reply: playlist,
  }),
  trashPlaylist: defineCall({
    method: 'POST',
    path: '/api/playlist/v2/:id/trash',
    access: 'member',
    summary: 'Moves a playlist to the trash, or back with trash false',
    params: idParams,
    body: z.object({ trash: z.boolean() }),
    reply: playlist,
  }),
  savePlaylist: defineCall({
    method: 'POST',
    path: '/api/playlist/v2/:id/save',
    access: 'member',
    summary: "Keeps somebody else's playlist among yours, or no longer with save false",
    params: idParams,
    body: z.object({ save: z.boolean() }),
    reply: playlist,
  }),
  reactToPlaylist: defineCall({
    method: 'POST',
    path: '/api/playlist_reaction/:id/update_reaction_type/',
    access: 'member',
    summary: 'Likes or dislikes a playlist, or takes that back with null',
    params: idParams,
    body: z.object({ reaction: z.enum(['LIKE', 'DISLIKE']).nullable() }),
    reply: playlist,
  }),
}
