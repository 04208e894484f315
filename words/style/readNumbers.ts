import type { Meter } from './sense.ts'

type Mode = 'major' | 'minor' | 'dorian' | 'mixolydian' | 'phrygian' | 'lydian'
export type Key = { tonic: number; mode?: Mode }
type Numbers = { tempoBpm?: number; key?: Key; meter?: Meter; rest: string }

const TONICS: Readonly<Record<string, number>> = { c: 0, d: 2, e: 4, f: 5, g: 7, a: 9, b: 11 }
const MODES: Readonly<Record<string, Mode>> = {
  major: 'major',
  maj: 'major',
  ionian: 'major',
  minor: 'minor',
  min: 'minor',
  aeolian: 'minor',
  m: 'minor',
  dorian: 'dorian',
  mixolydian: 'mixolydian',
  phrygian: 'phrygian',
  lydian: 'lydian',
}
const SLOWEST_BPM = 40
const FASTEST_BPM = 220

const ACCIDENTAL = String.raw`(?:\s*(#|♯|b(?![a-z])|♭|[- ]sharp|[- ]flat))?`
const KEY_WITH_MODE = new RegExp(
  String.raw`(?<![\p{L}\p{N}'])([A-Ga-g])${ACCIDENTAL}[- ]?\s*([Mm]ajor|[Mm]inor|MAJOR|MINOR|[Mm]aj|[Mm]in|[Dd]orian|[Mm]ixolydian|[Pp]hrygian|[Ll]ydian|[Ii]onian|[Aa]eolian)(?!\p{L})(\s+key)?`,
  'gu',
)
const KEY_LETTER = new RegExp(
  String.raw`\b(?:key of|in|key:?)\s+([A-G])${ACCIDENTAL}(m)?(?=\s*(?:$|[,.;)]|at\b|with\b))`,
  'u',
)
const KEY_SHORT = /(?<![\p{L}\p{N}'])([A-G])(#|♯|b|♭)?(m)(?![\p{L}'])/u

function tonicOf(letter: string, accidental: string | undefined): number {
  const natural = TONICS[letter.toLowerCase()] ?? 0
  const sign = (accidental ?? '').trim().replace('-', '').toLowerCase()
  if (sign === '#' || sign === '♯' || sign === 'sharp') return (natural + 1) % 12
  if (sign === 'b' || sign === '♭' || sign === 'flat') return (natural + 11) % 12
  return natural
}

// "a minor key" and "a major comeback" are English, "A minor" and "in a minor," are keys.
function isArticle(match: RegExpMatchArray, text: string): boolean {
  if (match[1] !== 'a' || match[2] !== undefined) return false
  if (match[4] !== undefined) return true
  const after = text.slice((match.index ?? 0) + match[0].length)
  return /^\s+\p{L}/u.test(after) && !/^\s+(at|with|and|scale)\b/.test(after)
}

function findKey(text: string): { key: Key; found: string } | undefined {
  for (const match of text.matchAll(KEY_WITH_MODE)) {
    const mode = MODES[(match[3] ?? '').toLowerCase()]
    if (mode === undefined || isArticle(match, text)) continue
    return { key: { tonic: tonicOf(match[1] ?? 'c', match[2]), mode }, found: match[0] }
  }
  const bare = KEY_LETTER.exec(text) ?? KEY_SHORT.exec(text)
  if (bare === null) return undefined
  const tonic = tonicOf(bare[1] ?? 'c', bare[2])
  return { key: bare[3] === 'm' ? { tonic, mode: 'minor' } : { tonic }, found: bare[0] }
}

function findTempo(text: string): { tempoBpm: number; found: string } | undefined {
  const match =
    /(\d{2,3})(?:\.\d+)?\s*-?\s*(?:bpm|beats per minute)/i.exec(text) ??
    /\b(?:bpm|tempo)\s*(?:of|:|=)?\s*(\d{2,3})\b/i.exec(text)
  if (match === null) return undefined
  return { tempoBpm: Math.min(FASTEST_BPM, Math.max(SLOWEST_BPM, Number(match[1]))), found: match[0] }
}

function findMeter(text: string): { meter: Meter; found: string } | undefined {
  const match = /(?<!\d)(\d{1,2})\s*\/\s*(2|4|8|16)(?!\d)/.exec(text)
  const beats = Number(match?.[1] ?? 0)
  if (match === null || beats < 2 || beats > 15) return undefined
  return { meter: { beats, unit: Number(match[2]) }, found: match[0] }
}

export function readNumbers(text: string): Numbers {
  const tempo = findTempo(text)
  const meter = findMeter(text)
  const withoutTempo = text.replace(tempo?.found ?? '', ' ').replace(meter?.found ?? '', ' ')
  const key = findKey(withoutTempo)
  return {
    ...(tempo && { tempoBpm: tempo.tempoBpm }),
    ...(meter && { meter: meter.meter }),
    ...(key && { key: key.key }),
    rest: withoutTempo.replace(key?.found ?? '', ' '),
  }
}
