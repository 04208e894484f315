import { findRhymeFamily } from './rhymeFamilies.ts'

// Spellings that sound alike at the end of a word, most specific first.
const SOUNDS: readonly (readonly [RegExp, string])[] = [
  [/(ight|ite|yte)$/, 'night'],
  [/(ain|ane|eign)$/, 'rain'],
  [/(ay|ey)$/, 'day'],
  [/(eed|ead|ede)$/, 'speed'],
  [/(eam|eme|eem)$/, 'dream'],
  [/(eet|eat|ete)$/, 'street'],
  [/(ate|ait|eight)$/, 'late'],
  [/(ake|eak)$/, 'wake'],
  [/(ail|ale)$/, 'tail'],
  [/(ine|ign)$/, 'mine'],
  [/(oon|une)$/, 'moon'],
  [/(oom|ume)$/, 'room'],
  [/(oat|ote)$/, 'boat'],
  [/(one|oan|own)$/, 'alone'],
  [/(ore|oar|oor)$/, 'more'],
  [/(air|are|ear)$/, 'air'],
  [/(ation)$/, 'station'],
  [/(otion)$/, 'ocean'],
  [/(ee|ea)$/, 'me'],
  [/(ew|ue|oo)$/, 'you'],
]

export function lastWord(line: string): string {
  const words =
    line
      .toLowerCase()
      .replaceAll('’', "'")
      .match(/[\p{L}'-]+/gu) ?? []
  return (words.at(-1) ?? '').replace(/^'+|'+$/g, '')
}

// Two lines rhyme when their keys are equal. Words outside the table are judged by the spelling of their last vowel on.
export function rhymeKey(line: string): string {
  const word = lastWord(line)
  const family = findRhymeFamily(word)
  if (family !== undefined) return family
  const singular = /[^s']s$/.test(word) ? word.slice(0, -1) : undefined
  const singularFamily =
    singular === undefined ? undefined : (findRhymeFamily(singular) ?? findRhymeFamily(singular.replace(/e$/, '')))
  if (singularFamily !== undefined) return `${singularFamily}s`
  const sound = SOUNDS.find(([pattern]) => pattern.test(word))
  return sound?.[1] ?? /[aeiouy]+[^aeiouy]*(?:e)?$/.exec(word)?.[0] ?? word
}
