// When each phone of a line is sung. A vowel starts on its note and its consonants come before the beat.
// Per interval between vowel onsets, r = sung length / spoken length: sonorants stretch by r, obstruents by its root,
// the vowel takes the rest. Stretching only vowels lost far more words (measured with a recogniser).
import { isPlosive, isSonorant, isVowel, type Phone } from '../speech/phones.ts'

// How far consonants may shrink and grow against the slow speech they come from.
type Ratios = { least: number; most: number }

export type LayoutRules = {
  sung: Ratios
  spoken: Ratios
  // How long the last vowel of a word, and of a line, is held before it rings out. Longer is more legato and less clear.
  sustainSeconds: { word: number; line: number }
  // A plosive's closure and burst are two segments, and its breath at the end of a phrase a third.
  splitsPlosives: boolean
}

const SPEECH_RULES: LayoutRules = {
  sung: { least: 0.7, most: Infinity },
  spoken: { least: 0.4, most: 0.8 },
  sustainSeconds: { word: 0.4, line: 0.6 },
  splitsPlosives: true,
}
const MIN_CONSONANT_SECONDS = 0.025
const MAX_CONSONANT_SECONDS = 0.3
const MAX_CONSONANT_SHARE = 0.7
const REST_SECONDS = 0.09
const BURST_SECONDS = 0.05
const RELEASE_SECONDS = 0.04
const CODA_OVERHANG_SECONDS = 0.09

export type SungNote = {
  startSeconds: number
  endSeconds: number
  pitch: number
  velocity: number
  // Further pitches of the same vowel, a melisma.
  bends?: { atSeconds: number; pitch: number }[]
}
export type WordToSing = { phones: Phone[]; notes: SungNote[] }
export type Segment = {
  phone: string
  start: number
  end: number
  sourceStart: number
  sourceEnd: number
  // The rest of a note that was let go of before its end.
  ringSeconds?: number
  flags?: Phone['flags']
}
export type Nucleus = { start: number; end: number; velocity: number; sourceStart: number; sourceEnd: number }
export type LineLayout = { segments: Segment[]; nuclei: Nucleus[] }

type PlacedPhone = Phone & { word: number; isNucleus: boolean; splits: boolean }
// A vowel and its notes; lastStart is where the last of them begins.
type Anchor = { phoneIndex: number; start: number; lastStart: number; end: number; ring: number; velocity: number }

const spokenSeconds = (phone: Phone): number => Math.max(0.005, phone.endSeconds - phone.startSeconds)

function nucleusNames(phones: Phone[]): (phone: Phone) => boolean {
  if (phones.some((phone) => isVowel(phone.name))) return (phone) => isVowel(phone.name)
  const sonorants = phones.filter((phone) => isSonorant(phone.name))
  const longest = sonorants.toSorted((a, b) => spokenSeconds(b) - spokenSeconds(a)).at(0)
  return (phone) => phone === longest
}

// "fire" is two vowels to flite and often one note: the vowel closest behind another one loses its own beat.
function dropExtraNuclei(nuclei: number[], phones: Phone[], noteCount: number): void {
  while (nuclei.length > Math.max(1, noteCount)) {
    let closest = 1
    const distance = (i: number) => phones[nuclei[i]].startSeconds - phones[nuclei[i - 1]].endSeconds
    for (let i = 2; i < nuclei.length; i++) if (distance(i) < distance(closest)) closest = i
    nuclei.splice(closest, 1)
  }
}

const lastPitchSeconds = ({ startSeconds, bends }: SungNote): number => bends?.at(-1)?.atSeconds ?? startSeconds

// Extra notes are sung on the vowel before them; extra vowels share a note and get no anchor of their own.
function placeAnchors(
  words: WordToSing[],
  { splitsPlosives: splits }: LayoutRules,
): { phones: PlacedPhone[]; anchors: Anchor[] } {
  const phones: PlacedPhone[] = []
  const anchors: Anchor[] = []
  for (const [word, { phones: wordPhones, notes }] of words.entries()) {
    const isNucleus = nucleusNames(wordPhones)
    const nuclei: number[] = []
    for (const phone of wordPhones) {
      if (isNucleus(phone)) nuclei.push(phones.length)
      phones.push({ ...phone, word, isNucleus: isNucleus(phone), splits })
    }
    dropExtraNuclei(nuclei, phones, notes.length)
    for (const [noteIndex, note] of notes.entries()) {
      const phoneIndex = nuclei[Math.floor((noteIndex * nuclei.length) / notes.length)]
      const previous = anchors.at(-1)
      if (previous && (phoneIndex === undefined || previous.phoneIndex === phoneIndex)) {
        previous.end = Math.max(previous.end, note.endSeconds)
        previous.lastStart = Math.max(previous.lastStart, lastPitchSeconds(note))
      } else if (phoneIndex !== undefined) {
        const start = previous ? Math.max(note.startSeconds, previous.start + 0.05) : note.startSeconds
        if (previous) previous.end = Math.min(previous.end, start)
        const end = Math.max(note.endSeconds, start + 0.05)
        const lastStart = Math.max(start, lastPitchSeconds(note))
        anchors.push({ phoneIndex, start, lastStart, end, ring: 0, velocity: note.velocity })
      }
    }
  }
  return { phones, anchors }
}

function shortenWordEnds(phones: PlacedPhone[], anchors: Anchor[], { sustainSeconds }: LayoutRules): void {
  for (const [i, anchor] of anchors.entries()) {
    const next = anchors[i + 1]
    const endsWord = !next || phones[next.phoneIndex].word !== phones[anchor.phoneIndex].word
    const letGo = anchor.lastStart + sustainSeconds[next ? 'word' : 'line']
    if (!endsWord || anchor.end <= letGo) continue
    anchor.ring = anchor.end - letGo
    anchor.end = letGo
  }
}

function consonantSeconds(phone: Phone, ratio: number): number {
  const stretch = isSonorant(phone.name) ? ratio : Math.sqrt(ratio)
  return Math.min(MAX_CONSONANT_SECONDS, Math.max(MIN_CONSONANT_SECONDS, spokenSeconds(phone) * stretch))
}

// A plosive keeps its burst, which is the end of the phone, unstretched; only its closure gives way.
function segmentsOf(phone: PlacedPhone, start: number, end: number): Segment[] {
  const { name, startSeconds: sourceStart, endSeconds: sourceEnd } = phone
  const burst = Math.min(BURST_SECONDS, spokenSeconds(phone) / 2, (end - start) / 2)
  if (phone.splits && isPlosive(name) && !phone.isNucleus && burst > 0) {
    return [
      { phone: name, start, end: end - burst, sourceStart, sourceEnd: sourceEnd - burst },
      { phone: name, start: end - burst, end, sourceStart: sourceEnd - burst, sourceEnd },
    ]
  }
  return [{ phone: name, start, end, sourceStart, sourceEnd, ...(phone.flags && { flags: phone.flags }) }]
}

function placeInOrder(
  phones: PlacedPhone[],
  start: number,
  secondsOf: (phone: PlacedPhone, index: number) => number,
): Segment[] {
  let at = start
  return phones.flatMap((phone, i) => {
    const from = at
    at += secondsOf(phone, i)
    return segmentsOf(phone, from, at)
  })
}

function fill(phones: PlacedPhone[], start: number, lengthSeconds: number, ratios: Ratios): Segment[] {
  const spoken = phones.reduce((sum, phone) => sum + spokenSeconds(phone), 0)
  const ratio = Math.min(ratios.most, Math.max(ratios.least, lengthSeconds / spoken))
  const consonants = phones.map((phone) => (phone.isNucleus ? 0 : consonantSeconds(phone, ratio)))
  const total = consonants.reduce((sum, seconds) => sum + seconds, 0)
  const squeeze = Math.min(1, (lengthSeconds * MAX_CONSONANT_SHARE) / Math.max(total, 1e-9))
  const spokenVowels = phones.reduce((sum, phone) => sum + (phone.isNucleus ? spokenSeconds(phone) : 0), 0)
  const vowelScale = (lengthSeconds - total * squeeze) / Math.max(spokenVowels, 1e-9)
  return placeInOrder(phones, start, (phone, i) =>
    phone.isNucleus ? spokenSeconds(phone) * vowelScale : consonants[i] * squeeze,
  )
}

// The breath after a final plosive lies in the speaker's pause: without it "light" is heard as "lie".
function releasePlosive(segments: Segment[], roomSeconds: number): void {
  const last = segments[segments.length - 1]
  if (!isPlosive(last.phone)) return
  const seconds = Math.min(RELEASE_SECONDS, roomSeconds / 2)
  const { phone, end: start, sourceEnd: sourceStart } = last
  segments.push({ phone, start, end: start + seconds, sourceStart, sourceEnd: sourceStart + seconds })
}

function placeBefore(phones: PlacedPhone[], beat: number, roomSeconds: number, ratios: Ratios): Segment[] {
  const lengths = phones.map((phone) => consonantSeconds(phone, ratios.least))
  const total = lengths.reduce((sum, seconds) => sum + seconds, 0)
  const squeeze = Math.min(1, roomSeconds / Math.max(total, 1e-9))
  return placeInOrder(phones, beat - total * squeeze, (_, i) => lengths[i] * squeeze)
}

export function layOutLine(words: WordToSing[], { spoken } = { spoken: false }, rules = SPEECH_RULES): LineLayout {
  const ratios = spoken ? rules.spoken : rules.sung
  const { phones, anchors } = placeAnchors(words, rules)
  shortenWordEnds(phones, anchors, rules)
  const segments: Segment[] = []
  const first = anchors.at(0)
  if (!first) return { segments, nuclei: [] }
  segments.push(...placeBefore(phones.slice(0, first.phoneIndex), first.start, 1, ratios))
  for (const [i, anchor] of anchors.entries()) {
    const next = anchors[i + 1]
    const between = phones.slice(anchor.phoneIndex, next?.phoneIndex)
    const word = phones[anchor.phoneIndex].word
    const nextWord = next ? phones[next.phoneIndex].word : word + 1
    const gap = next ? next.start - anchor.end : Infinity
    if (next && (gap < REST_SECONDS || nextWord === word)) {
      segments.push(...fill(between, anchor.start, next.start - anchor.start, ratios))
      continue
    }
    const tail = between.filter((phone) => phone.word <= word || !next)
    const onset = between.slice(tail.length)
    const overhang = tail.length > 1 ? Math.min(gap / 3, CODA_OVERHANG_SECONDS) : 0
    segments.push(...fill(tail, anchor.start, anchor.end - anchor.start + overhang, ratios))
    segments[segments.length - 1].ringSeconds = anchor.ring
    if (rules.splitsPlosives) releasePlosive(segments, gap - overhang)
    if (next) segments.push(...placeBefore(onset, next.start, gap - overhang, ratios))
  }
  const nuclei = anchors.map(({ phoneIndex, start, end, velocity }) => {
    const { startSeconds: sourceStart, endSeconds: sourceEnd } = phones[phoneIndex]
    return { start, end, velocity, sourceStart, sourceEnd }
  })
  return { segments, nuclei }
}
