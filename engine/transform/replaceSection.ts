import { createRandom, parseLyrics, parseStyle, syllabify, type Random, type StyleIntent } from '@arioso/words'
import { arrangeParts } from '../composer/ensemble/arrangeParts.ts'
import { chooseEnsemble } from '../composer/ensemble/chooseEnsemble.ts'
import { chooseGenre } from '../composer/style/chooseGenre.ts'
import { castSinger, chooseSinger } from '../composer/ensemble/chooseSinger.ts'
import { performLines } from '../composer/perform/perform.ts'
import type { PlannedLine, PlannedSection } from '../composer/form/planForm.ts'
import { shapeGenre } from '../composer/style/shapeGenre.ts'
import { createFrame, type SongFrame } from '../composer/songFrame.ts'
import { writeVocals } from '../composer/melody/writeVocals.ts'
import { secondsPerBeat, type Note, type Part, type Score, type SungLine } from '../score.ts'
import { onWholeBars } from './coverScore.ts'
import { mergeParts } from './bars/joinAt.ts'
import { startOf } from './bars/keepBefore.ts'
import { moveScore } from './moveScore.ts'
import { rewordLine } from './rewordLine.ts'
import { sectionsOf } from './bars/sectionsOf.ts'
import { createStraightener, straightenLines } from './straighten.ts'

export type ReplaceRequest = {
  seed: number
  fromSeconds: number
  toSeconds: number
  /** The words of the span; undefined keeps those that are there. */
  lyrics?: string
  /** The style of the span; undefined keeps the band's. */
  style?: string
  excludedStyle?: string
}

type Span = { from: number; to: number }
type Scene = { source: Score; span: Span; frame: SongFrame; intent: StyleIntent; random: Random }

const LOOSE_BEATS = 0.03
const USUAL_STRENGTH = 0.5

/** New words or another style between two moments, every note before and after them as it was. Neither: a new take. */
export function replaceSection(original: Score, request: ReplaceRequest): Score {
  const source = onWholeBars(original)
  const movedBeats = source.lengthBeats - original.lengthBeats
  const beat = (seconds: number): number => seconds / secondsPerBeat(source) + movedBeats
  const span = { from: beat(request.fromSeconds), to: beat(request.toSeconds) }
  const { style, lyrics } = request
  const isNewTake = style === undefined && lyrics === undefined
  const scene = setScene(source, span, request)
  const lines = lyrics === undefined && !isNewTake ? undefined : singAnew(scene, lyrics)
  const sung = lines ?? source.voice?.lines ?? []
  const parts = style === undefined && !isNewTake ? source.parts : playAnew(scene, sung)
  const replaced = { ...source, parts, ...(lines && { ...withVoice(scene, lines), ...withBacking(scene) }) }
  return movedBeats === 0 ? replaced : { ...moveScore(replaced, -movedBeats), sections: original.sections }
}

function setScene(source: Score, span: Span, request: ReplaceRequest): Scene {
  const intent = parseStyle(request.style ?? source.genre, request.excludedStyle)
  const genres = chooseGenre(intent)
  const random = createRandom(request.seed).fork(genres.genre.name)
  const genre = shapeGenre(genres, intent, USUAL_STRENGTH, random.fork('shape'))
  const { key, meter, tempoBpm } = source
  const swing = request.style === undefined ? source.swing : Math.round(genre.swing * 100) / 100
  return { source, span, frame: createFrame({ genre, key, meter, tempoBpm, swing }), intent, random }
}

function playAnew({ source, span, frame, intent, random }: Scene, lines: readonly SungLine[]): Part[] {
  const straight = straightenLines(lines, createStraightener(source))
  const sung = lines.length > 0
  const ensemble = chooseEnsemble({ genre: frame.genre, intent, sung }, random.fork('ensemble'))
  const draft = { frame, sections: sectionsOf(source, straight), chords: source.chords }
  const played = arrangeParts({ draft, lines: straight, ensemble, sung }, random.fork('parts'))
  const outside = source.parts.map((part) => ({ ...part, notes: notesOutside(part.notes, span) }))
  const inside = played.map((part) => ({ ...part, notes: notesInside(part.notes, span) }))
  return mergeParts(outside, inside)
}

function notesOutside(notes: readonly Note[], { from, to }: Span): Note[] {
  return notes.flatMap((note) => {
    if (note.startBeat >= to - LOOSE_BEATS) return [note]
    if (note.startBeat >= from - LOOSE_BEATS) return []
    return [{ ...note, lengthBeats: Math.min(note.lengthBeats, from - note.startBeat) }]
  })
}

function notesInside(notes: readonly Note[], { from, to }: Span): Note[] {
  return notes
    .filter(({ startBeat }) => startBeat >= from - LOOSE_BEATS && startBeat < to - LOOSE_BEATS)
    .map((note) => ({ ...note, lengthBeats: Math.min(note.lengthBeats, to - note.startBeat) }))
}

// By its middle: a line's pick-up reaches into the section before it.
function isSungIn(line: SungLine, { from, to }: Span): boolean {
  const last = line.words.at(-1)?.syllables.at(-1)
  const middle = (startOf(line) + (last ? last.startBeat + last.lengthBeats : startOf(line))) / 2
  return middle >= from && middle < to
}

function singAnew(scene: Scene, lyrics: string | undefined): SungLine[] {
  const lines = scene.source.voice?.lines ?? []
  const isInside = (line: SungLine): boolean => isSungIn(line, scene.span)
  const old = lines.filter(isInside)
  const texts = lyrics === undefined ? undefined : parseLyrics(lyrics).flatMap((section) => section.lines)
  const isSameCount = texts !== undefined && texts.length === old.length
  const fresh = isSameCount
    ? old.map((line, i) => rewordLine(line, texts[i]))
    : writeTune(scene, texts === undefined ? sectionsOf(scene.source, old) : placeTexts(scene, texts))
  return [...lines.filter((line) => !isInside(line)), ...fresh]
    .filter((line) => line.words.length > 0)
    .sort((a, b) => startOf(a) - startOf(b))
}

function writeTune({ source, frame, random }: Scene, sections: PlannedSection[]): SungLine[] {
  const { range } = castSinger(source.voice?.singer, false) ?? chooseSinger('any', false, random.fork('singer'))
  return performLines(writeVocals({ frame, sections, chords: source.chords }, range, random.fork('melody')), frame)
}

// Words that do not fall on the old lines share the span's bars evenly.
function placeTexts({ source, span, frame }: Scene, texts: readonly string[]): PlannedSection[] {
  const startBar = Math.ceil(span.from / frame.barBeats - 1e-3)
  const endBar = Math.max(startBar + 1, Math.floor(span.to / frame.barBeats + 1e-3))
  const spoken = texts
    .map((text) => ({ text, words: syllabify(text).filter((word) => word.syllables.length > 0) }))
    .filter(({ words }) => words.length > 0)
  const bars = Math.max(1, Math.floor((endBar - startBar) / Math.max(1, spoken.length)))
  const placed: PlannedLine[] = spoken
    .map((line, i) => ({ ...line, startBar: startBar + i * bars, bars }))
    .filter((line) => line.startBar + bars <= endBar)
  return sectionsOf(source, []).map((section) => ({
    ...section,
    lines: placed.filter((line) => isWithin(line.startBar, section)),
  }))
}

function isWithin(bar: number, { startBar, bars }: { startBar: number; bars: number }): boolean {
  return bar >= startBar && bar < startBar + bars
}

function withVoice({ source, frame, random }: Scene, lines: SungLine[]): Pick<Score, 'voice'> {
  if (source.voice) return { voice: { ...source.voice, lines } }
  if (lines.length === 0) return {}
  const singer = chooseSinger('any', false, random.fork('singer')).name
  return { voice: { singer, ...frame.genre.voiceMix, lines } }
}

// Nobody sings the old words along with the new ones.
function withBacking({ source, span }: Scene): Pick<Score, 'backing'> {
  if (!source.backing) return {}
  const isOutside = (line: SungLine): boolean => !isSungIn(line, span)
  return { backing: source.backing.map((part) => ({ ...part, lines: part.lines.filter(isOutside) })) }
}
