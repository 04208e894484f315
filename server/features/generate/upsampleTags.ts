import { AppError, findModel, may, models, modelSubject, type ModelEntry } from '@arioso/contract'
import type { User } from '@arioso/storage'
import type { Uses } from '../../context.ts'
import { actorOf } from '../../rules/actorOf.ts'
import { evaluateFlags } from '../../rules/evaluateFlags.ts'
import { refuseContent } from '../../rules/refuseContent.ts'
import { drawSeed } from '../../rules/songs/drawSeed.ts'

const hasRoom = ({ features }: ModelEntry): boolean => features.includes('upsample_tags')

export async function upsampleTags(
  context: Uses<'flagOverrides', 'configuration' | 'words'>,
  user: User,
  { original_tags, mv }: { original_tags: string; mv?: string | undefined },
): Promise<{ upsampled_tags: string }> {
  const actor = actorOf(user, await evaluateFlags(context, user))
  const model = mv === undefined ? models.find(hasRoom) : findModel(mv)
  if (!may('upsampleStyle', actor)) throw new AppError('FEATURE_NOT_IN_PLAN')
  if (model === undefined || !may('useModel', actor, modelSubject(model))) {
    throw new AppError('MODEL_NOT_ALLOWED')
  }
  if (!hasRoom(model)) throw new AppError('MODEL_CANNOT')
  const maxCharacters = model.max_lengths.tags
  refuseContent({ original_tags })
  const seed = drawSeed()
  return { upsampled_tags: await context.words.upsampleStyle({ seed, style: original_tags, maxCharacters }) }
}
