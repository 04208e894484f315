import type { Model } from '@arioso/contract'
import { toasts, type ToastText } from '@arioso/contract/toasts'
import { errorText } from '@arioso/contract/errors'
import type { CreateForm } from './createForm.ts'
import type { SongSource } from './songSource.ts'

type Limits = Model['max_lengths']

// What has to be written before Create may be pressed. clipSeconds is the length of the song that is continued.
export function isReady(form: CreateForm, clipSeconds: number | null): boolean {
  if (form.mode === 'simple') return form.description.trim() !== ''
  const texts = [form.instrumental ? '' : form.lyrics, form.upsampledStyle ?? form.style]
  const borrows = form.borrowedVoice?.from === 'clip' || form.speedClipId !== null || form.inspirationIds.length > 0
  return (borrows || texts.some((text) => text.trim() !== '')) && hasValidContinue(form.source, clipSeconds)
}

function hasValidContinue(source: SongSource, clipSeconds: number | null): boolean {
  if (source.kind !== 'extension') return true
  const { atSeconds, direction } = source
  if (atSeconds === null) return false
  const lastSecond = clipSeconds ?? Infinity
  return direction === 'before' ? atSeconds < lastSecond : atSeconds > 0 && atSeconds <= lastSecond
}

// What is too long for the chosen model, in the specification's words.
export function formProblem(form: CreateForm, limits: Limits): ToastText | undefined {
  if (form.title.trim().length > limits.title) {
    return { ...toasts.titleTooLong, message: errorText('TITLE_TOO_LONG', { max: limits.title }) }
  }
  if (form.mode === 'simple') return undefined
  if (form.planProblem !== null) {
    return { title: 'Check the song plan', message: form.planProblem, seconds: 5, kind: 'warning' }
  }
  if (form.lyrics.length > limits.prompt) {
    return { ...toasts.lyricsTooLong, message: errorText('LYRICS_TOO_LONG', { max: limits.prompt }) }
  }
  const isStyleTooLong = (form.upsampledStyle ?? form.style).trim().length > limits.tags
  if (isStyleTooLong || form.excludedStyle.trim().length > limits.negative_tags) {
    const message = errorText('STYLE_TOO_LONG', { max: isStyleTooLong ? limits.tags : limits.negative_tags })
    return { title: 'Styles too long', message, seconds: 5, kind: 'warning' }
  }
  return undefined
}
