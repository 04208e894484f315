// One line by one or several voices: speech, layout, vocoder, level. A line that returns is sung once.
import { analyseSpeech, type SpeechAnalysis } from './analyseSpeech.ts'
import { controlFrames } from './controlFrames.ts'
import type { SpokenLine } from './createRecital.ts'
import { SPEECH_RATE } from './createSpeaker.ts'
import { finishLine, takeNotes, type Sung, type Take } from '../singing/finishLine.ts'
import { layOutLine, type SungNote } from '../singing/layOutLine.ts'
import { renderVoice } from './renderVoice.ts'
import type { SingerCharacter } from '../singing/singers.ts'
import type { Upsampler } from './upsample.ts'

// Some 3 MB each. A line and its double, harmony and choir follow one another, by two voices at most.
const KEPT_ANALYSES = 2

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
    return finishLine(results, { notes: line.notes.flat(), breathes, seed, rate: SPEECH_RATE })
  }

  return (line) => {
    const known = sung.get(line.name) ?? sing(line)
    if (line.returns) sung.set(line.name, known)
    else sung.delete(line.name)
    return { leadFrames: Math.round(known.startSeconds * sampleRate), samples: upsample(known.samples) }
  }
}
