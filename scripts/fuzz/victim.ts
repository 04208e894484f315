import { randomUUID } from 'node:crypto'
import { signUpMember, type Member } from '../member.ts'

export type Victim = {
  ids: string[]
  // Stands in everything of theirs that nobody else may see.
  secret: string
  member: Member
  // Everything they have, as they see it.
  look(): Promise<string>
}

/** Somebody with one private thing of every kind that can be had in a moment. */
export async function createVictim(url: string): Promise<Victim> {
  const member = await signUpMember(url)
  const secret = `secret-${randomUUID()}`
  const clips = await member.generate('a quiet waltz')
  for (const { id } of clips) await member.ask(`/api/gen/${id}/set_metadata/`, { title: secret })
  const list = await member.ask<{ id: string }>('/api/playlist/create/', { name: secret })
  const workspace = await member.ask<{ id: string }>('/api/project', { name: secret })
  const sound = await member.ask<{ id: string }>('/api/uploads/audio/', {
    extension: 'wav',
    upload_type: 'file_upload',
  })
  const film = await member.ask<{ id: string }>('/api/uploads/video/', { extension: 'mp4' })
  const { sessions } = await member.ask<{ sessions: { id: string }[] }>('/api/user/sessions/')
  const { userId, user } = await member.session()
  const things = [...clips, list, workspace, sound, film, ...sessions].map(({ id }) => id)
  const ids = [...things, userId ?? '', user?.handle ?? '']

  async function look(): Promise<string> {
    const session = await member.session()
    const library = await member.listByIds(clips.map(({ id }) => id))
    const playlists = await member.ask<object>('/api/playlist/me')
    const places = await member.ask<{ sessions: { id: string }[] }>('/api/user/sessions/')
    const songs = library.map(({ id, title, is_public, is_trashed }) => ({ id, title, is_public, is_trashed }))
    const owned = { user: session.user, plan: session.subscriptionLevel, isStaff: session.isStaff }
    return JSON.stringify({ owned, songs, playlists, sessions: places.sessions.map(({ id }) => id) })
  }
  return { ids, secret, member, look }
}
