// One line by one or several trained voices: sounds, layout, network, vocoder. Samples at TRACT_RATE, about as loud as taught.
import { dbToGain, log10, pitchToHertz } from '../../audio/math.ts'
import type { Manner } from '../../score.ts'
import { layOutLine, type LayoutRules, type LineLayout, type Nucleus, type SungNote } from '../singing/layOutLine.ts'
import { breaths, lineGain, velocityDb } from '../singing/lineGain.ts'
import { effortCurve, inManner, shapeOf } from '../singing/manners.ts'
import { holdHums } from '../singing/holdHums.ts'
import { fillTreble } from './fillTreble.ts'
import { breatheNaturally } from './naturalBreath.ts'
import type { PhoneToPredict } from '../network/createPhoneReader.ts'
import type { Predictor, TractFrames } from '../network/createPredictor.ts'
import type { PhoneFlag } from '../network/openNetwork.ts'
import { isSonorant, isVowel, PAUSE, type Phone } from '../speech/phones.ts'
import { pitchContour } from '../singing/pitchContour.ts'
import { renderTract } from './renderTract.ts'
import { createTractShaper, TRACT_RATE } from './shapeTract.ts'
import { quickExp } from '../../audio/spectralMath.ts'
import { naturalSeconds } from '../sounds/naturalSeconds.ts'
import { softenSibilants } from './softenSibilants.ts'
import type { SungSound } from '../sounds/readSungWords.ts'
import { sungPitch } from '../singing/sungPitch.ts'
import type { TrainedCharacter } from './trainedSingers.ts'

export const TRAINED_RULES: LayoutRules = {
  sung: { least: 0.7, most: Infinity },
  spoken: { least: 0.45, most: 1 },
  sustainSeconds: { word: 0.5, line: 0.8 },
  splitsPlosives: false,
}
// Quiet before and after a line, as it was taught.
const EDGE_SECONDS = 0.3
const KEPT_EDGE_SECONDS = 0.04
// A sound's attack may begin before its first frame.
const HEARD_EDGE_SECONDS = 0.06
const FRAME_SECONDS = 0.005
// Shorter rests were never taught: the sound before them lasts so long.
const LEAST_REST_SECONDS = 0.06
const RING_SECONDS = { least: 0.09, most: 0.35 }
const LEVELLING = 0.5
const LOG_A_DECIBEL = 2.302585092994046 / 10
const SWELL_NOTE_SECONDS = 0.8
// A phrase grows towards its middle and comes back: from its ends to its height.
const PHRASE_DB = 3

export type TrainedLine = {
  words: { sounds: SungSound[]; notes: SungNote[] }[]
  singer: TrainedCharacter
  spoken: boolean
  manner?: Manner | undefined
  seed: number
}

function flagsOf({ stress }: SungSound, startsWord: boolean, endsWord: boolean): ReadonlySet<PhoneFlag> {
  const flags = new Set<PhoneFlag>()
  if (stress > 0) flags.add(stress === 1 ? 'primaryStress' : 'secondaryStress')
  if (startsWord) flags.add('wordStart')
  if (endsWord) flags.add('wordEnd')
  return flags
}

function asPhones(sounds: SungSound[]): Phone[] {
  let at = 0
  return sounds.map((sound, i) => {
    const startSeconds = at
    at += naturalSeconds(sound, i === sounds.length - 1)
    return { name: sound.name, startSeconds, endSeconds: at, flags: flagsOf(sound, i === 0, i === sounds.length - 1) }
  })
}

// Segments and the rests between them, without gaps. What rings on after a breath belongs to its last sound.
function phonesToPredict({ segments }: LineLayout, startSeconds: number): PhoneToPredict[] {
  const rings = new Map(breaths(segments).map(({ end, ring }) => [end, ring]))
  const phones: PhoneToPredict[] = []
  let at = startSeconds
  const rest = (until: number) => {
    const seconds = until - at
    const last = phones.at(-1)
    if (seconds > LEAST_REST_SECONDS || !last) phones.push({ name: PAUSE, seconds })
    else last.seconds += seconds
    at = until
  }
  for (const [i, { phone, start, end, flags }] of segments.entries()) {
    if (start > at) rest(start)
    const next = segments[i + 1]?.start ?? Infinity
    const sings = isVowel(phone) || isSonorant(phone)
    const wanted = Math.min(RING_SECONDS.most, Math.max(RING_SECONDS.least, rings.get(end) ?? 0))
    const ring = sings && next - end > LEAST_REST_SECONDS ? Math.min(wanted, (next - end) / 2) : 0
    phones.push({ name: phone, seconds: end + ring - at, ...(flags && { flags }) })
    at = end + ring
  }
  rest(at + EDGE_SECONDS)
  return phones
}

// How loud the tract makes a note by itself, so that dark vowels are not lost.
function loudnessDb({ bandDb, bands }: TractFrames, from: number, to: number): number {
  let power = 1e-12
  for (let frame = from; frame < to; frame++) {
    for (let band = 0; band < bands; band++)
      power += quickExp(bandDb[frame * bands + band] * LOG_A_DECIBEL) * (1 + band / 20)
  }
  return 10 * log10(power / Math.max(1, to - from))
}

function nucleusGains(frames: TractFrames, nuclei: Nucleus[], startSeconds: number): number[] {
  const frameAt = (time: number) =>
    Math.min(frames.count, Math.max(0, Math.round((time - startSeconds) / FRAME_SECONDS)))
  const levels = nuclei.map(({ start, end }) =>
    loudnessDb(frames, frameAt(start), Math.max(frameAt(start) + 1, frameAt(end))),
  )
  const mean = levels.reduce((sum, level) => sum + level, 0) / Math.max(1, levels.length)
  return nuclei.map(({ velocity }, i) => {
    const place = (i + 0.5) / nuclei.length
    return dbToGain((mean - levels[i]) * LEVELLING + velocityDb(velocity) + PHRASE_DB * 4 * place * (1 - place))
  })
}

// Long notes grow and come back.
function swell(gain: Float64Array, nuclei: Nucleus[], startSeconds: number, swellDb: number): void {
  for (const { start, end } of nuclei) {
    const length = end - start
    if (length < SWELL_NOTE_SECONDS / 2) continue
    const most = swellDb * Math.min(1, length / SWELL_NOTE_SECONDS)
    const first = Math.ceil((start - startSeconds) / FRAME_SECONDS)
    const last = Math.min(gain.length, Math.floor((end - startSeconds) / FRAME_SECONDS))
    for (let i = first; i < last; i++) {
      const place = (startSeconds + i * FRAME_SECONDS - start) / length
      gain[i] *= dbToGain(4 * most * place * (1 - place))
    }
  }
}

export type TrainedSung = { startSeconds: number; samples: Float64Array }

export function singTrainedLine(line: TrainedLine, predictor: Predictor): TrainedSung | undefined {
  const { singer, spoken, seed } = line
  const manner = shapeOf(line.manner)
  const { habits, colour } = inManner(singer, manner)
  const words = line.words.map(({ sounds, notes }) => ({ phones: asPhones(sounds), notes }))
  const layout = layOutLine(words, { spoken }, TRAINED_RULES)
  if (layout.segments.length === 0) return undefined
  const startSeconds = layout.segments[0].start - EDGE_SECONDS
  const phones = phonesToPredict(layout, startSeconds)
  const { stepSeconds, framesPerStep } = predictor.facts
  const steps = Math.ceil(phones.reduce((sum, { seconds }) => sum + seconds, 0) / stepSeconds)
  const count = steps * framesPerStep
  const places = { startSeconds: startSeconds + FRAME_SECONDS / 2, stepSeconds: FRAME_SECONDS, count }
  const notes = line.words.flatMap((word) => word.notes)
  const pitches = spoken
    ? pitchContour(notes, { ...places, spoken, vibratoCents: 0, seed })
    : sungPitch(notes, habits, { ...places, heldSeconds: TRAINED_RULES.sustainSeconds.line }, seed)
  const frames = predictor.predict({
    phones,
    pitches: Float64Array.from({ length: steps }, (_, s) => (pitches[2 * s] + pitches[2 * s + 1]) / 2),
    voices: singer.voices,
    unheardSteps: Math.floor((EDGE_SECONDS - HEARD_EDGE_SECONDS) / stepSeconds),
  })
  holdHums(frames, layout.segments, startSeconds, FRAME_SECONDS)
  breatheNaturally(frames, phones, FRAME_SECONDS)
  softenSibilants(frames, predictor.facts.bandHertz)
  fillTreble(frames, predictor.facts.bandHertz)
  const gain = lineGain(layout, nucleusGains(frames, layout.nuclei, startSeconds), places)
  const effort = effortCurve(layout.nuclei, pitches, singer.range, places)
  for (let i = 0; i < count; i++) gain[i] *= dbToGain(manner.effortDb * effort[i])
  if (!spoken) swell(gain, layout.nuclei, startSeconds, singer.swellDb)
  const shape = createTractShaper(predictor.facts, frames, colour, effort)
  const controls = { hertz: pitches.map(pitchToHertz), gain }
  // Nothing sounds in most of the quiet around a line.
  const samples = renderTract({ frames, controls, shape, seed })
  const cut = Math.round((EDGE_SECONDS - KEPT_EDGE_SECONDS) * TRACT_RATE)
  return { startSeconds: startSeconds + cut / TRACT_RATE, samples: samples.slice(cut, samples.length - cut) }
}
