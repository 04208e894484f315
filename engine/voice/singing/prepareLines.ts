// A part's lines as whoever sings them needs them: words, notes in seconds from the line's first beat, breaths.
import type { Score, SungLine } from '../../score.ts'
import type { WordReader } from '../speech/createRecital.ts'
import type { SungNote } from './layOutLine.ts'
import { MOST_RING_SECONDS } from './lineGain.ts'
import { TRAINED_RULES } from '../trained/singTrainedLine.ts'
import { findTrainedSinger } from '../trained/trainedSingers.ts'

const PAUSE_WORTHY_REST_SECONDS = 0.25
const BREATH_WORTHY_REST_SECONDS = 0.5
// A trained voice lets a long last note go before its written end, and has time to breathe.
const MOST_SOUNDING_SECONDS = TRAINED_RULES.sustainSeconds.line + MOST_RING_SECONDS

export type PreparedLine = {
  singer: string
  // As they are written, or for the speaker as it reads them.
  words: string[]
  notes: SungNote[][]
  originBeat: number
  spoken: boolean
  breathes: boolean
}

export const isTrained = ({ singer }: { singer: string }): boolean => findTrainedSinger(singer) !== undefined

/** Whether somebody of before the trained voices sings. */
export function needsSpeaker({ voice, backing = [] }: Score): boolean {
  const parts = voice ? [voice, ...backing] : backing
  return parts.some(({ singer, lines }) => lines.some((line) => !isTrained({ singer: line.singer ?? singer })))
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

function endSeconds(line: SungLine | undefined, beatSeconds: number, trained: boolean): number {
  const last = line?.words.flatMap(({ syllables }) => syllables).at(-1)
  if (!last) return -Infinity
  const lastStart = last.bends?.at(-1)?.atBeat ?? last.startBeat
  const end = (last.startBeat + last.lengthBeats) * beatSeconds
  return trained ? Math.min(end, lastStart * beatSeconds + MOST_SOUNDING_SECONDS) : end
}

export type PartToSing = { singer: string; lines: SungLine[] }

export function prepareLines(
  { singer: own, lines }: PartToSing,
  beatSeconds: number,
  reader: WordReader,
): PreparedLine[] {
  const texts = lines.map(({ words }) => words.map(({ text }) => text))
  const isOwn = isTrained({ singer: own })
  const read = isOwn ? texts : reader.read(texts)
  return lines.map((line, i) => {
    const originBeat = line.words.flatMap(({ syllables }) => syllables).at(0)?.startBeat ?? 0
    const notes = lineNotes(line, beatSeconds, originBeat)
    const singer = line.singer ?? own
    const trained = isTrained({ singer })
    const restSeconds = originBeat * beatSeconds - endSeconds(lines[i - 1], beatSeconds, trained)
    const breathes = restSeconds >= BREATH_WORTHY_REST_SECONDS && originBeat * beatSeconds >= 1
    const words = trained ? texts[i] : withCommas(read[i], notes)
    return { singer, words, notes, originBeat, spoken: line.delivery === 'spoken', breathes }
  })
}
