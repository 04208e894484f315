import { AppError, findModel, type ModelEntry } from '@arioso/contract'
import type { GenerateRequest } from '@arioso/contract/calls/generate'
import type { User } from '@arioso/storage'
import { mayUseModel } from '../../rules/mayUseModel.ts'

// Everything about a request that can be said without looking at stored songs.
export function checkRequest(user: User, request: GenerateRequest): ModelEntry {
  const model = findModel(request.mv)
  if (model === undefined || !mayUseModel(user.planKey, request.mv)) throw new AppError('MODEL_NOT_ALLOWED')
  if (request.generation_type === 'IMAGE') throw new AppError('FORBIDDEN')
  checkLengths(request, model)
  checkSomethingAsked(request)
  if (request.prompt.trim() !== '' && !user.hasAcceptedCustomModeTos) throw new AppError('CUSTOM_TERMS_REQUIRED')
  return model
}

function checkLengths(request: GenerateRequest, { max_lengths: max }: ModelEntry): void {
  if (request.title.length > max.title) throw new AppError('TITLE_TOO_LONG', { max: max.title })
  if (request.prompt.length > max.prompt) throw new AppError('LYRICS_TOO_LONG', { max: max.prompt })
  if (request.tags.length > max.tags) throw new AppError('STYLE_TOO_LONG', { max: max.tags })
  if (request.negative_tags.length > max.negative_tags) throw new AppError('STYLE_TOO_LONG', { max: max.negative_tags })
  if (request.gpt_description_prompt.length > max.gpt_description_prompt) {
    throw new AppError('DESCRIPTION_TOO_LONG', { max: max.gpt_description_prompt })
  }
}

function checkSomethingAsked(request: GenerateRequest): void {
  const isSimple = request.metadata.create_mode === 'simple'
  const texts = isSimple ? [request.gpt_description_prompt] : [request.prompt, request.tags, request.title]
  if (texts.every((text) => text.trim() === '')) throw new AppError('PROMPT_MISSING')
}
