import type { ReportedType, Subject } from '@arioso/contract'
import { toHook, toPersona, type Storage } from '@arioso/storage'
import { hookSubject } from '../../rules/findVisibleHook.ts'
import { removeFilm, removeHook } from '../../rules/removeHook.ts'

// Something people can report, as staff look at it, and how it is taken away.
export type Reportable = {
  ownerId: string
  title: string
  text: string
  imageUrl: string | null
  subject: Subject
  remove(): Promise<void>
}

export function findReported(
  storage: Pick<
    Storage,
    | 'artistProfiles'
    | 'files'
    | 'hookComments'
    | 'hooks'
    | 'keptFiles'
    | 'personas'
    | 'transaction'
    | 'users'
    | 'videoUploads'
  >,
  type: ReportedType,
  id: string,
): Promise<Reportable | undefined> {
  switch (type) {
    case 'hook':
      return findHook(storage, id)
    case 'hook_comment':
      return findHookComment(storage, id)
    case 'persona':
      return findPersona(storage, id)
    case 'profile':
      return findProfile(storage, id)
  }
}

async function findHook(
  storage: Pick<Storage, 'files' | 'hooks' | 'keptFiles' | 'transaction' | 'videoUploads'>,
  id: string,
): Promise<Reportable | undefined> {
  const hook = await storage.hooks.find(id)
  if (hook === undefined) return undefined
  return {
    ownerId: hook.userId,
    title: hook.publish.title,
    text: hook.publish.caption,
    imageUrl: toHook(hook, null).image_url,
    subject: hookSubject(hook),
    async remove() {
      await removeHook(storage, hook)
      await removeFilm(storage, hook.uploadId)
    },
  }
}

// Visible to everyone who may see its hook.
async function findHookComment(
  storage: Pick<Storage, 'hookComments' | 'hooks'>,
  id: string,
): Promise<Reportable | undefined> {
  const comment = await storage.hookComments.find(id)
  const hook = comment && (await storage.hooks.find(comment.hookId))
  if (comment === undefined || hook === undefined) return undefined
  return {
    ownerId: comment.userId,
    title: comment.content,
    text: '',
    imageUrl: null,
    subject: { ...hookSubject(hook), ownerId: comment.userId },
    remove: () => storage.hookComments.remove(comment),
  }
}

async function findPersona(storage: Pick<Storage, 'personas'>, id: string): Promise<Reportable | undefined> {
  const persona = await storage.personas.find(id)
  if (persona === undefined) return undefined
  return {
    ownerId: persona.userId,
    title: persona.name,
    text: [persona.description, persona.styles].filter((words) => words !== '').join(' · '),
    imageUrl: toPersona(persona, undefined).image_url,
    subject: { ownerId: persona.userId, visibility: persona.isPublic && !persona.isTrashed ? 'public' : 'private' },
    remove: () => storage.personas.remove(persona.id),
  }
}

// The account stays: only what its person wrote and their picture go.
async function findProfile(
  storage: Pick<Storage, 'artistProfiles' | 'users'>,
  id: string,
): Promise<Reportable | undefined> {
  const person = await storage.users.find(id)
  if (person === undefined) return undefined
  const artist = await storage.artistProfiles.find(id)
  const words = [
    person.profileDescription,
    artist?.story ?? '',
    artist?.basedIn ?? '',
    artist?.genres ?? '',
    artist?.link ?? '',
  ]
  return {
    ownerId: person.id,
    title: person.displayName || person.handle,
    text: words.filter((each) => each !== '').join('\n'),
    imageUrl: person.avatarImageUrl,
    subject: { ownerId: person.id, visibility: 'public' },
    async remove() {
      const blank = { displayName: person.handle, profileDescription: '', avatarImageUrl: null, isVerified: false }
      await storage.users.update(person.id, blank)
      await storage.artistProfiles.set(person.id, { story: '', basedIn: '', genres: '', link: '' })
    },
  }
}
