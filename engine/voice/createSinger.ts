// A score with words and the speaker's WASM go in; each line comes out sung, mono, at the song's sample rate.
// startFrame counts from the start of the song and may lie before the line's first beat: consonants precede it.
// About -20 dB RMS while sounding. The same score gives the same samples. Backing layers sing beside the lead.
import { secondsPerBeat, type BackingPart, type Score, type SungLine } from '../score.ts'
import { createRecital, createWordReader, type Recital } from './createRecital.ts'
import { createSpeaker, type SpeakerProgram } from './createSpeaker.ts'
import type { SungNote } from './layOutLine.ts'
import { hashText } from './hashText.ts'
import { findSinger, type SingerCharacter } from './singers.ts'
import { createLineSinger, type Take } from './singLine.ts'
import { createUpsampler } from './upsample.ts'

const PAUSE_WORTHY_REST_SECONDS = 0.25
const BREATH_WORTHY_REST_SECONDS = 0.5

export type SungAudio = { startFrame: number; samples: Float32Array<ArrayBuffer> }
// Lines are counted as linesToSing lists them.
export type Singer = {
  lineCount: number
  renderLine(index: number): SungAudio
  /** Called with a line that has been sung to its end: its samples are not read again. */
  letGo?(line: SungAudio): void
}

const LEAD: Take[] = [{ cents: 0, lateSeconds: 0 }]
// Nobody sings quite like the singer beside them. Cents and seconds of difference.
const TAKES: Record<BackingPart['kind'], Take[]> = {
  harmony: [{ cents: 3, lateSeconds: 0.006 }],
  double: [{ cents: 8, lateSeconds: 0.018 }],
  choir: [
    { cents: -9, lateSeconds: 0 },
    { cents: 5, lateSeconds: 0.022 },
    { cents: 12, lateSeconds: 0.011 },
  ],
}

// A repeated chorus must give the same numbers wherever it stands, or it is sung anew.
function roundedSeconds(seconds: number): number {
  return Math.round(seconds * 10_000) / 10_000
}

function lineNotes(line: SungLine, beatSeconds: number, originBeat: number): SungNote[][] {
  const seconds = (beat: number) => roundedSeconds((beat - originBeat) * beatSeconds)
  return line.words.map(({ syllables }) =>
    syllables.map(({ startBeat, lengthBeats, pitch, velocity, bends }) => ({
      startSeconds: seconds(startBeat),
      endSeconds: seconds(startBeat + lengthBeats),
      pitch,
      velocity,
      ...(bends && { bends: bends.map((bend) => ({ atSeconds: seconds(bend.atBeat), pitch: bend.pitch })) }),
    })),
  )
}

// A comma where the melody rests makes flite close the phrase there, as a singer would.
function withCommas(words: string[], notes: SungNote[][]): string[] {
  return words.map((word, i) => {
    const end = notes[i]?.at(-1)?.endSeconds
    const next = notes[i + 1]?.at(0)?.startSeconds
    const rests = end !== undefined && next !== undefined && next - end >= PAUSE_WORTHY_REST_SECONDS
    return rests ? `${word},` : word
  })
}

type PreparedLine = { words: string[]; notes: SungNote[][]; originBeat: number; spoken: boolean; breathes: boolean }

function endBeat(line: SungLine | undefined): number {
  const last = line?.words.flatMap(({ syllables }) => syllables).at(-1)
  return last ? last.startBeat + last.lengthBeats : -Infinity
}

function prepareLines(lines: SungLine[], words: string[][], beatSeconds: number): PreparedLine[] {
  return lines.map((line, i) => {
    const originBeat = line.words.flatMap(({ syllables }) => syllables).at(0)?.startBeat ?? 0
    const notes = lineNotes(line, beatSeconds, originBeat)
    const restSeconds = (originBeat - endBeat(lines[i - 1])) * beatSeconds
    const breathes = restSeconds >= BREATH_WORTHY_REST_SECONDS && originBeat * beatSeconds >= 1
    return { words: withCommas(words[i], notes), notes, originBeat, spoken: line.delivery === 'spoken', breathes }
  })
}

type Part = { character: SingerCharacter; lines: PreparedLine[]; takes: Take[]; mayBreathe: boolean }

export function createSinger(options: { speaker: SpeakerProgram; score: Score; sampleRate: number }): Singer {
  const { score, sampleRate } = options
  const { voice, backing = [] } = score
  if (!voice) throw new RangeError('an instrumental score has no voice to sing')
  const beatSeconds = secondsPerBeat(score)
  const reader = createWordReader()
  const prepare = (lines: SungLine[]) =>
    prepareLines(lines, reader.read(lines.map(({ words }) => words.map(({ text }) => text))), beatSeconds)
  const parts: Part[] = [
    { character: findSinger(voice.singer), lines: prepare(voice.lines), takes: LEAD, mayBreathe: true },
    ...backing.map(({ kind, singer, lines }) => ({
      character: findSinger(singer),
      lines: prepare(lines),
      takes: TAKES[kind],
      mayBreathe: false,
    })),
  ]
  const speaker = createSpeaker(options.speaker)
  const recitals = new Map<string, Recital>()
  const singLine = createLineSinger(createUpsampler(sampleRate), sampleRate)

  // Parts that speak alike share their speech: a double costs no second reading.
  function recitalOf({ voice: speaking }: SingerCharacter): Recital {
    const name = JSON.stringify(speaking)
    const alike = parts.filter(({ character }) => JSON.stringify(character.voice) === name)
    const lines = alike.flatMap((part) => part.lines.map(({ words }) => words))
    const recital = recitals.get(name) ?? createRecital(lines, speaker, speaking, reader.lexicon())
    recitals.set(name, recital)
    return recital
  }

  const places = parts.flatMap(({ character, lines, takes, mayBreathe }) =>
    lines.map((line) => {
      const breathes = mayBreathe && line.breathes
      const numbers = line.notes.map((word) => word.map((note) => Object.values({ ...note, bends: note.bends ?? [] })))
      const key = JSON.stringify([line.words, numbers, line.spoken, breathes])
      return { ...line, character, takes, breathes, key, name: `${character.name} ${JSON.stringify(takes)} ${key}` }
    }),
  )
  const timesLeft = countNames(places)

  return {
    lineCount: places.length,
    renderLine(index) {
      const place = places[index]
      if (!place) throw new RangeError(`the score has no sung line ${index}`)
      const { name, key, words, character, originBeat } = place
      const left = (timesLeft.get(name) ?? 1) - 1
      timesLeft.set(name, left)
      const seed = hashText(key, score.seed)
      const speak = () => recitalOf(character).speak(words)
      const { leadFrames, samples } = singLine({ ...place, speak, seed, returns: left > 0 })
      return { startFrame: Math.round(originBeat * beatSeconds * sampleRate) + leadFrames, samples }
    },
  }
}

function countNames(places: { name: string }[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { name } of places) counts.set(name, (counts.get(name) ?? 0) + 1)
  return counts
}
