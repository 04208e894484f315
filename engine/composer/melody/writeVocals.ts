import type { Random } from '@arioso/words'
import type { SungLine, SungSyllable, SungWord } from '../../score.ts'
import { addMelisma } from './addMelisma.ts'
import { isSpoken } from '../form/draftSections.ts'
import type { SyllableToFit } from './fitSyllables.ts'
import { createLineRoles } from './lineRoles.ts'
import { chooseSchemes } from './phraseMotif.ts'
import { singersTime } from './singersTime.ts'
import type { Draft } from '../draft.ts'
import type { PlannedLine, PlannedSection } from '../form/planForm.ts'
import { STEP_BEATS, type SongFrame } from '../songFrame.ts'
import { writeFlow } from './writeFlow.ts'
import { createMelodyWriter, type MelodyNote, type MelodyRange } from './writeMelody.ts'
import { chordAt } from '../harmony/writeHarmony.ts'

const GAP_BETWEEN_LINES_SECONDS = { sung: 0.2, spoken: 0.06 }
const BREATH_SECONDS = 0.3
const LONGEST_RING_SECONDS = 3.2

// Which words follow a comma or another stop in the written line.
function wordsAfterPause(line: PlannedLine): boolean[] {
  let cursor = 0
  return line.words.map((word) => {
    const at = line.text.indexOf(word.text, cursor)
    if (at < 0) return false
    const between = line.text.slice(cursor, at)
    cursor = at + word.text.length
    return /[,;:.!?—–]/.test(between)
  })
}

function syllablesOf(line: PlannedLine): SyllableToFit[] {
  const afterPause = wordsAfterPause(line)
  return line.words.flatMap((word, w) =>
    word.syllables.map((syllable, s) => ({
      stressed: syllable.stressed,
      startsWord: s === 0,
      afterPause: s === 0 && afterPause[w],
    })),
  )
}

function setWords(line: PlannedLine, notes: readonly MelodyNote[], energy: number): SungWord[] {
  let next = 0
  return line.words.map((word) => ({
    text: word.text,
    syllables: word.syllables.map((syllable): SungSyllable => {
      const note = notes[next]
      next += 1
      const velocity = 0.62 + energy * 0.22 + (syllable.stressed ? 0.06 : 0) + (note.accent >= 4 ? 0.03 : 0)
      return {
        text: syllable.text,
        startBeat: note.startBeat,
        lengthBeats: note.lengthBeats,
        pitch: note.pitch,
        velocity: Math.min(1, velocity),
        ...(note.bends && { bends: note.bends }),
      }
    }),
  }))
}

// A line rings until the next one needs its breath, and gives it the air.
function leaveAir(lines: readonly SungLine[], frame: SongFrame): void {
  const beatsOf = (seconds: number): number => (seconds / frame.stepSeconds) * STEP_BEATS
  for (let i = 0; i + 1 < lines.length; i++) {
    const last = lines[i].words.at(-1)?.syllables.at(-1)
    const first = lines[i + 1].words[0]?.syllables[0]
    if (!last || !first) continue
    const room = first.startBeat - last.startBeat
    const rings = room - beatsOf(BREATH_SECONDS)
    const isNear = rings <= beatsOf(LONGEST_RING_SECONDS)
    if (isNear && lines[i].delivery !== 'spoken') last.lengthBeats = Math.max(last.lengthBeats, rings)
    const gap = GAP_BETWEEN_LINES_SECONDS[lines[i].delivery ?? 'sung']
    last.lengthBeats = Math.min(last.lengthBeats, room - beatsOf(gap))
    const end = last.startBeat + last.lengthBeats
    if (last.bends?.some(({ atBeat }) => atBeat > end - STEP_BEATS)) delete last.bends
  }
}

// What a line lies on: the same words over the same chords get the same tune again.
function lineFingerprint(line: PlannedLine, section: PlannedSection, { frame, chords }: Draft): string {
  const under: string[] = []
  for (let bar = line.startBar; bar < line.startBar + line.bars; bar++) {
    const chord = chordAt(chords, bar * frame.barBeats)
    under.push(`${(chord.root - section.lift + 12) % 12}${chord.quality}`)
  }
  return `${section.kind} ${line.text.toLowerCase()} ${line.bars} ${under.join(' ')}`
}

function lastBeatOf(line: SungLine | undefined): number {
  return line?.words.at(-1)?.syllables.at(-1)?.startBeat ?? 0
}

function moved(notes: readonly MelodyNote[], beats: number, semitones: number): MelodyNote[] {
  return notes.map((note) => ({
    ...note,
    startBeat: note.startBeat + beats,
    pitch: note.pitch + semitones,
    ...(note.bends && {
      bends: note.bends.map(({ atBeat, pitch }) => ({ atBeat: atBeat + beats, pitch: pitch + semitones })),
    }),
  }))
}

export function writeVocals(draft: Draft, range: MelodyRange, random: Random, title = ''): SungLine[] {
  const { sections, frame } = draft
  const time = singersTime(draft)
  const writer = createMelodyWriter(time, range, random)
  const schemeFor = chooseSchemes(random)
  const roles = createLineRoles(title)
  const sung = new Map<string, { notes: MelodyNote[]; startBar: number; lift: number }>()
  const lines: SungLine[] = []
  sections.forEach((section, index) => {
    const scheme = schemeFor(section.kind)
    section.lines.forEach((line, i) => {
      const fingerprint = lineFingerprint(line, section, draft)
      const before = sung.get(fingerprint)
      const spoken = isSpoken(section.kind, frame)
      const write = (): MelodyNote[] => {
        const phrase = {
          kind: section.kind,
          name: fingerprint,
          ...roles.take(section, i, { scheme, name: fingerprint }),
          startBar: line.startBar,
          bars: line.bars,
          lift: section.lift,
          syllables: syllablesOf(line),
        }
        if (spoken) return writeFlow({ ...phrase, afterBeat: lastBeatOf(lines.at(-1)) }, draft, range)
        // A rhyme on the last beat leaves no room for a pickup after it.
        const mayPickUp = line.startBar > 0 && lines.at(-1)?.delivery !== 'spoken'
        const tune = time.leave(writer.write(time.enter({ ...phrase, played: false, mayPickUp })))
        return addMelisma(tune, section.kind, frame, random.fork(`melisma ${fingerprint}`))
      }
      const notes = before
        ? moved(before.notes, (line.startBar - before.startBar) * frame.barBeats, section.lift - before.lift)
        : write()
      if (!before) sung.set(fingerprint, { notes, startBar: line.startBar, lift: section.lift })
      lines.push({
        text: line.text,
        section: index,
        words: setWords(line, notes, section.energy),
        ...(spoken && { delivery: 'spoken' as const }),
      })
    })
  })
  leaveAir(lines, frame)
  return lines
}
