import { AppError, RADIO_MESSAGE_MAX } from '@arioso/contract'
import { findRefusal } from '@arioso/providers/words'

// Control characters and those that turn the direction of the text around could disturb other people's lines.
const DISTURBING = /[\p{Cc}\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu

export function cleanMessage(written: string): string {
  const text = written.replaceAll(DISTURBING, ' ').replaceAll(/\s+/g, ' ').trim()
  if (text === '') throw new AppError('FIELDS_INVALID', {}, { text: 'Write something first.' })
  if (text.length > RADIO_MESSAGE_MAX) {
    throw new AppError('FIELDS_INVALID', {}, { text: `At most ${RADIO_MESSAGE_MAX} characters.` })
  }
  const why = findRefusal(text)
  if (why !== undefined) throw new AppError('FIELDS_INVALID', {}, { text: `Please rephrase that: ${why}.` })
  return text
}
