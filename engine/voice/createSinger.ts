// A score with words and the speaker's WASM go in; each line comes out sung, mono, at the song's sample rate.
// startFrame counts from the start of the song and may lie before the line's first beat: consonants precede it.
// About -20 dB RMS while sounding. The same score gives the same samples.
import { dbToGain } from '../audio/math.ts'
import { secondsPerBeat, type Score, type SungLine } from '../score.ts'
import { alignWords } from './alignWords.ts'
import { analyseSpeech } from './analyseSpeech.ts'
import { controlFrames, velocityDb } from './controlFrames.ts'
import { createSpeaker, type Speech } from './createSpeaker.ts'
import { layOutLine, type SungNote } from './layOutLine.ts'
import { hashText } from './hashText.ts'
import { renderVoice } from './renderVoice.ts'
import { findSinger } from './singers.ts'
import { spokenWord } from './spokenWord.ts'
import { createUpsampler } from './upsample.ts'

const LEVEL_DB = -20
const SOUNDING_DB = -35
const PAUSE_WORTHY_REST_SECONDS = 0.25

export type SungAudio = { startFrame: number; samples: Float32Array }
export type Singer = { lineCount: number; renderLine(index: number): SungAudio }

type RelativeAudio = { leadFrames: number; samples: Float32Array }

// A repeated chorus must give the same numbers wherever it stands, or it is sung anew.
function roundedSeconds(seconds: number): number {
  return Math.round(seconds * 10_000) / 10_000
}

function lineNotes(line: SungLine, beatSeconds: number, originBeat: number): SungNote[][] {
  return line.words.map(({ syllables }) =>
    syllables.map(({ startBeat, lengthBeats, pitch, velocity }) => ({
      startSeconds: roundedSeconds((startBeat - originBeat) * beatSeconds),
      endSeconds: roundedSeconds((startBeat - originBeat + lengthBeats) * beatSeconds),
      pitch,
      velocity,
    })),
  )
}

// A comma where the melody rests makes flite close the phrase there, as a singer would.
function lineText(words: string[], notes: SungNote[][]): string {
  return words
    .map((word, i) => {
      const end = notes[i]?.at(-1)?.endSeconds
      const next = notes[i + 1]?.at(0)?.startSeconds
      const rests = end !== undefined && next !== undefined && next - end >= PAUSE_WORTHY_REST_SECONDS
      return rests ? `${word},` : word
    })
    .join(' ')
}

function soundingRms(samples: Float64Array): number {
  const block = 160
  const powers: number[] = []
  for (let start = 0; start + block <= samples.length; start += block) {
    let sum = 0
    for (let i = start; i < start + block; i++) sum += samples[i] * samples[i]
    powers.push(sum / block)
  }
  const threshold = Math.max(...powers) * dbToGain(SOUNDING_DB) ** 2
  const sounding = powers.filter((power) => power > threshold)
  return Math.sqrt(sounding.reduce((sum, power) => sum + power, 0) / Math.max(1, sounding.length))
}

function meanVelocityGain(notes: SungNote[]): number {
  return dbToGain(notes.reduce((sum, { velocity }) => sum + velocityDb(velocity), 0) / Math.max(1, notes.length))
}

export function createSinger(options: { speaker: Uint8Array<ArrayBuffer>; score: Score; sampleRate: number }): Singer {
  const { score, sampleRate } = options
  const { voice } = score
  if (!voice) throw new RangeError('an instrumental score has no voice to sing')
  const singer = findSinger(voice.singer)
  const speaker = createSpeaker(options.speaker)
  const upsample = createUpsampler(sampleRate)
  const beatSeconds = secondsPerBeat(score)
  const spoken = voice.lines.map((line) => line.words.map(({ text }) => spokenWord(text)))
  const speeches = new Map<string, Speech>()
  const sung = new Map<string, RelativeAudio>()
  let lexicon: Map<string, string[]> | undefined

  function phonesOfWord(word: string): string[] {
    if (!lexicon) {
      const words = [...new Set(spoken.flat())]
      const phones = speaker.listPhonesOfWords(words)
      lexicon = new Map(words.map((text, i) => [text, phones[i]]))
    }
    return lexicon.get(word) ?? []
  }

  function speak(text: string): Speech {
    const speech = speeches.get(text) ?? speaker.speak(text, singer.voice)
    speeches.set(text, speech)
    return speech
  }

  function sing(words: string[], notes: SungNote[][], seed: number): RelativeAudio {
    const speech = speak(lineText(words, notes))
    const phones = alignWords(speech.phones, words.map(phonesOfWord))
    const layout = layOutLine(words.map((_, i) => ({ phones: phones[i], notes: notes[i] })))
    if (layout.segments.length === 0) return { leadFrames: 0, samples: new Float32Array(0) }
    const analysis = analyseSpeech(speech, singer)
    const frames = controlFrames({ layout, notes: notes.flat(), speech, analysis, singer, seed })
    const samples = renderVoice({ frames, analysis, speech: speech.samples, singer, seed })
    const gain = meanVelocityGain(notes.flat()) * (dbToGain(LEVEL_DB) / Math.max(1e-6, soundingRms(samples)))
    for (let i = 0; i < samples.length; i++) samples[i] *= gain
    return { leadFrames: Math.round(frames.startSeconds * sampleRate), samples: upsample(samples) }
  }

  return {
    lineCount: voice.lines.length,
    renderLine(index) {
      const line = voice.lines[index]
      if (!line) throw new RangeError(`the score has no sung line ${index}`)
      const originBeat = line.words.flatMap(({ syllables }) => syllables).at(0)?.startBeat ?? 0
      const notes = lineNotes(line, beatSeconds, originBeat)
      const key = JSON.stringify([spoken[index], notes.map((word) => word.map(Object.values))])
      const known = sung.get(key) ?? sing(spoken[index], notes, hashText(key, score.seed))
      sung.set(key, known)
      const startFrame = Math.round(originBeat * beatSeconds * sampleRate) + known.leadFrames
      return { startFrame, samples: known.samples }
    },
  }
}
