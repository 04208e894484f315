// A score, its singer and its instruments go in; stereo windows between -1 and 1 come out, at the loudness of all our songs.
// The same score gives the same samples: a rendering that begins again after a crash goes on in the middle of somebody's song.
import { createDesk, type Desk, type StereoRow } from '../../audio/kernels/createDesk.ts'
import { createNoteCache, type NoteCache } from '../../instruments/createNoteCache.ts'
import { bandOf } from '../../instruments/sampled/bandOf.ts'
import type { SampleSource } from '../../instruments/sampled/sampleSource.ts'
import { createLoudnessMeter } from '../../measure/loudness.ts'
import type { RenderOptions } from '../../renderOptions.ts'
import { isOpenlyMixed, isSettledFirmly, isSettledWhileSung, type Score } from '../../score.ts'
import { createSinger, type Singer } from '../../voice/singing/createSinger.ts'
import { createLoudnessRide } from './createLoudnessRide.ts'
import { createMaster, MASTER_LATENCY_FRAMES } from './createMaster.ts'
import type { MixBus, Mixer } from '../mixer.ts'
import { createMixer } from '../createMixer.ts'
import { createStemMaster } from './createStemMaster.ts'
import { liftSoftSections } from './liftSoftSections.ts'
import { predictPowers, SLICE_SECONDS } from './predictPowers.ts'
import { settleLoudness, type SettledLoudness } from './settleLoudness.ts'
import { FIRM_TONES, OPEN_TONE, PLAIN_TONE, RECORDED_TONE, SUNG_TONE, type Tone } from './settleTone.ts'
import { addRow } from '../sumWindow.ts'
import { WINDOW_FRAMES } from './windowFrames.ts'

const NOTE_CACHE_BYTES = 96 * 1024 * 1024
const LISTEN_WINDOWS = 16

/** One finished window; the first starts before frame 0, because the master looks ahead. The rows are reused. */
export type MasteredSong = { startFrame: number; song: StereoRow; stems: StereoRow[] }

/** Endless. `stemOf` tells into which of `stemCount` stems a bus goes. */
export function* masterSong(
  score: Score,
  options: RenderOptions,
  { stemCount, stemOf }: { stemCount: number; stemOf: (bus: MixBus) => number } = { stemCount: 0, stemOf: () => 0 },
): Generator<MasteredSong, never> {
  const { sampleRate } = options
  const cache = options.notes ?? createNoteCache(sampleRate, NOTE_CACHE_BYTES)
  const singer = options.singer ?? createScoreSinger(score, options)
  const samples = bandOf(score.sound, options.samples)
  const settled = settleSong(score, cache, samples, sampleRate)
  const desk = createDesk()
  const leadInFrames = options.span?.leadInFrames ?? 0
  const mixer = createMixer(desk, {
    score,
    cache,
    samples,
    singer,
    sampleRate,
    voiceTrimDb: settled.voiceTrimDb,
    separateVoiceReturns: stemCount > 0,
    leadInFrames,
  })
  const master = createMaster(desk, settled.tone, sampleRate)
  const stems = Array.from({ length: stemCount }, () => createStemMaster(desk, settled.tone, sampleRate))
  const meter = createLoudnessMeter(sampleRate, desk)
  const ride = createLoudnessRide(settled.expected, isSettledWhileSung(score) ? 'quick' : 'slow')
  const mix = desk.stereoRow(WINDOW_FRAMES)
  const song = { ...desk.stereoRow(WINDOW_FRAMES), gain: desk.row(WINDOW_FRAMES) }
  const firstWindow = Math.floor((options.span?.fromFrame ?? 0) / WINDOW_FRAMES)
  for (let window = firstWindow; ; window++) {
    mix.left.fill(0)
    mix.right.fill(0)
    for (const stem of stems) stem.clear()
    mixer.renderWindow(window * WINDOW_FRAMES, (bus, row) => {
      addRow(desk, mix, row)
      stems[stemOf(bus)]?.add(row)
    })
    master.process(mix, settled.gainDb + ride.next() + liftDbAt(settled, window, sampleRate), song)
    meter.add(song.left, song.right)
    if (window > 0 && window % LISTEN_WINDOWS === 0 && firstWindow === 0) ride.listen(meter.slices())
    const startFrame = window * WINDOW_FRAMES - MASTER_LATENCY_FRAMES
    yield { startFrame, song, stems: stems.map((stem) => stem.finish(song.gain)) }
  }
}

function settleSong(
  score: Score,
  cache: NoteCache,
  samples: SampleSource | undefined,
  sampleRate: number,
): SettledLoudness {
  const desk: Desk = createDesk()
  const openMixer = (untilFrame: number): Mixer => createMixer(desk, { score, cache, samples, sampleRate, untilFrame })
  const whileSung = samples !== undefined && isSettledWhileSung(score)
  const plain = samples ? plainToneOf(score) : PLAIN_TONE
  const powers = predictPowers(score, samples)
  const liftsDb = samples && isSettledFirmly(score) ? liftSoftSections(score, powers) : undefined
  return settleLoudness(desk, { powers, liftsDb, openMixer, plain, sampleRate, whileSung })
}

function liftDbAt({ liftsDb }: SettledLoudness, window: number, sampleRate: number): number {
  if (!liftsDb) return 0
  const slice = Math.floor((window * WINDOW_FRAMES) / (SLICE_SECONDS * sampleRate))
  return liftsDb[Math.min(slice, liftsDb.length - 1)]
}

function plainToneOf(score: Score): Tone {
  if (isSettledFirmly(score)) return FIRM_TONES[score.voice ? 'sung' : 'played']
  if (isSettledWhileSung(score)) return score.voice ? SUNG_TONE : OPEN_TONE
  return isOpenlyMixed(score) ? OPEN_TONE : RECORDED_TONE
}

function createScoreSinger(score: Score, { speaker, trained, sampleRate }: RenderOptions): Singer | undefined {
  if (!score.voice || score.voice.lines.length === 0) return undefined
  if (!speaker && !trained) throw new Error('a score with a voice needs the speaker or the trained voices')
  return createSinger({ speaker, trained, score, sampleRate })
}
