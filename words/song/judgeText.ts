import { findRefusal } from '../filter/findRefusal.ts'
import { parseLyrics } from '../lyrics/parseLyrics.ts'
import { sungShare } from '../reader/contentWords.ts'
import { readLanguage } from '../reader/readLanguage.ts'
import { readRequest } from '../reader/readRequest.ts'
import { countSung } from '../sound/pronounce.ts'
import type { SongBrief, WrittenSong } from '../writeSong.ts'
import { contentOf, rhymeShare } from './judgeDraft.ts'
import { isRefused } from './refuseLine.ts'

const LEAST_COVERED = 0.7
const LEAST_RHYMED = 0.4
const LONGEST_LINE_SYLLABLES = 20

// What keeps somebody else's song from being sung here, said so that its writer can mend it.
export function judgeText({ title, lyrics }: WrittenSong, { description = '', style = '' }: SongBrief): string[] {
  const sections = parseLyrics(lyrics)
  const lines = sections.flatMap((section) => section.lines)
  const problems: string[] = []
  if (sections.length < 2 || !sections.some(({ tag }) => tag === 'chorus'))
    problems.push('there must be a [Verse] and a [Chorus]')
  if (findRefusal(`${title}\n${lyrics}`) !== undefined) problems.push('some words cannot be sung')
  if (readLanguage(description) !== 'en') return problems
  const tooLong = lines.filter((line) => countSung(line) > LONGEST_LINE_SYLLABLES)
  if (tooLong.length > 0) problems.push(`lines are too long: ${tooLong.slice(0, 2).join(' / ')}`)
  const reading = readRequest(description, style)
  const { share, missing } = sungShare(contentOf(reading), `${title} ${lines.join(' ')}`)
  if (share < LEAST_COVERED) problems.push(`these words of the wish are not sung: ${missing.join(', ')}`)
  const rhymed = sections.map((section) => rhymeShare(section.lines))
  if (rhymed.reduce((sum, each) => sum + each, 0) / Math.max(1, rhymed.length) < LEAST_RHYMED)
    problems.push('too few lines rhyme')
  const against = lines.find((line) => isRefused(line, reading))
  if (against !== undefined) problems.push(`this line says the opposite: ${against}`)
  return problems
}
