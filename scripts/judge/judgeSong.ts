import { DRUM_PITCHES } from '../../engine/composer/rhythm/drumPitches.ts'
import { durationSeconds, type Score } from '../../engine/index.ts'
import { barFeatures } from './barFeatures.ts'
import { judgeBalance, type BalanceVerdict } from './judgeBalance.ts'
import { judgeForm, type FormVerdict } from './judgeForm.ts'
import { judgeGrid, type GridVerdict } from './judgeGrid.ts'
import { judgeKey, type KeyVerdict } from './judgeKey.ts'
import { judgeLevel, type LevelVerdict } from './judgeLevel.ts'
import { judgeSungPitch, type SungPitchVerdict } from './judgeSungPitch.ts'
import { judgeTempo, type TempoVerdict } from './judgeTempo.ts'
import { judgeWords, type WordsVerdict } from './judgeWords.ts'
import { listen } from './listen.ts'
import {
  hireSinger,
  middleOf,
  openingOf,
  renderOpening,
  renderWhole,
  SAMPLE_RATE,
  stemsOf,
  type Studio,
} from './renderWhole.ts'
import { composeOrder, composeWhole, hasRoomForForm, type SongOrder } from './songOrder.ts'
import { styleFeatures } from './styleFeatures.ts'

export const STYLE_STRETCHES = 3
const LEAST_ONSETS = 20
// Stems are heard in the song's first seconds only: the ears take longer than the music is worth.
const STEM_SECONDS = 40

export type SongVerdict = {
  order: SongOrder
  seconds: number
  tempoBpm: number
  genre: string
  level: LevelVerdict
  balance: BalanceVerdict
  /** Only where there are drums to count by. */
  tempo?: TempoVerdict
  /** Only where enough is struck. */
  grid?: GridVerdict
  key?: KeyVerdict
  sungPitch?: SungPitchVerdict
  words?: WordsVerdict
  form: FormVerdict
  features: number[][]
  chroma: number[]
}

/** Composes and renders one song, and its stems where a property needs them, and judges everything a song alone can tell. */
export async function judgeSong(order: SongOrder, studio: Studio, folder: string): Promise<SongVerdict> {
  const score = composeOrder(order)
  const stems = stemsOf(score)
  const singer = hireSinger(score, studio)
  const sound = renderWhole(score, studio, singer)
  const middle = middleOf(sound)
  // The ears and the loudness meter are processes of their own: they listen while the next part is rendered.
  const level = judgeLevel(sound, folder)
  const sungPitch =
    score.voice && judgeVoice(stems.voice, middleOf(renderOpening(stems.voice, studio, STEM_SECONDS, singer)), folder)
  const struck = middleOf(renderOpening(stems.struck, studio, STEM_SECONDS))
  const listening = listen(struck, SAMPLE_RATE, ['beats', 'onsets'], folder)
  // Whoever fails first is told where it is awaited; another failure meanwhile must not end every other song's judging.
  for (const ear of [level, sungPitch, listening]) ear?.catch(() => undefined)
  const pitched = stems.pitched.parts.length > 0 && middleOf(renderOpening(stems.pitched, studio, STEM_SECONDS))
  const key = pitched && judgeKey(pitched, score)
  const bars = barFeatures(middle, score)
  const heard = await listening
  return {
    order,
    seconds: durationSeconds(score),
    tempoBpm: score.tempoBpm,
    genre: score.genre,
    level: await level,
    balance: judgeBalance(sound, { lowestHertz: lowestHertz(score), isUnaccompanied: isUnaccompanied(score) }),
    ...(hasDrums(score) && { tempo: judgeTempo(heard.beats, score) }),
    ...(heard.onsets.length >= LEAST_ONSETS && { grid: judgeGrid(heard.onsets, stems.struck) }),
    ...(key && { key }),
    ...(sungPitch && { sungPitch: await sungPitch, words: judgeWords(composeWhole(order)) }),
    form: judgeForm(bars, score, hasRoomForForm(order)),
    features: styleFeatures(openingOf(sound, STEM_SECONDS), heard, STYLE_STRETCHES),
    chroma: bars.slice(0, 32).flatMap((bar) => bar.features.slice(0, 12)),
  }
}

async function judgeVoice(score: Score, voice: Float32Array, folder: string): Promise<SungPitchVerdict> {
  return judgeSungPitch(await listen(voice, SAMPLE_RATE, ['pitches'], folder), score)
}

const LOW_DRUMS: ReadonlySet<number> = new Set([DRUM_PITCHES.kick, DRUM_PITCHES.lowTom])
const isStruck = ({ bus }: Score['parts'][number]): boolean => bus === 'drums' || bus === 'percussion'

/** The lowest note's frequency; a kick reaches to the ground, clapping hands do not. */
function lowestHertz({ parts, voice, backing }: Score): number {
  if (parts.some((part) => isStruck(part) && part.notes.some(({ pitch }) => LOW_DRUMS.has(pitch)))) return 0
  const played = parts.filter((part) => !isStruck(part)).flatMap((part) => part.notes.map((note) => note.pitch))
  const sung = [voice, ...(backing ?? [])].flatMap((singer) => sungPitches(singer?.lines ?? []))
  return 440 * 2 ** ((Math.min(...played, ...sung) - 69) / 12)
}

const BESIDE_VOICES: ReadonlySet<string> = new Set(['choir', 'percussion', 'lead'])

/** Voices alone, or over an organ: none of the records that the corridor was taken from is so. */
function isUnaccompanied({ parts }: Score): boolean {
  return parts.every(({ bus, instrument }) => BESIDE_VOICES.has(bus) || instrument === 'church-organ')
}

function sungPitches(lines: NonNullable<Score['voice']>['lines']): number[] {
  return lines.flatMap(({ words }) => words.flatMap(({ syllables }) => syllables.map(({ pitch }) => pitch)))
}

/** Enough strokes a beat that somebody could nod along. */
function hasDrums(score: Score): boolean {
  const strokes = score.parts.filter(isStruck).reduce((sum, part) => sum + part.notes.length, 0)
  return strokes > score.lengthBeats
}
