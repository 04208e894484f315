// An English lyric word as sounds: the dictionary first, then its endings and parts, then its letters.
import { soundOutEnglish } from './englishLetters.ts'
import type { Dictionary } from './openDictionary.ts'

// 1 and 2 are the dictionary's stresses of a vowel; consonants and weak vowels have 0.
export type Sound = { name: string; stress: number }

// As they are sung, where the dictionary is silent, speaks of a name or spells letters out.
const SUNG_AS: readonly (readonly [RegExp, string])[] = [
  [/^o{2,}h*$|^ou+h*$/, 'UW1'],
  [/^oh+$|^o$/, 'OW1'],
  [/^a+h+$|^a{2,}$/, 'AA1'],
  [/^u+h+$/, 'AH1'],
  [/^(m+|hm+|mh+m+)$/, 'M'],
  [/^w[ho]+a+h*$/, 'W OW1'],
  [/^y+e+a+h+$|^yah+$/, 'Y AE1'],
  [/^ye+y*$|^yay+$/, 'Y EY1'],
  [/^he+y+$/, 'HH EY1'],
  [/^(ha|hah)+$/, 'HH AA1'],
  [/^la+h*$/, 'L AA1'],
  [/^na+h*$/, 'N AA1'],
  [/^da+h*$/, 'D AA1'],
  [/^ba+$/, 'B AA1'],
  [/^do{2,}$/, 'D UW1'],
  [/^s+h+$/, 'SH'],
  [/^gonna$/, 'G AH1 N AH0'],
  [/^wanna$/, 'W AA1 N AH0'],
  [/^gotta$/, 'G AA1 T AH0'],
  [/^lemme$/, 'L EH1 M IY0'],
  [/^gimme$/, 'G IH1 M IY0'],
  [/^dunno$/, 'D AH0 N OW1'],
  [/^kinda$/, 'K AY1 N D AH0'],
  [/^outta$/, 'AW1 T AH0'],
  [/^'?cause$|^'?cuz$|^coz$/, 'K AH0 Z'],
  [/^'?til+$/, 'T IH1 L'],
  [/^ya$/, 'Y AH0'],
  [/^y'?all$/, 'Y AO1 L'],
  [/^ma'?am$/, 'M AE1 M'],
  [/^o'er$/, 'AO1 R'],
  [/^e'er$/, 'EH1 R'],
  [/^ne'er$/, 'N EH1 R'],
  [/^heav'n$/, 'HH EH1 V AH0 N'],
  [/^ev'ry$/, 'EH1 V R IY0'],
  [/^read$/, 'R IY1 D'],
  [/^live$/, 'L IH1 V'],
  [/^tear$/, 'T EH1 R'],
  [/^tears$/, 'T IH1 R Z'],
  [/^wind$/, 'W IH1 N D'],
  [/^winds$/, 'W IH1 N D Z'],
  [/^close$/, 'K L OW1 S'],
  [/^our$/, 'AW1 R'],
  [/^and$/, 'AE1 N D'],
]
const VOICELESS = new Set(['P', 'T', 'K', 'F', 'TH'])
const HISSING = new Set(['S', 'Z', 'SH', 'ZH', 'CH', 'JH'])

type Ending = 's' | 'd'
const ENDINGS: readonly (readonly [RegExp, string, Ending])[] = [
  [/'s$|s'$|s$/, '', 's'],
  [/es$/, '', 's'],
  [/ies$/, 'y', 's'],
  [/'d$|d$/, '', 'd'],
  [/ed$/, '', 'd'],
]

function withEnding(stem: string[], ending: Ending): string[] {
  const last = stem.at(-1) ?? ''
  if (ending === 'd') {
    if (last === 'T' || last === 'D') return [...stem, 'IH0', 'D']
    return [...stem, VOICELESS.has(last) || last === 'S' || last === 'SH' || last === 'CH' ? 'T' : 'D']
  }
  if (HISSING.has(last)) return [...stem, 'IH0', 'Z']
  return [...stem, VOICELESS.has(last) ? 'S' : 'Z']
}

function inflected(word: string, look: Dictionary): string[] | undefined {
  if (/in'?$/.test(word)) {
    const whole = look(`${word.replace(/'$/, '')}g`)
    if (whole) return [...whole.slice(0, -1), 'N']
  }
  for (const [pattern, put, ending] of ENDINGS) {
    const stem = pattern.test(word) ? look(word.replace(pattern, put)) : undefined
    if (stem) return withEnding(stem, ending)
  }
  return undefined
}

// Two words written as one: "moonwater", "nightbird".
function joined(word: string, look: Dictionary): string[] | undefined {
  for (let at = word.length - 3; at >= 3; at--) {
    const [first, second] = [look(word.slice(0, at)), look(word.slice(at))]
    if (first && second) return [...first, ...second]
  }
  return undefined
}

// "soooo" and "lovvve": letters nobody writes three times.
function shortened(word: string, look: Dictionary): string[] | undefined {
  const twice = word.replaceAll(/([a-z])\1{2,}/g, '$1$1')
  const once = word.replaceAll(/([a-z])\1{2,}/g, '$1')
  return twice === word ? undefined : (look(once) ?? look(twice))
}

function soundsOfPart(part: string, look: Dictionary): string[] {
  const known = SUNG_AS.find(([pattern]) => pattern.test(part))?.[1].split(' ')
  if (known) return known
  const bare = part.replaceAll(/^'+|'+$/g, '')
  return (
    look(part) ??
    inflected(part, look) ??
    look(bare) ??
    inflected(bare, look) ??
    shortened(bare, look) ??
    joined(bare, look) ??
    soundOutEnglish(bare)
  )
}

export function toSound(phone: string): Sound {
  const stress = Number(/\d$/.exec(phone)?.[0] ?? 0)
  const name = phone.replace(/\d$/, '').toLowerCase()
  return { name: name === 'ah' && stress === 0 ? 'ax' : name, stress }
}

/** Plain lower-case letters, apostrophes and hyphens go in. */
export function readEnglish(word: string, look: Dictionary): Sound[] {
  const parts = word.split('-').filter((part) => /[a-z]/.test(part))
  return parts.flatMap((part) => soundsOfPart(part, look)).map(toSound)
}
