import type { Random } from '@arioso/words'
import type { Genre, Progressions } from '../../genres/genre.ts'
import { MODAL_PROGRESSIONS } from '../../genres/material/modalProgressions.ts'
import type { Chord, Key, SectionKind } from '../../score.ts'
import { borrowChords } from './borrowChords.ts'
import { colourChords } from './colourChords.ts'
import { chordSymbol, parseProgression, type ProgressionChord } from './parseProgression.ts'
import type { PlannedSection } from '../form/planForm.ts'
import { isMinorLike, pitchClass } from './scales.ts'
import type { SongFrame } from '../songFrame.ts'

// Ordered by liking: a section takes the first that its number of bars holds whole.
type SongProgressions = { verse: string[]; preChorus: string[]; chorus: string[]; bridge: string[] }

function progressionsFor(genre: Genre, key: Key): Progressions {
  const family = isMinorLike(key.mode) ? 'minor' : 'major'
  return genre.progressions[key.mode] ?? MODAL_PROGRESSIONS[key.mode] ?? genre.progressions[family]
}

// A plain song takes what the genre's file names first.
function inOrder(choices: readonly string[], frame: SongFrame, random: Random): string[] {
  const known = Math.max(1, Math.ceil(choices.length * (1 + Math.min(0, frame.boldness) * 0.7)))
  return random.shuffle(choices.slice(0, known))
}

function chooseProgressions(frame: SongFrame, random: Random): SongProgressions {
  const choices = progressionsFor(frame.genre, frame.key)
  const verse = inOrder(choices.verse, frame, random)
  const chorus = inOrder(choices.chorus, frame, random)
  const fresh = chorus.filter((progression) => progression !== verse[0])
  return {
    verse,
    preChorus: inOrder(choices.preChorus ?? choices.bridge, frame, random),
    chorus: fresh.length > 0 ? fresh : chorus,
    bridge: inOrder(choices.bridge, frame, random),
  }
}

const PROGRESSION_OF: Record<Exclude<SectionKind, 'intro'>, keyof SongProgressions> = {
  verse: 'verse',
  solo: 'verse',
  'pre-chorus': 'preChorus',
  chorus: 'chorus',
  drop: 'chorus',
  outro: 'chorus',
  instrumental: 'chorus',
  bridge: 'bridge',
  breakdown: 'bridge',
}

function progressionOf(section: PlannedSection, progressions: SongProgressions, introLikeChorus: boolean): string {
  const { kind, bars } = section
  const part = kind === 'intro' ? (introLikeChorus ? 'chorus' : 'verse') : PROGRESSION_OF[kind]
  const liked = progressions[part]
  return liked.find((text) => bars % text.split('|').length === 0) ?? liked[0]
}

function transposed(chord: ProgressionChord, lift: number, key: Key): ProgressionChord {
  if (lift === 0) return chord
  const bass = chord.bass === undefined ? {} : { bass: pitchClass(chord.bass + lift) }
  const moved = { root: pitchClass(chord.root + lift), quality: chord.quality, ...bass }
  return { ...moved, symbol: chordSymbol(moved, { tonic: pitchClass(key.tonic + lift), mode: key.mode }) }
}

function tonicChord(frame: SongFrame): ProgressionChord {
  const { key } = frame
  const numeral = isMinorLike(key.mode) ? 'i' : 'I'
  return parseProgression(numeral, key)[0][0]
}

const BOLD_COLOUR = 0.45

export function writeHarmony(sections: readonly PlannedSection[], frame: SongFrame, random: Random): Chord[] {
  const progressions = chooseProgressions(frame, random)
  const introLikeChorus = random.chance(0.7)
  const chords: Chord[] = []
  const lastBar = sections.reduce((sum, section) => sum + section.bars, 0) - 1
  const { boldness, genre } = frame
  const colour = Math.max(0, genre.colour * (1 + Math.min(0, boldness))) + Math.max(0, boldness) * BOLD_COLOUR
  const drafts = sections.map((section) => {
    const text = progressionOf(section, progressions, introLikeChorus)
    const plain = borrowChords(parseProgression(text, frame.key), frame.key, frame.boldness, random.fork(text))
    return { section, text, plain }
  })
  const coloured = drafts.map(({ section, text, plain }, n) => {
    const following = drafts[n + 1]?.section.lift === section.lift ? drafts[n + 1].plain[0][0] : undefined
    return colourChords(
      plain,
      {
        count: section.bars,
        key: frame.key,
        colour,
        splits: frame.barSteps % 8 === 0,
        ...(following && { leadsTo: following }),
      },
      random.fork(`${section.kind} ${text}`),
    )
  })
  for (const [n, { section }] of drafts.entries()) {
    const bars = likeItsChorus(n, drafts, coloured)
    for (let i = 0; i < section.bars; i++) {
      const bar = section.startBar + i
      const own = section.chords && section.chords[i % section.chords.length]
      const names = own ?? (bar === lastBar ? [tonicChord(frame)] : bars[i])
      const lengthBeats = frame.barBeats / names.length
      names.forEach((name, j) => {
        chords.push({
          startBeat: bar * frame.barBeats + j * lengthBeats,
          lengthBeats,
          ...transposed(name, section.lift, frame.key),
        })
      })
    }
  }
  return mergeHeldChords(chords, sections, frame)
}

/** An intro over a chorus's progression has that chorus's very chords, so that its hook fits; its last bar leads on. */
function likeItsChorus(
  n: number,
  drafts: readonly { section: PlannedSection; text: string }[],
  coloured: readonly ProgressionChord[][][],
): ProgressionChord[][] {
  const { section, text } = drafts[n]
  const chorus = drafts.findIndex((draft) => draft.section.kind === 'chorus' && draft.text === text)
  if (section.kind !== 'intro' || chorus < 0 || drafts[chorus].section.lift !== section.lift) return coloured[n]
  const model = coloured[chorus]
  return coloured[n].map((own, i) => (i === section.bars - 1 ? own : model[i % model.length]))
}

// A chord that goes on over the barline is one chord, except where a section or the last bar begins.
function mergeHeldChords(chords: readonly Chord[], sections: readonly PlannedSection[], frame: SongFrame): Chord[] {
  const lastBar = sections.reduce((sum, section) => sum + section.bars, 0) - 1
  const seams = new Set([...sections.map((section) => section.startBar), lastBar].map((bar) => bar * frame.barBeats))
  const merged: Chord[] = []
  for (const chord of chords) {
    const previous = merged.at(-1)
    if (previous && previous.symbol === chord.symbol && !seams.has(chord.startBeat))
      previous.lengthBeats += chord.lengthBeats
    else merged.push({ ...chord })
  }
  return merged
}

export function chordAt(chords: readonly Chord[], beat: number): Chord {
  let low = 0
  let high = chords.length - 1
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if (chords[middle].startBeat <= beat + 1e-6) low = middle
    else high = middle - 1
  }
  return chords[low]
}
