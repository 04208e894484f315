import { createRandom, parseStyle, type Random, type StyleIntent } from '@arioso/words'
import { arrangeParts } from '../composer/ensemble/arrangeParts.ts'
import { chooseEnsemble } from '../composer/ensemble/chooseEnsemble.ts'
import { chooseGenre } from '../composer/style/chooseGenre.ts'
import { chooseKeyAndTempo } from '../composer/harmony/chooseKeyAndTempo.ts'
import { chooseManner } from '../composer/ensemble/chooseManner.ts'
import { ENGINE } from '../composer/composeFromIntent.ts'
import { isInstrument, leadRangeOf } from '../composer/ensemble/instrumentPlaces.ts'
import { createPerformance, performLines, performNotes } from '../composer/perform/perform.ts'
import { shapeGenre } from '../composer/style/shapeGenre.ts'
import type { SongExtras } from '../composer/songExtras.ts'
import { createFrame, type SongFrame } from '../composer/songFrame.ts'
import { writeBacking } from '../composer/melody/writeBacking.ts'
import type { Genre } from '../genres/genre.ts'
import type { Note, Part, Score } from '../score.ts'
import { barPhase, moveScore } from './moveScore.ts'
import { playAgain } from './playAgain.ts'
import { recast } from './recast.ts'
import { sungNotes } from './rewordSong.ts'
import { sectionsOf } from './bars/sectionsOf.ts'
import { createStraightener, straightenLines, straightenNotes } from './straighten.ts'
import { transposeChords, transposeKey, transposeLines } from './transpose.ts'

export type CoverRequest = {
  seed: number
  title: string
  style: string
  // Nobody sings: the tune is played.
  instrumental?: boolean
  excludedStyle?: string
  tempoBpm?: number
  voice?: 'female' | 'male'
  weirdness?: number
  styleStrength?: number
  extras?: SongExtras
}

const DEFAULT_SLIDER = 0.5
// A tune much faster or slower than it was written loses its words.
const TEMPO_SHARE = { slowest: 0.75, fastest: 1.35 }
const OCTAVES = [0, 1, -1, 2, -2]
// In semitones that a tune would on average lie out of reach.
const OCTAVE_COST = 2

/** The same melody, words, chords and form, played by another band in another style. */
export function coverScore(original: Score, request: CoverRequest): Score {
  const once = onWholeBars(original)
  const intent = parseStyle(request.style, request.excludedStyle)
  const genres = chooseGenre(intent)
  const random = createRandom(request.seed).fork(genres.genre.name)
  const genre = shapeGenre(genres, intent, request.styleStrength ?? DEFAULT_SLIDER, random.fork('shape'))
  const voice = request.instrumental === true ? undefined : once.voice
  const cast = voice && recast(voice, request.voice ?? intent.voice, random.fork('singer'))
  const semitones = cast?.semitones ?? 0
  const frame = frameOf(once, request, intent, { genre, semitones, random })
  const aligned = playAgain(once, frame.tempoBpm)
  const source = request.instrumental === true ? withoutVoice(aligned) : aligned
  const straight = createStraightener(source)
  const lines = transposeLines(straightenLines(source.voice?.lines ?? [], straight), semitones)
  const sections = sectionsOf(source, lines)
  const chords = transposeChords(source.chords, semitones, frame.key)
  const { moreParts = 0, backingVocals = false } = request.extras ?? {}
  const sung = lines.length > 0
  const draft = { frame, sections, chords }
  const { boldness } = frame
  const ensemble = chooseEnsemble({ genre, intent, sung, moreParts, boldness }, random.fork('ensemble'))
  const arranged = arrangeParts({ draft, lines, ensemble, sung }, random.fork('parts'))
  const parts = sung
    ? arranged
    : withTune(arranged, straightenNotes(tuneOf(aligned), straight), frame, random.fork('tune'))
  const backing = backingVocals && cast ? writeBacking(lines, draft, cast.singer, random.fork('backing')) : []
  const manner = chooseManner(genre.name, intent.energy, intent.singing ?? [])
  const { voice: _voice, backing: _backing, ...kept } = source
  return {
    ...kept,
    engine: ENGINE,
    seed: request.seed,
    title: request.title,
    genre: genre.name,
    moods: intent.moods,
    tempoBpm: frame.tempoBpm,
    swing: frame.swing,
    key: frame.key,
    chords,
    parts,
    ...(cast && { voice: { singer: cast.singer, ...manner, ...genre.voiceMix, lines: performLines(lines, frame) } }),
    ...(backing.length > 0 && {
      backing: backing.map((part) => ({ ...part, lines: performLines(part.lines, frame) })),
    }),
    unknownWords: intent.unknownWords,
  }
}

export function onWholeBars(score: Score): Score {
  const phase = barPhase(score)
  const barBeats = (score.meter.beats * 4) / score.meter.unit
  return phase === 0 ? score : moveScore(score, barBeats - phase)
}

function frameOf(
  source: Score,
  request: CoverRequest,
  intent: StyleIntent,
  { genre, semitones, random }: { genre: Genre; semitones: number; random: Random },
): SongFrame {
  const { meter } = source
  const asked = request.tempoBpm ?? intent.tempoBpm
  const usual = chooseKeyAndTempo(request, { ...intent, meter }, genre, random.fork('key and tempo')).tempoBpm
  const { slowest, fastest } = TEMPO_SHARE
  const near = Math.round(Math.min(source.tempoBpm * fastest, Math.max(source.tempoBpm * slowest, usual)))
  const swing = genre.swing === 0 ? 0 : Math.min(1, genre.swing * random.fork('swing').between(0.9, 1.1))
  const boldness = Math.min(1, Math.max(-1, ((request.weirdness ?? DEFAULT_SLIDER) - DEFAULT_SLIDER) * 2))
  return createFrame({
    genre,
    key: transposeKey(source.key, semitones),
    meter,
    tempoBpm: asked === undefined ? near : usual,
    swing: Math.round(swing * 100) / 100,
    boldness,
  })
}

// Where nobody sings, the leads play the tune.
function tuneOf(source: Score): Note[] {
  const sung = sungNotes(source)
  const led = source.parts.filter(({ bus }) => bus === 'lead').flatMap(({ notes }) => notes)
  return (sung.length > 0 ? sung : led).toSorted((a, b) => a.startBeat - b.startBeat)
}

function withoutVoice(score: Score): Score {
  const { voice: _voice, backing: _backing, ...played } = score
  return played
}

function withTune(parts: readonly Part[], tune: readonly Note[], frame: SongFrame, random: Random): Part[] {
  const lead = parts.find(({ bus }) => bus === 'lead')
  if (!lead || tune.length === 0) return [...parts]
  const performance = createPerformance(frame, frame.genre.drummer.hands, () => 1, random)
  const played = { ...lead, notes: performNotes(withinReach(tune, lead.instrument), 'lead', performance, random) }
  return [...parts.filter(({ bus }) => bus !== 'lead'), played]
}

// Whole octaves only: a man's humming on a flute is the same tune higher up. A few notes out of the best range are no reason.
function withinReach(tune: readonly Note[], instrument: string): Note[] {
  if (!isInstrument(instrument)) return [...tune]
  const { low, high } = leadRangeOf(instrument)
  const costOf = (octaves: number): number => {
    const outside = tune.map(({ pitch }) => Math.max(0, low - pitch - 12 * octaves, pitch + 12 * octaves - high))
    return outside.reduce((sum, semitones) => sum + semitones, 0) / tune.length + Math.abs(octaves) * OCTAVE_COST
  }
  const best = OCTAVES.reduce((cheapest, octaves) => (costOf(octaves) < costOf(cheapest) ? octaves : cheapest))
  return tune.map((note) => ({ ...note, pitch: note.pitch + 12 * best }))
}
