import { AppError, may, type Calls, type Persona } from '@arioso/contract'
import { toClip, toPersona, type StoredPersona, type User } from '@arioso/storage'
import type { z } from 'zod'
import type { Uses } from '../../context.ts'
import { actorOf } from '../../rules/actorOf.ts'
import { getVisibleClip } from '../../rules/songs/findVisibleClip.ts'
import { refuseContent } from '../../rules/refuseContent.ts'
import { refuseWhilePaused } from '../../rules/standing.ts'
import { subjectOf } from '../../rules/songs/subjectOf.ts'
import { findSinger } from './findSinger.ts'

type Input<Name extends 'createPersona' | 'updatePersona'> = z.output<Calls[Name]['body']>

type Needs = Uses<'clips' | 'files' | 'personas' | 'rulings', 'now'>

export function createPersonasService(context: Needs) {
  const { storage } = context

  async function getSeen(viewer: User | undefined, id: string): Promise<StoredPersona> {
    const persona = await storage.personas.find(id, viewer?.id)
    const isOwn = persona !== undefined && persona.userId === viewer?.id
    if (persona === undefined || !(isOwn || (persona.isPublic && !persona.isTrashed))) throw new AppError('NOT_FOUND')
    return persona
  }

  async function change(
    user: User,
    id: string,
    patch: Parameters<typeof storage.personas.update>[1],
  ): Promise<Persona> {
    const persona = await getSeen(user, id)
    if (persona.userId !== user.id) throw new AppError('NOT_FOUND')
    if (patch.isPublic === true) await refuseWhilePaused(context, user)
    const updated = await storage.personas.update(id, patch, user.id)
    if (updated === undefined) throw new AppError('NOT_FOUND')
    return toPersona(updated, user.id)
  }

  return {
    async create(user: User, input: Input<'createPersona'>): Promise<Persona> {
      const { root_clip_id, vocal_start_s, vocal_end_s, name, description, is_public, user_input_styles } = input
      refuseContent({ name, description, user_input_styles })
      const clip = await getVisibleClip(storage, root_clip_id, user)
      if (clip.userId !== user.id) throw new AppError('NOT_FOUND')
      if (!may('makePersona', actorOf(user), subjectOf(clip))) throw new AppError('FEATURE_NOT_IN_PLAN')
      if (clip.status !== 'complete') throw new AppError('CLIP_NOT_READY')
      if (is_public) await refuseWhilePaused(context, user)
      const span = { startSeconds: vocal_start_s, endSeconds: vocal_end_s }
      const made = await storage.personas.insert({
        userId: user.id,
        rootClipId: clip.id,
        name,
        description,
        styles: user_input_styles.trim() === '' ? clip.style : user_input_styles,
        singer: await findSinger(storage, clip.id, span),
        imageKey: input.image_s3_id,
        isPublic: is_public,
        vocalStartSeconds: vocal_start_s,
        vocalEndSeconds: vocal_end_s,
      })
      return toPersona(made, user.id)
    },

    async list(user: User, which: 'own' | 'loved' | 'followed', page: number) {
      const { personas, total } = await storage.personas.list(which, user.id, page)
      return {
        personas: personas.map((persona) => toPersona(persona, user.id)),
        total_results: total,
        current_page: page,
      }
    },

    async get(viewer: User | undefined, id: string, page: number) {
      const persona = await getSeen(viewer, id)
      const { clips, total } = await storage.personas.listClips(id, viewer?.id, page)
      return {
        persona: { ...toPersona(persona, viewer?.id), persona_clips: clips.map(toClip) },
        total_results: total,
        current_page: page,
        is_following: persona.isLoved,
      }
    },

    update(user: User, id: string, input: Input<'updatePersona'>): Promise<Persona> {
      const { name, description, image_s3_id, is_public, user_input_styles } = input
      refuseContent({ name: name ?? '', description: description ?? '', user_input_styles: user_input_styles ?? '' })
      return change(user, id, {
        ...(name !== undefined && { name }),
        ...(description !== undefined && { description }),
        ...(image_s3_id !== undefined && { imageKey: image_s3_id }),
        ...(is_public !== undefined && { isPublic: is_public }),
        ...(user_input_styles !== undefined && { styles: user_input_styles }),
      })
    },

    setVisibility: (user: User, id: string, isPublic: boolean): Promise<Persona> => change(user, id, { isPublic }),

    setTrashed: (user: User, id: string, isTrashed: boolean): Promise<Persona> => change(user, id, { isTrashed }),

    async toggleLove(user: User, id: string): Promise<Persona> {
      await getSeen(user, id)
      await storage.personas.toggleLove(id, user.id)
      return toPersona(await getSeen(user, id), user.id)
    },
  }
}
