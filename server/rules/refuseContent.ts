import { AppError } from '@arioso/contract'
import { findRefusal } from '@arioso/providers/words'

const NAMES: Readonly<Record<string, string>> = {
  gpt_description_prompt: 'description',
  prompt: 'lyrics',
  tags: 'style',
  negative_tags: 'excluded styles',
  content: 'comment',
}

// Before anything is reserved or stored: what is refused costs nothing and leaves nothing behind.
export function refuseContent(texts: Readonly<Record<string, string>>): void {
  for (const [field, text] of Object.entries(texts)) {
    const why = findRefusal(text)
    if (why === undefined) continue
    const message = `Please rephrase this: there’s ${why} in it.`
    throw new AppError(
      'CONTENT_REFUSED',
      { field: NAMES[field] ?? field.replaceAll('_', ' '), why },
      { [field]: message },
    )
  }
}
