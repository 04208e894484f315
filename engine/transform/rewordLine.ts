import { syllabify } from '@arioso/words'
import type { SungLine, SungSyllable } from '../score.ts'

type Tone = Omit<SungSyllable, 'text'>

/** New words on the old tune: too few syllables hold several tones, too many share the longest ones. */
export function rewordLine(line: SungLine, text: string): SungLine {
  const words = syllabify(text).filter((word) => word.syllables.length > 0)
  const count = words.reduce((sum, word) => sum + word.syllables.length, 0)
  const old = line.words.flatMap((word) => word.syllables.map(({ text: _text, ...tone }): Tone => tone))
  if (count === 0 || old.length === 0) return { ...line, text, words: [] }
  const tones = fitTones(old, count)
  let next = 0
  return {
    ...line,
    text,
    words: words.map((word) => ({
      text: word.text,
      syllables: word.syllables.map((syllable) => ({ text: syllable.text, ...tones[next++] })),
    })),
  }
}

function fitTones(old: readonly Tone[], count: number): Tone[] {
  const tones = [...old]
  while (tones.length > count) tones.splice(shortestPair(tones), 2, slur(tones, shortestPair(tones)))
  while (tones.length < count) tones.splice(longest(tones), 1, ...halve(tones[longest(tones)]))
  return tones
}

function shortestPair(tones: readonly Tone[]): number {
  let best = 0
  for (let i = 1; i + 1 < tones.length; i++) {
    if (pairLength(tones, i) < pairLength(tones, best)) best = i
  }
  return best
}

function pairLength(tones: readonly Tone[], i: number): number {
  return tones[i].lengthBeats + tones[i + 1].lengthBeats
}

function slur(tones: readonly Tone[], i: number): Tone {
  const [first, second] = [tones[i], tones[i + 1]]
  const bends = [
    ...(first.bends ?? []),
    ...(first.bends?.at(-1)?.pitch === second.pitch || (!first.bends && first.pitch === second.pitch)
      ? []
      : [{ atBeat: second.startBeat, pitch: second.pitch }]),
    ...(second.bends ?? []),
  ]
  const { bends: _bends, ...tone } = first
  const lengthBeats = second.startBeat + second.lengthBeats - first.startBeat
  return { ...tone, lengthBeats, ...(bends.length > 0 && { bends }) }
}

function longest(tones: readonly Tone[]): number {
  return tones.reduce((best, tone, i) => (tone.lengthBeats > tones[best].lengthBeats ? i : best), 0)
}

function halve({ bends, ...tone }: Tone): [Tone, Tone] {
  const [bend] = bends ?? []
  const middle = bend?.atBeat ?? tone.startBeat + tone.lengthBeats / 2
  const end = tone.startBeat + tone.lengthBeats
  const rest = bends?.slice(1) ?? []
  return [
    { ...tone, lengthBeats: middle - tone.startBeat },
    {
      ...tone,
      startBeat: middle,
      lengthBeats: end - middle,
      pitch: bend?.pitch ?? tone.pitch,
      ...(rest.length > 0 && { bends: rest }),
    },
  ]
}
