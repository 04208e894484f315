import { randomInt } from 'node:crypto'
import { AppError, findModel, may, models, type ModelEntry } from '@arioso/contract'
import type { WordsProvider } from '@arioso/providers/words'
import type { User } from '@arioso/storage'
import { actorOf } from '../../rules/actorOf.ts'
import { refuseContent } from '../../rules/refuseContent.ts'

const SEEDS = 2 ** 32

const hasRoom = ({ features }: ModelEntry): boolean => features.includes('upsample_tags')

export async function upsampleTags(
  words: WordsProvider,
  user: User,
  { original_tags, mv }: { original_tags: string; mv?: string | undefined },
): Promise<{ upsampled_tags: string }> {
  const actor = actorOf(user)
  const model = mv === undefined ? models.find(hasRoom) : findModel(mv)
  if (!may('upsampleStyle', actor)) throw new AppError('FEATURE_NOT_IN_PLAN')
  if (model === undefined || !may('useModel', actor, { modelPlans: model.plans })) {
    throw new AppError('MODEL_NOT_ALLOWED')
  }
  if (!hasRoom(model)) throw new AppError('MODEL_CANNOT')
  const maxCharacters = model.max_lengths.tags
  refuseContent({ original_tags })
  const seed = randomInt(SEEDS)
  return { upsampled_tags: await words.upsampleStyle({ seed, style: original_tags, maxCharacters }) }
}
