// Packs the CMU dictionary of the npm package into the string the lyricist looks words up in: `node scripts/pack/packDictionary.ts`.
// Second ways to say a word, abbreviations and possessives, which follow from their noun, are left out.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { dictionary } from 'cmu-pronouncing-dictionary'
import { packPhones } from '../../words/sound/phoneLetters.ts'
import { root } from '../checks.ts'

const LEFT_OUT = /[^a-z'-]|[^s]'s$|s'$/
const rows = Object.entries(dictionary)
  .filter(
    ([word]) => !LEFT_OUT.test(word) || /^(?:he|she|it|that|who|what|where|there|here|let|how|when)'s$/.test(word),
  )
  .toSorted(([one], [other]) => (one < other ? -1 : 1))
  .map(([word, phones]) => `${word} ${packPhones(phones.split(' '))}\n`)
writeFileSync(join(root, 'words/sound/dictionary.json'), `${JSON.stringify({ words: `\n${rows.join('')}` })}\n`)
