// The lines of one part as spoken: words in, speech with its phones sorted by word out. Lines are spoken a few at a
// time, in groups that depend on the lyrics alone, so that any order of asking gives the same sound.
import { alignWords } from './alignWords.ts'
import type { Speaker, SpeakingVoice, Speech } from './createSpeaker.ts'
import { detectLanguages } from '../language/detectLanguage.ts'
import { soundOut } from '../language/letterSounds.ts'
import { isVowel, type Phone } from './phones.ts'
import { spokenWord } from '../language/spokenWord.ts'

// The first sound must not wait for more lines than it needs; later ones share the cost of a start.
const FIRST_GROUP = 1
const GROUP = 6

export type SpokenLine = { speech: Speech; wordPhones: Phone[][] }
export type Recital = { speak(words: string[]): SpokenLine }

// A made-up word flite reads as one word and looks up, whatever it stands for: "za" and syllables like "bo" or "du".
function madeUpWord(index: number): string {
  const syllables = 'bdfgklmnprst'.split('').flatMap((consonant) => 'aeiou'.split('').map((vowel) => consonant + vowel))
  let rest = index
  let word = 'za'
  do {
    word += syllables[rest % syllables.length]
    rest = Math.floor(rest / syllables.length)
  } while (rest > 0)
  return word
}

export type WordReader = { read(lines: string[][]): string[][]; lexicon(): string }

// Words of other languages become made-up ones taught with their phones.
export function createWordReader(): WordReader {
  const taught = new Map<string, string>()
  const entries: string[] = []
  return {
    read(lines) {
      const languages = detectLanguages(lines.map((words) => words.join(' ')))
      return lines.map((words, i) => {
        const language = languages[i]
        return words.map((word) => {
          const phones = language === 'english' ? [] : soundOut(word, language)
          if (language === 'english' || phones.length === 0) return spokenWord(word)
          const sound = phones.map((phone) => (isVowel(phone) ? `${phone}1` : phone)).join(' ')
          const known = taught.get(sound) ?? madeUpWord(taught.size)
          if (!taught.has(sound)) entries.push(`${known} : ${sound}\n`)
          taught.set(sound, known)
          return known
        })
      })
    },
    lexicon: () => entries.join(''),
  }
}

// Lines are lists of words as flite reads them; a comma after a word closes a phrase.
export function createRecital(lines: string[][], speaker: Speaker, voice: SpeakingVoice, lexicon: string): Recital {
  const distinct = [...new Map(lines.map((line) => [line.join(' '), line])).values()]
  const spoken = new Map<string, SpokenLine>()
  const phonesOfWord = new Map<string, string[]>()
  const bare = (word: string) => word.replace(/,$/, '')

  function learnWords(group: string[][]): void {
    const unknown = [...new Set(group.flat().map(bare))].filter((word) => !phonesOfWord.has(word))
    const phones = speaker.listPhonesOfWords(unknown, lexicon)
    unknown.forEach((word, i) => phonesOfWord.set(word, phones[i]))
  }

  function speakGroup(index: number): void {
    const from = index < FIRST_GROUP ? 0 : index - ((index - FIRST_GROUP) % GROUP)
    const group = distinct.slice(from, from < FIRST_GROUP ? FIRST_GROUP : from + GROUP)
    learnWords(group)
    const texts = group.map((line) => line.join(' '))
    for (const [i, speech] of speaker.speakLines(texts, voice, lexicon).entries()) {
      const expected = group[i].map((word) => phonesOfWord.get(bare(word)) ?? [])
      spoken.set(texts[i], { speech, wordPhones: alignWords(speech.phones, expected) })
    }
  }

  return {
    speak(words) {
      const text = words.join(' ')
      if (!spoken.has(text)) speakGroup(distinct.findIndex((line) => line.join(' ') === text))
      return spoken.get(text) ?? { speech: { samples: new Float32Array(0), phones: [] }, wordPhones: [] }
    },
  }
}
