import { AppError, findModel, may, modelSubject, type Actor, type ModelEntry } from '@arioso/contract'
import { refuseImageToSong } from '../../rules/refuseImageToSong.ts'
import { refuseContent } from '../../rules/refuseContent.ts'
import type { AskedSong } from './readAskedSong.ts'

// Every check of a request that needs no stored songs.
export function checkAskedSong(actor: Actor, song: AskedSong, offered: readonly ModelEntry[]): ModelEntry {
  const model = offered.find(({ external_key }) => external_key === song.modelKey)
  if (model === undefined && findModel(song.modelKey)?.engine !== undefined) throw new AppError('ENGINE_UNAVAILABLE')
  if (model === undefined || !may('useModel', actor, modelSubject(model))) {
    throw new AppError('MODEL_NOT_ALLOWED')
  }
  if (model.engine !== undefined && needsNotes(song)) throw new AppError('MODEL_CANNOT')
  if (song.isFromPictures) refuseImageToSong(actor)
  checkLengths(song, model)
  checkSomethingAsked(song)
  checkTexts(actor, song)
  return model
}

// Bars before a song and a plan of bars are written, not painted.
function needsNotes({ source, settings }: AskedSong): boolean {
  return (source.kind === 'extend' && source.isBackwards) || settings.plan !== undefined
}

function checkTexts(actor: Actor, song: AskedSong): void {
  const { description, lyrics, style, excludedStyle, title } = song
  if (lyrics.trim() !== '' && !may('useCustomLyrics', actor)) throw new AppError('CUSTOM_TERMS_REQUIRED')
  if (excludedStyle.trim() !== '' && !may('excludeStyles', actor)) throw new AppError('FEATURE_NOT_IN_PLAN')
  // The refusal names the field of the request.
  refuseContent({
    gpt_description_prompt: description,
    prompt: lyrics,
    tags: style,
    negative_tags: excludedStyle,
    title,
  })
}

function checkLengths(song: AskedSong, { max_lengths: max }: ModelEntry): void {
  if (song.title.length > max.title) throw new AppError('TITLE_TOO_LONG', { max: max.title })
  if (song.lyrics.length > max.prompt) throw new AppError('LYRICS_TOO_LONG', { max: max.prompt })
  if (song.style.length > max.tags) throw new AppError('STYLE_TOO_LONG', { max: max.tags })
  if (song.excludedStyle.length > max.negative_tags) throw new AppError('STYLE_TOO_LONG', { max: max.negative_tags })
  if (song.description.length > max.gpt_description_prompt) {
    throw new AppError('DESCRIPTION_TOO_LONG', { max: max.gpt_description_prompt })
  }
}

function checkSomethingAsked(song: AskedSong): void {
  if (song.pictures.length > 0 || song.source.kind !== 'nothing') return
  // Taken without a word, it would cost credits and give some other song.
  if (song.task !== null) throw new AppError('FIELDS_INVALID', {}, { task: 'Needs a source song' })
  const texts = song.mode === 'simple' ? [song.description] : [song.lyrics, song.style, song.title]
  if (texts.every((text) => text.trim() === '')) throw new AppError('PROMPT_MISSING')
}
