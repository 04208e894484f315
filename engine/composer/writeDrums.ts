import type { Random } from '@arioso/words'
import type { DrumPattern, DrumVoice, Fill } from '../genres/genre.ts'
import type { Note } from '../score.ts'
import type { RhythmPlayer } from './chooseEnsemble.ts'
import { grooveLevel, type SongGroove } from './chooseGroove.ts'
import type { PlannedSection } from './planForm.ts'
import { patternCharacter, STEP_BEATS, type SongFrame } from './songFrame.ts'

// General MIDI.
export const DRUM_PITCHES: Record<DrumVoice, number> = {
  kick: 36,
  snare: 38,
  rim: 37,
  clap: 39,
  closedHat: 42,
  pedalHat: 44,
  openHat: 46,
  crash: 49,
  ride: 51,
  lowTom: 45,
  midTom: 47,
  highTom: 50,
  tambourine: 54,
  shaker: 70,
  congaHigh: 63,
  congaLow: 64,
  claves: 75,
  cowbell: 56,
  bongoHigh: 60,
  bongoLow: 61,
  cabasa: 69,
  woodblock: 76,
}

const SHAKER_AND_CONGAS: DrumPattern = {
  shaker: '5.3.5.3.5.3.5.3.',
  congaHigh: '......5...4.....',
  congaLow: '............5.6.',
}

const CRASH_ENERGY = 0.58
const QUIET_INTRO_SHARE = 0.5

function velocityOf(character: string, energy: number): number {
  return Math.min(1, (Number(character) / 9) * (0.78 + energy * 0.24))
}

function playPattern(
  pattern: DrumPattern,
  bar: number,
  steps: { from: number; to: number },
  energy: number,
  frame: SongFrame,
): Note[] {
  const notes: Note[] = []
  for (const [voice, text] of Object.entries(pattern) as [DrumVoice, string][]) {
    for (let step = steps.from; step < steps.to; step++) {
      const character = patternCharacter(text, bar, step)
      if (character === '.' || character === '-') continue
      notes.push({
        startBeat: bar * frame.barBeats + step * STEP_BEATS,
        lengthBeats: STEP_BEATS,
        pitch: DRUM_PITCHES[voice],
        velocity: velocityOf(character, energy),
      })
    }
  }
  return notes
}

function chooseFill(
  section: PlannedSection,
  next: PlannedSection | undefined,
  i: number,
  fills: readonly Fill[],
  random: Random,
): Fill | undefined {
  const endsSection = i === section.bars - 1 && next !== undefined
  if (endsSection) return random.pick(fills)
  const middle = i % 4 === 3 && i < section.bars - 1 && random.chance(0.35)
  return middle ? fills.find((fill) => fill.fromStep >= 12) : undefined
}

const ROLL: Fill = {
  fromStep: 0,
  drums: { snare: '3.3.4.4.5.5.6.6. 4455556666777789', kick: '8...8...8...8... 8...8...........' },
}
const ROLL_BARS = 2
const LOUD = 0.72

// Two bars of rising snares where the genre builds up to its loud sections.
function chooseRoll(section: PlannedSection, next: PlannedSection | undefined, i: number, frame: SongFrame): boolean {
  if (frame.genre.builds !== 'risers' || !next || frame.barSteps !== 16 || section.bars < 4) return false
  const rises = next.energy >= LOUD && next.energy > section.energy + 0.1
  return rises && i >= section.bars - ROLL_BARS
}

function firstPlayingBar(section: PlannedSection, previous: PlannedSection | undefined): number {
  return section.kind === 'intro' && !previous && section.bars >= 4 ? Math.floor(section.bars * QUIET_INTRO_SHARE) : 0
}

export function writeDrums(
  sections: readonly PlannedSection[],
  songGroove: SongGroove,
  player: RhythmPlayer,
  frame: SongFrame,
  random: Random,
): Note[] {
  const notes: Note[] = []
  const lastBar = sections.reduce((sum, section) => sum + section.bars, 0) - 1
  const introWaits = random.chance(0.6)
  sections.forEach((section, s) => {
    if (section.energy < player.entersAt) return
    const { groove, fills } = songGroove
    const { drums } = grooveLevel(groove, section.energy)
    const first = introWaits ? firstPlayingBar(section, sections[s - 1]) : 0
    for (let i = first; i < section.bars && section.startBar + i < lastBar; i++) {
      const bar = section.startBar + i
      const usual = chooseFill(section, sections[s + 1], i, fills, random)
      const rolls = chooseRoll(section, sections[s + 1], i, frame)
      const fill = rolls ? ROLL : usual
      const fillBar = rolls ? i - (section.bars - ROLL_BARS) : 0
      const fillFrom = Math.min(fill?.fromStep ?? frame.barSteps, frame.barSteps)
      notes.push(...playPattern(drums, bar, { from: 0, to: fillFrom }, section.energy, frame))
      if (fill)
        notes.push(
          ...playPattern(fill.drums, fillBar, { from: fillFrom, to: frame.barSteps }, section.energy, frame).map(
            (note) => ({ ...note, startBeat: note.startBeat + (bar - fillBar) * frame.barBeats }),
          ),
        )
    }
    const rises = s > 0 && section.energy > sections[s - 1].energy + 0.05
    if (first === 0 && s > 0 && section.energy >= CRASH_ENERGY && rises) {
      notes.push({
        startBeat: section.startBar * frame.barBeats,
        lengthBeats: 2,
        pitch: DRUM_PITCHES.crash,
        velocity: 0.5 + section.energy * 0.35,
      })
    }
  })
  return notes
}

export function writePercussion(
  sections: readonly PlannedSection[],
  songGroove: SongGroove,
  asked: boolean,
  frame: SongFrame,
): Note[] {
  const lastBar = sections.reduce((sum, section) => sum + section.bars, 0) - 1
  return sections.flatMap((section) => {
    const own = grooveLevel(songGroove.groove, section.energy).percussion
    const pattern = own ?? (asked && section.energy > 0.4 ? SHAKER_AND_CONGAS : undefined)
    if (!pattern) return []
    const bars = Array.from({ length: section.bars }, (_, i) => section.startBar + i).filter((bar) => bar < lastBar)
    return bars.flatMap((bar) => playPattern(pattern, bar, { from: 0, to: frame.barSteps }, section.energy, frame))
  })
}
