import { FUNCTION_WORDS } from './exceptions.ts'
import { speakNumber } from './speakNumber.ts'
import { splitWord } from './splitWord.ts'

type Syllable = { text: string; stressed: boolean }
export type SpokenWord = { text: string; syllables: Syllable[] }

// Scripts written a syllable at a time: kana, CJK ideographs, Hangul.
const SYLLABIC_SCRIPT = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u
const WORD_OR_NUMBER =
  /\$?\d[\d,]*(?:\.\d+)?(?:st|nd|rd|th|s|am|pm)?\b%?|['’]?\p{L}[\p{L}\p{M}]*(?:['’]\p{L}+)*(?:['’](?!\p{L}))?|&/gu

function readNumber(token: string): string[] {
  const match = /^(\$?)([\d,]+)(?:\.(\d+))?([a-z]*)(%?)$/i.exec(token)
  const digits = (match?.[2] ?? '').replaceAll(',', '')
  const suffix = match?.[4] ?? ''
  const decimals =
    match?.[3] === undefined ? [] : ['point', ...match[3].split('').flatMap((digit) => speakNumber(digit))]
  const clock = suffix === 'am' || suffix === 'pm' ? suffix.split('') : []
  const spoken = [...speakNumber(digits, clock.length > 0 ? '' : suffix), ...decimals, ...clock]
  return [...spoken, ...(match?.[1] === '$' ? ['dollars'] : []), ...(match?.[5] === '%' ? ['percent'] : [])]
}

function toSpoken(token: string): string[] {
  if (token === '&') return ['and']
  if (/\d/.test(token)) return readNumber(token)
  return [token]
}

// Keeps the line's own spelling: syllables are cut from the written word, so they join back to it.
function matchSpelling(written: string, syllables: readonly string[]): string[] {
  if (syllables.join('').length !== written.length) return [...syllables]
  let at = 0
  return syllables.map((syllable) => written.slice(at, (at += syllable.length)))
}

function speakWord(written: string): SpokenWord {
  if (SYLLABIC_SCRIPT.test(written)) {
    return { text: written, syllables: Array.from(written, (text, at) => ({ text, stressed: at === 0 })) }
  }
  const word = written.toLowerCase().replaceAll('’', "'")
  const { syllables, stressedAt } = splitWord(word)
  const isFunction = syllables.length === 1 && FUNCTION_WORDS.has(word)
  return {
    text: written,
    syllables: matchSpelling(written, syllables).map((text, at) => ({
      text,
      stressed: at === stressedAt && !isFunction,
    })),
  }
}

export function syllabify(line: string): SpokenWord[] {
  return (line.normalize('NFC').match(WORD_OR_NUMBER) ?? []).flatMap(toSpoken).map(speakWord)
}
