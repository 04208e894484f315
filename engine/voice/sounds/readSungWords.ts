// The words of a line as the sounds they are sung with, each word beside its neighbours: linked, flapped, softened.
import type { SungLanguage } from '../language/detectLanguage.ts'
import { soundOut } from '../language/letterSounds.ts'
import { isVowel } from '../speech/phones.ts'
import { readEnglish, type Sound } from './readEnglish.ts'
import type { Dictionary } from './openDictionary.ts'

export type SungSound = Sound & { flapped?: boolean }
export type Accent = 'american' | 'british'
export type WordReading = { language: SungLanguage; accent: Accent; look: Dictionary; restsAfter: readonly boolean[] }

const UNREADABLE: Sound[] = [{ name: 'uw', stress: 1 }]
// Words that carry no stress of their own.
const WEAK = new Set('the a an of and to in for at but or is was as than that are can it with from'.split(' '))

const plainWord = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/[\u2018\u2019\u02BC`]/g, "'")
    .toLowerCase()
    .replaceAll(/[^a-z' -]/g, '')
    .trim()

function readWord(text: string, { language, look }: WordReading): Sound[] {
  if (language !== 'english') {
    const sounds = soundOut(text, language).map((name) => ({ name, stress: isVowel(name) ? 1 : 0 }))
    return sounds.length > 0 ? sounds : UNREADABLE
  }
  const plain = plainWord(text)
  const sounds = readEnglish(plain, look)
  if (sounds.length === 0) return UNREADABLE
  return WEAK.has(plain) ? sounds.map((sound) => ({ ...sound, stress: 0 })) : sounds
}

const isVowelSound = (sound: Sound | undefined): boolean => sound !== undefined && isVowel(sound.name)

// "the apple" but "the sky".
function softenArticle(words: Sound[][], texts: readonly string[]): void {
  for (const [i, word] of words.entries()) {
    if (plainWord(texts[i]) !== 'the' || !isVowelSound(words[i + 1]?.[0])) continue
    words[i] = word.map((sound) => (isVowelSound(sound) ? { ...sound, name: 'iy' } : sound))
  }
}

// "last time" has one t, held a little.
function joinTwins(words: Sound[][], restsAfter: readonly boolean[]): void {
  for (let i = 0; i + 1 < words.length; i++) {
    const last = words[i].at(-1)
    if (restsAfter[i] || words[i].length < 2 || !last || isVowelSound(last)) continue
    if (last.name === words[i + 1][0]?.name) words[i] = words[i].slice(0, -1)
  }
}

// "water", "better": a t between vowels, before a weak one, is a quick d to Americans.
function flap(word: Sound[]): SungSound[] {
  return word.map((sound, i) => {
    const next = word[i + 1]
    const flaps = sound.name === 't' && isVowelSound(word[i - 1]) && isVowelSound(next) && next.stress === 0
    return flaps ? { name: 'd', stress: 0, flapped: true } : sound
  })
}

export function readSungWords(texts: readonly string[], reading: WordReading): SungSound[][] {
  const words = texts.map((text) => readWord(text, reading))
  if (reading.language !== 'english') return words
  softenArticle(words, texts)
  joinTwins(words, reading.restsAfter)
  return reading.accent === 'american' ? words.map(flap) : words
}
