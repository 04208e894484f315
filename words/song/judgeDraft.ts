import { sungShare } from '../reader/contentWords.ts'
import type { Reading } from '../reader/readRequest.ts'
import { meterScore } from '../sound/meter.ts'
import { countSung } from '../sound/pronounce.ts'
import { rhymeScore } from '../sound/rhyme.ts'
import { linesOf, type Draft, type WrittenSection } from './writeSections.ts'

export type Verdict = {
  covered: number
  missing: string[]
  related: number
  rhyme: number
  meter: number
  score: number
}

const mean = (values: readonly number[]): number =>
  values.length === 0 ? 1 : values.reduce((sum, value) => sum + value, 0) / values.length

// How many lines of a section rhyme with one nearby.
export function rhymeShare(lines: readonly string[]): number {
  if (lines.length < 2) return 1
  const rhymed = lines.filter((line, at) =>
    lines.some((other, next) => next !== at && Math.abs(next - at) <= 3 && rhymeScore(line, other) >= 0.4),
  )
  return rhymed.length / lines.length
}

const relatedSources = new Set(['fact', 'occasion', 'image'])

export const contentOf = ({ content, person }: Reading): string[] =>
  [...new Set([...content, ...(person?.name?.toLowerCase().split(/\s+/) ?? [])])].filter((word) => word !== 'and')

const OF_OTHERS = /\b(?:he|she|him|his|hers|he's|she's)\b/i
const TO_SOMEBODY = /\b(?:you|your|you're|you've)\b/i

// Lines that turn away from whom the song is sung to, or speak to somebody it only tells of.
function countClashes(lines: readonly { text: string; source: string }[], { address, person, told }: Reading): number {
  if (person === undefined || person.isGroup) return 0
  const clashes =
    address === 'you' ? (OF_OTHERS.test(told) ? undefined : OF_OTHERS) : address === 'about' ? TO_SOMEBODY : undefined
  return clashes === undefined ? 0 : lines.filter(({ text, source }) => source !== 'fact' && clashes.test(text)).length
}
const CLASH_PENALTY = 0.15

export function judgeDraft(draft: Draft, reading: Reading): Verdict {
  const lines = linesOf(draft)
  const { share, missing } = sungShare(contentOf(reading), `${draft.title} ${lines.map(({ text }) => text).join(' ')}`)
  const related = lines.filter(({ source }) => relatedSources.has(source)).length / Math.max(1, lines.length)
  const rhyme = mean(
    draft.sections.map(({ lines: sung }: WrittenSection) =>
      rhymeShare(sung.map(({ text }) => text).filter((text) => !text.startsWith('('))),
    ),
  )
  const meter = mean(lines.map(({ text }) => meterScore(text)))
  const tooLong = lines.filter(({ text }) => countSung(text) > 18).length
  return {
    covered: share,
    missing,
    related,
    rhyme,
    meter,
    score: share * 9 + related * 2.5 + rhyme * 2 + meter * 4 - tooLong - countClashes(lines, reading) * CLASH_PENALTY,
  }
}
