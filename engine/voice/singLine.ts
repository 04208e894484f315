// One line by one or several voices: speech, layout, vocoder, level. A line that returns is sung once.
import { dbToGain } from '../audio/math.ts'
import { analyseSpeech, type SpeechAnalysis } from './analyseSpeech.ts'
import { controlFrames, velocityDb } from './controlFrames.ts'
import type { SpokenLine } from './createRecital.ts'
import { SPEECH_RATE } from './createSpeaker.ts'
import { layOutLine, type SungNote } from './layOutLine.ts'
import { renderInhale } from './renderInhale.ts'
import { renderVoice } from './renderVoice.ts'
import type { SingerCharacter } from './singers.ts'
import type { Upsampler } from './upsample.ts'

const LEVEL_DB = -20
const SOUNDING_DB = -35
const INHALE_DB = -40
const INHALE_SECONDS = 0.28
const INHALE_AHEAD_SECONDS = 0.04
// Some 3 MB each. A line and its double, harmony and choir follow one another, by two voices at most.
const KEPT_ANALYSES = 2

export type Take = { cents: number; lateSeconds: number }
export type RelativeAudio = { leadFrames: number; samples: Float32Array<ArrayBuffer> }
export type LineToSing = {
  // Equal names sound alike.
  name: string
  // Kept, because it will be asked for again.
  returns: boolean
  speak: () => SpokenLine
  notes: SungNote[][]
  character: SingerCharacter
  takes: Take[]
  spoken: boolean
  breathes: boolean
  seed: number
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

function takeNotes(notes: SungNote[], { cents, lateSeconds }: Take): SungNote[] {
  if (cents === 0 && lateSeconds === 0) return notes
  return notes.map((note) => ({
    ...note,
    startSeconds: note.startSeconds + lateSeconds,
    endSeconds: note.endSeconds + lateSeconds,
    pitch: note.pitch + cents / 100,
    ...(note.bends && {
      bends: note.bends.map(({ atSeconds, pitch }) => ({
        atSeconds: atSeconds + lateSeconds,
        pitch: pitch + cents / 100,
      })),
    }),
  }))
}

type Sung = { startSeconds: number; samples: Float64Array }

function sumTakes(takes: Sung[]): Sung {
  const [first] = takes
  if (takes.length === 1) return first
  const startSeconds = Math.min(...takes.map((take) => take.startSeconds))
  const offsets = takes.map((take) => Math.round((take.startSeconds - startSeconds) * SPEECH_RATE))
  const samples = new Float64Array(Math.max(...takes.map((take, i) => take.samples.length + offsets[i])))
  for (const [i, take] of takes.entries()) {
    for (let k = 0; k < take.samples.length; k++) samples[offsets[i] + k] += take.samples[k]
  }
  return { startSeconds, samples }
}

function withInhale({ startSeconds, samples }: Sung, seed: number): Sung {
  const inhale = renderInhale(INHALE_SECONDS, dbToGain(INHALE_DB), seed)
  const lead = inhale.length + Math.round(INHALE_AHEAD_SECONDS * SPEECH_RATE)
  const longer = new Float64Array(lead + samples.length)
  longer.set(inhale)
  longer.set(samples, lead)
  return { startSeconds: startSeconds - lead / SPEECH_RATE, samples: longer }
}

export function createLineSinger(upsample: Upsampler, sampleRate: number): (line: LineToSing) => RelativeAudio {
  // At the speaker's rate, a third of the song's: what leaves here is the caller's to give away.
  const sung = new Map<string, Sung>()
  const analyses = new Map<string, SpeechAnalysis>()

  function dropOldest(): SpeechAnalysis | undefined {
    const [name, oldest] = analyses.entries().next().value ?? []
    if (name === undefined || analyses.size < KEPT_ANALYSES) return undefined
    analyses.delete(name)
    return oldest
  }

  // A double or choir follows its lead closely, so the last few analyses are the ones asked for again.
  function analysisOf(line: LineToSing, { speech }: SpokenLine): SpeechAnalysis {
    const name = `${line.character.name} ${speech.phones.map((phone) => phone.name).join(' ')} ${speech.samples.length}`
    const analysis = analyses.get(name) ?? analyseSpeech(speech, line.character, dropOldest()?.spectra)
    analyses.delete(name)
    analyses.set(name, analysis)
    return analysis
  }

  function sing(line: LineToSing): Sung {
    const { character: singer, takes, spoken, breathes, seed } = line
    const spokenLine = line.speak()
    const { speech, wordPhones } = spokenLine
    const analysis = analysisOf(line, spokenLine)
    const results = takes.flatMap((take, i): Sung[] => {
      const notes = line.notes.map((word) => takeNotes(word, take))
      const words = notes.map((wordNotes, word) => ({ phones: wordPhones[word] ?? [], notes: wordNotes }))
      const layout = layOutLine(words, { spoken })
      if (layout.segments.length === 0) return []
      const frames = controlFrames({ layout, notes: notes.flat(), speech, analysis, singer, spoken, seed: seed + i })
      const samples = renderVoice({ frames, analysis, speech: speech.samples, singer, seed: seed + i })
      return [{ startSeconds: frames.startSeconds, samples }]
    })
    if (results.length === 0) return { startSeconds: 0, samples: new Float64Array(0) }
    const dry = sumTakes(results)
    const gain = meanVelocityGain(line.notes.flat()) * (dbToGain(LEVEL_DB) / Math.max(1e-6, soundingRms(dry.samples)))
    for (let i = 0; i < dry.samples.length; i++) dry.samples[i] *= gain
    return breathes ? withInhale(dry, seed) : dry
  }

  return (line) => {
    const known = sung.get(line.name) ?? sing(line)
    if (line.returns) sung.set(line.name, known)
    else sung.delete(line.name)
    return { leadFrames: Math.round(known.startSeconds * sampleRate), samples: upsample(known.samples) }
  }
}
