import { randomInt } from 'node:crypto'
import { AppError, DEFAULT_MODEL_KEY, findModel, may } from '@arioso/contract'
import type { WordsProvider } from '@arioso/providers/words'
import type { User } from '@arioso/storage'
import { actorOf } from '../../rules/actorOf.ts'
import { refuseContent } from '../../rules/refuseContent.ts'

const SEEDS = 2 ** 32

export async function upsampleTags(
  words: WordsProvider,
  user: User,
  { original_tags, mv = DEFAULT_MODEL_KEY }: { original_tags: string; mv?: string | undefined },
): Promise<{ upsampled_tags: string }> {
  const actor = actorOf(user)
  const model = findModel(mv)
  if (!may('upsampleStyle', actor)) throw new AppError('FEATURE_NOT_IN_PLAN')
  if (model === undefined || !may('useModel', actor, { modelPlans: model.plans })) {
    throw new AppError('MODEL_NOT_ALLOWED')
  }
  if (!model.features.includes('upsample_tags')) throw new AppError('MODEL_CANNOT')
  const maxCharacters = model.max_lengths.tags
  if (original_tags.length > maxCharacters) throw new AppError('STYLE_TOO_LONG', { max: maxCharacters })
  refuseContent({ original_tags })
  const seed = randomInt(SEEDS)
  return { upsampled_tags: await words.upsampleStyle({ seed, style: original_tags, maxCharacters }) }
}
