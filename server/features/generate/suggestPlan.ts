import { AppError, type calls, type SuggestedPlan } from '@arioso/contract'
import { composePlan } from '@arioso/providers/plans'
import { createEmbeddedWords, parseKey } from '@arioso/providers/words'
import type { z } from 'zod'
import { refuseContent } from '../../rules/refuseContent.ts'
import { drawSeed } from '../../rules/songs/drawSeed.ts'

// Only the shape of the words counts here, so no outside service writes them.
const words = createEmbeddedWords()

export async function suggestPlan(asked: z.infer<typeof calls.suggestPlan.body>): Promise<SuggestedPlan> {
  const { prompt, tags, negative_tags, title, make_instrumental, tempo_bpm, key } = asked
  refuseContent({ prompt, tags, title })
  const askedKey = key === undefined ? undefined : parseKey(key)
  if (key !== undefined && askedKey === undefined) {
    throw new AppError('FIELDS_INVALID', {}, { key: 'A key, like F# minor or Bb major' })
  }
  const seed = asked.seed ?? drawSeed()
  const written = await words.writeSong({
    seed,
    instrumental: make_instrumental,
    ...(prompt.trim() !== '' && { lyrics: prompt }),
    ...(tags !== '' && { style: tags }),
    ...(title !== '' && { title }),
  })
  return composePlan({
    seed,
    title: written.title,
    style: written.style,
    excludedStyle: negative_tags,
    lyrics: make_instrumental ? '' : written.lyrics,
    instrumental: make_instrumental,
    ...(tempo_bpm !== undefined && { tempoBpm: tempo_bpm }),
    ...(askedKey !== undefined && { key: askedKey }),
  })
}
