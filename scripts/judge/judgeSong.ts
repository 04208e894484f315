import { durationSeconds, type Score } from '../../engine/index.ts'
import { barFeatures } from './barFeatures.ts'
import { judgeBalance, type BalanceVerdict } from './judgeBalance.ts'
import { judgeForm, type FormVerdict } from './judgeForm.ts'
import { judgeGrid, type GridVerdict } from './judgeGrid.ts'
import { judgeKey, type KeyVerdict } from './judgeKey.ts'
import { judgeLevel, type LevelVerdict } from './judgeLevel.ts'
import { judgeSungPitch, type SungPitchVerdict } from './judgeSungPitch.ts'
import { judgeTempo, type TempoVerdict } from './judgeTempo.ts'
import { listen } from './listen.ts'
import { middleOf, renderWhole, SAMPLE_RATE, stemsOf } from './renderWhole.ts'
import { composeOrder, type SongOrder } from './songOrder.ts'
import { styleFeatures } from './styleFeatures.ts'

export const STYLE_STRETCHES = 3
const LEAST_ONSETS = 20

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
  form: FormVerdict
  features: number[][]
  chroma: number[]
}

/** Composes and renders one song, and its stems where a property needs them, and judges everything a song alone can tell. */
export async function judgeSong(
  order: SongOrder,
  speaker: Uint8Array<ArrayBuffer>,
  folder: string,
): Promise<SongVerdict> {
  const score = composeOrder(order)
  const stems = stemsOf(score)
  const sound = renderWhole(score, speaker)
  const middle = middleOf(sound)
  const struck = middleOf(renderWhole(stems.struck, speaker))
  const heard = await listen(struck, SAMPLE_RATE, ['beats', 'onsets'], folder)
  const bars = barFeatures(middle, score)
  const pitched = stems.pitched.parts.length > 0 && middleOf(renderWhole(stems.pitched, speaker))
  return {
    order,
    seconds: durationSeconds(score),
    tempoBpm: score.tempoBpm,
    genre: score.genre,
    level: await judgeLevel(sound, folder),
    balance: judgeBalance(sound),
    ...(hasDrums(score) && { tempo: judgeTempo(heard.beats, score) }),
    ...(heard.onsets.length >= LEAST_ONSETS && { grid: judgeGrid(heard.onsets, stems.struck) }),
    ...(pitched && { key: judgeKey(pitched, score) }),
    ...(score.voice && { sungPitch: await judgeVoice(stems.voice, speaker, folder) }),
    form: judgeForm(bars, score, order.lengthSeconds === undefined),
    features: styleFeatures(sound, middle, heard, STYLE_STRETCHES),
    chroma: bars.slice(0, 32).flatMap((bar) => bar.features.slice(0, 12)),
  }
}

async function judgeVoice(score: Score, speaker: Uint8Array<ArrayBuffer>, folder: string): Promise<SungPitchVerdict> {
  const voice = middleOf(renderWhole(score, speaker))
  return judgeSungPitch(await listen(voice, SAMPLE_RATE, ['pitches'], folder), score)
}

/** Enough strokes a beat that somebody could nod along. */
function hasDrums(score: Score): boolean {
  const strokes = score.parts
    .filter((part) => part.bus === 'drums' || part.bus === 'percussion')
    .reduce((sum, part) => sum + part.notes.length, 0)
  return strokes > score.lengthBeats
}
