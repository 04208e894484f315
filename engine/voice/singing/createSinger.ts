// A score with words, the speaker's WASM and the trained voices go in; each line comes out sung, mono, at the song's sample rate.
// startFrame counts from the start of the song and may lie before the line's first beat: consonants precede it.
// About -20 dB RMS while sounding. The same score gives the same samples. Backing layers sing beside the lead.
import { secondsPerBeat, type BackingPart, type Score } from '../../score.ts'
import { createRecital, createWordReader, type Recital, type WordReader } from '../speech/createRecital.ts'
import { createSpeaker, type SpeakerProgram } from '../speech/createSpeaker.ts'
import { createTrainedLineSinger, type TrainedVoices } from '../trained/createTrainedLineSinger.ts'
import { detectLanguages } from '../language/detectLanguage.ts'
import type { Take } from './finishLine.ts'
import { hashText } from '../hashText.ts'
import { isTrained, prepareLines, type PreparedLine } from './prepareLines.ts'
import { findSinger, type SingerCharacter } from './singers.ts'
import { createLineSinger, type RelativeAudio } from '../speech/singLine.ts'
import { createUpsampler } from '../speech/upsample.ts'

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

type Place = PreparedLine & { takes: Take[]; key: string; name: string }
type PlaceSinger = (place: Place, seed: number, returns: boolean) => RelativeAudio

export type SingerOptions = {
  score: Score
  sampleRate: number
  /** Needed by scores of before the trained voices. */
  speaker?: SpeakerProgram | undefined
  trained?: TrainedVoices | undefined
}

export function createSinger(options: SingerOptions): Singer {
  const { score, sampleRate } = options
  const { voice, backing = [] } = score
  if (!voice) throw new RangeError('an instrumental score has no voice to sing')
  const beatSeconds = secondsPerBeat(score)
  const reader = createWordReader()
  const parts = [
    { singer: voice.singer, lines: voice.lines, takes: LEAD, mayBreathe: true },
    ...backing.map(({ kind, singer, lines }) => ({ singer, lines, takes: TAKES[kind], mayBreathe: false })),
  ]
  const places = parts.flatMap((part) =>
    prepareLines(part, beatSeconds, reader).map((line): Place => {
      const { takes } = part
      const breathes = part.mayBreathe && line.breathes
      const numbers = line.notes.map((word) => word.map((note) => Object.values({ ...note, bends: note.bends ?? [] })))
      const key = JSON.stringify([line.words, numbers, line.spoken, breathes])
      return { ...line, takes, breathes, key, name: `${line.singer} ${JSON.stringify(takes)} ${key}` }
    }),
  )
  const trainedPlaces = places.filter(isTrained)
  const spokenPlaces = places.filter((place) => !isTrained(place))
  const singTrained = trainedPlaces.length > 0 ? singByTraining(trainedPlaces, options) : undefined
  const singSpoken = spokenPlaces.length > 0 ? singBySpeech(spokenPlaces, reader, options) : undefined
  const timesLeft = countNames(places)

  return {
    lineCount: places.length,
    renderLine(index) {
      const place = places[index]
      if (!place) throw new RangeError(`the score has no sung line ${index}`)
      const { name, key, originBeat } = place
      const left = (timesLeft.get(name) ?? 1) - 1
      timesLeft.set(name, left)
      const sing = isTrained(place) ? singTrained : singSpoken
      if (!sing) throw new Error('nobody is there to sing this line')
      const { leadFrames, samples } = sing(place, hashText(key, score.seed), left > 0)
      return { startFrame: Math.round(originBeat * beatSeconds * sampleRate) + leadFrames, samples }
    },
  }
}

function singBySpeech(places: Place[], reader: WordReader, { speaker, sampleRate }: SingerOptions): PlaceSinger {
  if (!speaker) throw new Error('this score is sung by the speaker, who is not there')
  const speaking = createSpeaker(speaker)
  const recitals = new Map<string, Recital>()
  const singLine = createLineSinger(createUpsampler(sampleRate), sampleRate)

  // Parts that speak alike share their speech: a double costs no second reading.
  function recitalOf({ voice }: SingerCharacter): Recital {
    const name = JSON.stringify(voice)
    const alike = places.filter(({ singer }) => JSON.stringify(findSinger(singer).voice) === name)
    const lines = alike.map(({ words }) => words)
    const recital = recitals.get(name) ?? createRecital(lines, speaking, voice, reader.lexicon())
    recitals.set(name, recital)
    return recital
  }

  return (place, seed, returns) => {
    const character = findSinger(place.singer)
    return singLine({ ...place, character, speak: () => recitalOf(character).speak(place.words), seed, returns })
  }
}

function singByTraining(places: Place[], { trained, sampleRate, score }: SingerOptions): PlaceSinger {
  if (!trained) throw new Error('this score is sung by trained voices, which are not there')
  const singLine = createTrainedLineSinger(trained, sampleRate)
  const manner = score.voice?.manner
  const texts = [...new Set(places.map(({ words }) => words.join(' ')))]
  const languages = new Map(detectLanguages(texts).map((language, i) => [texts[i], language]))
  return (place, seed, returns) =>
    singLine({ ...place, manner, language: languages.get(place.words.join(' ')) ?? 'english', seed, returns })
}

function countNames(places: { name: string }[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { name } of places) counts.set(name, (counts.get(name) ?? 0) + 1)
  return counts
}
