import { createRandom, parseLyrics, syllabify } from '@arioso/words'
import { chooseSinger } from '../composer/ensemble/chooseSinger.ts'
import type { MelodyRange } from '../composer/melody/writeMelody.ts'
import { secondsPerBeat, type Note, type Score, type SungLine } from '../score.ts'
import { joinAt } from './bars/joinAt.ts'
import { moveScore } from './moveScore.ts'
import { replaceSection } from './replaceSection.ts'
import { rewordLine } from './rewordLine.ts'

export type SingRequest = { seed: number; lyrics: string; maxSeconds: number }

const PHRASE_BARS = [1, 2, 4, 8]
// Between two lines a singer breathes.
const BREATH_BEATS = 0.25
// Below this a tune lies better for a man.
const WOMENS_PITCH = 61
const VOICE_MIX = { gainDb: 0, reverb: 0.2, delay: 0 }
const OCTAVES = [0, 1, -1, 2, -2]
// A cover may be played so much slower than its source.
const SLOWEST_SHARE = 0.75

/** A tune nobody sang gets words: a line of them to every phrase, the whole again until all are sung. */
export function singTune(source: Score, { seed, lyrics, maxSeconds }: SingRequest): Score {
  const texts = parseLyrics(lyrics).flatMap(({ lines }) => lines.filter((line) => countSyllables(line) > 0))
  if (texts.length === 0) return source
  const tune = source.parts.filter(({ bus }) => bus === 'lead').flatMap(({ notes }) => notes)
  if (tune.length === 0) return singOverChords(source, { seed, texts, maxSeconds })
  const phrases = phrasesOf(tune, source, averageOf(texts.map(countSyllables)))
  const song = again(source, Math.ceil(texts.length / phrases.length), maxSeconds)
  const { name, range } = chooseSinger(voiceFor(tune), false, createRandom(seed).fork('singer'))
  const shift = octaveInto(tune, range)
  const lines = texts.flatMap((text, i) => {
    const phrase = phrases[i % phrases.length]
    const laterBeats = Math.floor(i / phrases.length) * source.lengthBeats
    const notes = phrase.map((note) => ({ ...note, startBeat: note.startBeat + laterBeats, pitch: note.pitch + shift }))
    return notes[0].startBeat < song.lengthBeats ? [rewordLine(lineOf(notes, song), text)] : []
  })
  return { ...song, voice: { singer: name, ...VOICE_MIX, lines } }
}

// Where no single line was heard there is no tune to keep: one is written over the chords.
function singOverChords(source: Score, request: { seed: number; texts: string[]; maxSeconds: number }): Score {
  const { seed, texts, maxSeconds } = request
  const barBeats = (source.meter.beats * 4) / source.meter.unit
  const song = again(source, Math.ceil((texts.length * 2 * barBeats) / source.lengthBeats), maxSeconds)
  const toSeconds = song.lengthBeats * secondsPerBeat(song)
  return replaceSection(song, { seed, fromSeconds: 0, toSeconds, lyrics: texts.join('\n') })
}

function again(score: Score, times: number, maxSeconds: number): Score {
  const onceSeconds = (score.lengthBeats * secondsPerBeat(score)) / SLOWEST_SHARE
  const most = Math.max(1, Math.floor((maxSeconds - score.tailSeconds) / onceSeconds))
  let song = score
  for (let time = 1; time < Math.min(times, most); time++) {
    song = joinAt(song, moveScore(score, song.lengthBeats), song.lengthBeats)
  }
  return song
}

// As many bars to a phrase as bring its tones closest to a line's syllables.
function phrasesOf(tune: readonly Note[], { meter }: Score, syllables: number): Note[][] {
  const barBeats = (meter.beats * 4) / meter.unit
  const byBars = PHRASE_BARS.map((bars) => {
    const groups = Object.groupBy(tune, ({ startBeat }) => Math.floor(startBeat / (bars * barBeats) + 1e-6))
    return Object.values(groups).flatMap((group) => (group === undefined ? [] : [group]))
  })
  const misfit = (phrases: Note[][]): number => {
    const tones = averageOf(phrases.map(({ length }) => length))
    return Math.max(tones / syllables, syllables / tones)
  }
  return byBars.reduce((best, phrases) => (misfit(phrases) < misfit(best) ? phrases : best))
}

function lineOf(notes: readonly Note[], { sections }: Score): SungLine {
  const section = sections.findLastIndex(({ startBeat }) => startBeat <= notes[0].startBeat + 1e-6)
  const last = notes.length - 1
  const words = notes.map(({ lengthBeats, ...note }, i) => ({
    text: 'la',
    syllables: [
      {
        ...note,
        text: 'la',
        lengthBeats: i === last ? Math.max(BREATH_BEATS, lengthBeats - BREATH_BEATS) : lengthBeats,
      },
    ],
  }))
  return { text: '', section: Math.max(0, section), words }
}

function voiceFor(tune: readonly Note[]): 'female' | 'male' {
  return averageOf(tune.map(({ pitch }) => pitch)) >= WOMENS_PITCH ? 'female' : 'male'
}

function octaveInto(tune: readonly Note[], { low, high }: MelodyRange): number {
  const outside = (octave: number): number =>
    averageOf(tune.map(({ pitch }) => Math.max(0, low - pitch - 12 * octave, pitch + 12 * octave - high)))
  return 12 * OCTAVES.reduce((best, octave) => (outside(octave) < outside(best) ? octave : best))
}

function countSyllables(text: string): number {
  return syllabify(text).reduce((sum, { syllables }) => sum + syllables.length, 0)
}

function averageOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)
}
