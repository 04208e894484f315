// Lines by the trained voices at the song's rate. A line that returns is sung once.
import { dbToGain } from '../../audio/math.ts'
import type { Manner } from '../../score.ts'
import type { SungLanguage } from '../language/detectLanguage.ts'
import { finishLine, takeNotes, type Sung, type Take } from '../singing/finishLine.ts'
import type { SungNote } from '../singing/layOutLine.ts'
import { shapeOf } from '../singing/manners.ts'
import { createPredictor, type Predictor } from '../network/createPredictor.ts'
import { openNetwork } from '../network/openNetwork.ts'
import { TRACT_RATE } from './shapeTract.ts'
import type { RelativeAudio } from '../speech/singLine.ts'
import { singTrainedLine } from './singTrainedLine.ts'
import { openDictionary, type Dictionary } from '../sounds/openDictionary.ts'
import { readSungWords } from '../sounds/readSungWords.ts'
import { findTrainedSinger, TRAINED_SINGERS, type TrainedCharacter } from './trainedSingers.ts'
import { createUpsampler, TRACT } from '../speech/upsample.ts'

// A pause of the tune after which nothing is linked.
const LINKED_REST_SECONDS = 0.09
// At its loudest about 20 dB below the voice.
const INHALE_DB = -27

/** What the voices were taught, and how English words sound. Made once, used by song after song. */
export type TrainedVoices = { predictor: Predictor; look: Dictionary }

/** The voices' file and the dictionary's, as bytes; the first is not needed afterwards, the second is read from. */
export function openTrainedVoices({
  voices,
  dictionary,
}: {
  voices: Uint8Array
  dictionary: Uint8Array
}): TrainedVoices {
  return { predictor: createPredictor(openNetwork(voices)), look: openDictionary(dictionary) }
}

export type TrainedLineToSing = {
  // Equal names sound alike.
  name: string
  // Kept, because it will be asked for again.
  returns: boolean
  singer: string
  words: string[]
  language: SungLanguage
  notes: SungNote[][]
  takes: Take[]
  spoken: boolean
  breathes: boolean
  manner?: Manner | undefined
  seed: number
}

function singerOf(name: string): TrainedCharacter {
  const singer = findTrainedSinger(name)
  if (!singer) throw new RangeError(`nobody is called ${name}`)
  return singer
}

// A choir is several people, not one several times.
function castTakes(lead: TrainedCharacter, takes: Take[]): TrainedCharacter[] {
  const others = TRAINED_SINGERS.filter(({ sex, name }) => sex === lead.sex && name !== lead.name)
  return takes.map((_, i) => (i === 0 ? lead : (others[(i - 1) % others.length] ?? lead)))
}

export function createTrainedLineSinger(
  { predictor, look }: TrainedVoices,
  sampleRate: number,
): (line: TrainedLineToSing) => RelativeAudio {
  const upsample = createUpsampler(sampleRate, TRACT)
  const sung = new Map<string, Sung>()

  function sing({ singer, words, language, notes, takes, spoken, breathes, manner, seed }: TrainedLineToSing): Sung {
    const lead = singerOf(singer)
    const restsAfter = notes.map((word, i) => {
      const [end, next] = [word.at(-1)?.endSeconds, notes[i + 1]?.at(0)?.startSeconds]
      return end !== undefined && next !== undefined && next - end >= LINKED_REST_SECONDS
    })
    const characters = castTakes(lead, takes)
    const results = takes.flatMap((take, i): Sung[] => {
      const character = characters[i]
      const sounds = readSungWords(words, { language, accent: character.accent, look, restsAfter })
      const taken = words.map((_, word) => ({ sounds: sounds[word], notes: takeNotes(notes[word] ?? [], take) }))
      const line = singTrainedLine({ words: taken, singer: character, spoken, manner, seed: seed + i }, predictor)
      return line ? [line] : []
    })
    const { levelDb } = shapeOf(manner)
    return finishLine(results, {
      notes: notes.flat(),
      breathes,
      seed,
      rate: TRACT_RATE,
      levelDb,
      inhale: { gain: dbToGain(INHALE_DB + levelDb), isDark: true },
    })
  }

  return (line) => {
    const known = sung.get(line.name) ?? sing(line)
    if (line.returns) sung.set(line.name, known)
    else sung.delete(line.name)
    return { leadFrames: Math.round(known.startSeconds * sampleRate), samples: upsample(known.samples) }
  }
}
