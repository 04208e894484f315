import type { Random } from '@arioso/words'
import type { Note } from '../../score.ts'
import type { SyllableToFit } from './fitSyllables.ts'
import { chooseSchemes } from './phraseMotif.ts'
import type { Draft } from '../draft.ts'
import type { PlannedSection } from '../form/planForm.ts'
import type { SongFrame } from '../songFrame.ts'
import { createMelodyWriter, type MelodyRange } from './writeMelody.ts'

type LeadSectionTune = { section: number; notes: Note[] }

const RESTING_KINDS = new Set(['intro', 'breakdown', 'outro'])

// An instrument phrases like a singer: a number of notes, some of them weighty, and a breath.
function imagineSyllables(count: number, random: Random): SyllableToFit[] {
  return Array.from({ length: count }, (_, i) => ({
    stressed: i % 2 === 0 ? random.chance(0.75) : random.chance(0.25),
    startsWord: true,
    afterPause: i > 2 && random.chance(0.12),
  }))
}

function phraseBars(frame: SongFrame, sectionBars: number): number {
  const twoBarsSeconds = 2 * frame.barSteps * frame.stepSeconds
  return Math.min(sectionBars, twoBarsSeconds < 3.3 ? 4 : 2)
}

function noteCount(section: PlannedSection, frame: SongFrame, random: Random): number {
  const [few, many] = frame.genre.melody.notesPerPhrase
  const count = random.integer(few, many)
  if (section.kind === 'solo') return count + 3
  return RESTING_KINDS.has(section.kind) ? Math.max(3, Math.round(count * 0.6)) : count
}

export function writeLeadTune(draft: Draft, range: MelodyRange, random: Random): LeadSectionTune[] {
  const { sections, frame } = draft
  const writer = createMelodyWriter(draft, range, random)
  const schemeFor = chooseSchemes(random)
  const rhythms = new Map<string, SyllableToFit[]>()
  const lastBar = sections.reduce((sum, section) => sum + section.bars, 0) - 1
  return sections.map((section, index) => {
    const bars = phraseBars(frame, section.bars)
    const scheme = schemeFor(section.kind)
    const notes: Note[] = []
    for (let i = 0; (i + 1) * bars <= section.bars; i++) {
      const startBar = section.startBar + i * bars
      if (startBar + bars > lastBar) break
      const letter = scheme[i % scheme.length]
      const name = `${section.kind} ${letter}`
      const luck = random.fork(`rhythm ${name}`)
      const syllables = rhythms.get(name) ?? imagineSyllables(noteCount(section, frame, luck), luck)
      rhythms.set(name, syllables)
      const phrase = { kind: section.kind, letter, startBar, bars, lift: section.lift, syllables }
      const cadence = (i + 2) * bars > section.bars ? 'closed' : i % 2 === 1 ? 'half' : 'open'
      for (const note of writer.write({ ...phrase, played: true, mayPickUp: startBar > 0, cadence })) {
        notes.push({ ...note, velocity: 0.8 + note.accent * 0.02 })
      }
    }
    return {
      section: index,
      notes: notes.map(({ startBeat, lengthBeats, pitch, velocity }) => ({ startBeat, lengthBeats, pitch, velocity })),
    }
  })
}
