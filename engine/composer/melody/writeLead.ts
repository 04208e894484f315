import type { Random } from '@arioso/words'
import type { InstrumentName } from '@arioso/words'
import type { Note, SungLine } from '../../score.ts'
import type { Ensemble } from '../ensemble/chooseEnsemble.ts'
import { leadRangeOf } from '../ensemble/instrumentPlaces.ts'
import type { Draft } from '../draft.ts'
import { writeAnswers } from './writeAnswers.ts'
import { quoteChorus } from './writeHook.ts'
import { writeLeadTune } from './writeLeadTune.ts'

type LeadPart = { instrument: InstrumentName; notes: Note[] }

const BACKGROUND_KINDS = new Set(['intro', 'outro', 'breakdown'])

// Without a singer the instruments carry the tune: the first has the verses, the second the choruses.
export function writeInstrumentalLeads(
  ensemble: Pick<Ensemble, 'leads' | 'bothLeadsAsked'>,
  draft: Draft,
  random: Random,
): LeadPart[] {
  const { leads } = ensemble
  const sharesTune = leads.length > 1 && (ensemble.bothLeadsAsked || random.chance(0.6))
  const used = sharesTune ? leads.slice(0, 2) : leads.slice(0, 1)
  return used.map((instrument, i) => {
    const tune = writeLeadTune(draft, leadRangeOf(instrument), random.fork('tune'))
    const notes = tune
      .filter(({ section }) => {
        const { kind } = draft.sections[section]
        if (kind === 'outro') return false
        const isSecond = kind === 'chorus' || kind === 'drop' || kind === 'instrumental'
        return !sharesTune || isSecond === (i === 1)
      })
      .flatMap((part) => part.notes)
    return { instrument, notes }
  })
}

// Beside a singer the lead plays where nobody sings.
export function writeLeadBesideVoice(
  leads: readonly InstrumentName[],
  draft: Draft,
  lines: readonly SungLine[],
  random: Random,
): LeadPart[] {
  const instrument = leads[0]
  if (instrument === undefined) return []
  const range = leadRangeOf(instrument)
  const tune = writeLeadTune(draft, range, random.fork('tune'))
  const solos = draft.sections.flatMap((section, i) => {
    if (section.lines.length > 0) return []
    const quoted = BACKGROUND_KINDS.has(section.kind) ? quoteChorus(section, draft, lines, range) : []
    if (quoted.length > 0) return quoted
    return tune[i].notes
  })
  const answers = writeAnswers(lines, draft, range, random.fork('answers'))
  const notes = keepOffTheWords([...solos, ...answers], lines)
  return notes.length > 0 ? [{ instrument, notes }] : []
}

// A line's pickup reaches into the section before it; whoever plays comes a little sooner or later than written.
const AIR_BEATS = { before: 0.35, after: 0.1 }

function keepOffTheWords(notes: readonly Note[], lines: readonly SungLine[]): Note[] {
  const sung = lines.flatMap((line) => {
    const first = line.words[0]?.syllables[0]
    const last = line.words.at(-1)?.syllables.at(-1)
    return first && last ? [{ from: first.startBeat, to: last.startBeat + last.lengthBeats }] : []
  })
  return notes.filter(
    (note) =>
      !sung.some(
        ({ from, to }) =>
          note.startBeat < to + AIR_BEATS.after && note.startBeat + note.lengthBeats > from - AIR_BEATS.before,
      ),
  )
}
