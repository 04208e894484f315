import { GENRE_DEFAULTS } from '../style/genreDefaults.ts'
import { chooseForm, section, SHAPES, type Form, type FormName, type Section } from './forms.ts'

export type FormWish = {
  genre: string
  text: string
  seconds?: number | undefined
  tempoBpm?: number | undefined
  facts: number
}

export const USUAL_SECONDS = 170
const USUAL_BY_FORM: Readonly<Partial<Record<FormName, number>>> = { jingle: 24, lullaby: 130 }
// What the composer spends before and after the words.
const EDGE_SECONDS = 14
const LONGEST_JINGLE_SECONDS = 75
// Beyond this a refrain after every four lines would be all that is heard.
const LINES_OF_AN_EPIC = 60
const SUNG_OF_AN_EPIC = 0.7

const BARS_PER_LINE: Readonly<Partial<Record<FormName, number>>> = { jingle: 1.5, rap: 1 }
const SHORTEST_RAPPED_SECONDS = 2

// Two bars carry a line of singing; four where bars are very short.
function secondsPerLine(name: FormName, genre: string, tempoBpm: number | undefined): number {
  const bpm = tempoBpm ?? GENRE_DEFAULTS[genre]?.tempoBpm ?? 108
  const bar = (genre === 'waltz' ? 180 : 240) / bpm
  if (name === 'rap' && bar < SHORTEST_RAPPED_SECONDS) return bar * 2
  return bar * (BARS_PER_LINE[name] ?? (bar * 2 < 3 ? 4 : 2))
}

const linesIn = (sections: readonly Section[]): number => sections.reduce((sum, { lines }) => sum + lines, 0)

const FIRST_TO_GO = ['end', 'bridge', 'pre', 'build', 'drop', 'verse', 'chorus', 'verse', 'chorus', 'verse'] as const

const isRefrain = (each: Section | undefined): boolean => each?.role === 'chorus'

// What stood between two choruses takes one of them along. Down to one verse and one chorus, and for a jingle to a pair of lines each.
function shrink(sections: readonly Section[], budget: number): Section[] {
  const kept = [...sections]
  for (const role of FIRST_TO_GO) {
    const at = kept.findLastIndex((each) => each.role === role)
    const isLast = kept.filter((each) => each.role === role).length === 1 && (role === 'verse' || role === 'chorus')
    if (linesIn(kept) <= budget || at < 0 || isLast) continue
    kept.splice(at, 1)
    if (isRefrain(kept[at]) && isRefrain(kept[at - 1])) kept.splice(at, 1)
  }
  if (linesIn(kept) <= budget) return kept
  if (budget < 4) return [section('chorus', 2)]
  if (budget < 6) return [section('verse', 2), section('chorus', 2)]
  return [section('verse', budget < 8 ? 2 : 4), section('chorus', 4)]
}

function extend(sections: readonly Section[], budget: number, verse: number): Section[] {
  const grown = [...sections]
  const refrain = sections.find(({ role }) => role === 'chorus') ?? section('chorus', 4)
  for (let round = 0; round < 8 && linesIn(grown) + verse <= budget; round++) {
    const at = grown.findLastIndex(({ role }) => role === 'bridge')
    const place = at < 0 ? grown.findLastIndex(({ role }) => role === 'chorus') + 1 : at
    const hasRoom = linesIn(grown) + verse + refrain.lines <= budget
    grown.splice(Math.max(1, place), 0, section('verse', verse), ...(hasRoom ? [refrain] : []))
  }
  return grown
}

// A jingle says its claims and then its name; one that has the time begins with the name, and a longer one goes round twice.
const JINGLES: readonly (readonly [fewest: number, sections: readonly Section[]])[] = [
  [12, [section('verse', 4), section('chorus', 2), section('verse', 4), section('chorus', 2)]],
  [8, [section('chorus', 2), section('verse', 4), section('chorus', 2)]],
  [6, [section('verse', 4), section('chorus', 2)]],
  [3, [section('verse', 2), section('chorus', 2)]],
  [0, [section('chorus', 2)]],
]

function fit(name: FormName, { seconds, facts }: FormWish, budget: number): Section[] {
  if (name === 'jingle') return [...(JINGLES.find(([fewest]) => budget >= fewest)?.[1] ?? [])]
  const isRap = name === 'rap'
  const longer = SHAPES[name](isRap ? 4 : 8)
  const usual = SHAPES[name](name !== 'aaba' && !isRap && facts > 3 ? 8 : 4)
  const shape = linesIn(longer) <= budget + 2 ? longer : usual
  if (seconds === undefined && linesIn(shape) <= budget + 10) return shape
  const isEpic = budget > LINES_OF_AN_EPIC
  if (linesIn(shape) > budget) return shrink(SHAPES[name](4), budget)
  return name === 'sparse' ? shape : extend(shape, isEpic ? budget * SUNG_OF_AN_EPIC : budget, isRap || isEpic ? 8 : 4)
}

// The sections of a song and how many lines each has, for the length that was asked or is usual.
export function planSections(wish: FormWish): Form {
  const { genre, text, seconds, tempoBpm } = wish
  const named = chooseForm(genre, text)
  const name = seconds !== undefined && seconds > LONGEST_JINGLE_SECONDS && named === 'jingle' ? 'pop' : named
  const target = seconds ?? USUAL_BY_FORM[name] ?? USUAL_SECONDS
  const edges = Math.min(EDGE_SECONDS, target * (target < 40 ? 0.1 : 0.2))
  const budget = Math.max(2, Math.round((target - edges) / secondsPerLine(name, genre, tempoBpm)))
  const isShouted = name === 'punk' || name === 'chant' || name === 'drop' || name === 'sparse'
  const [shortest, longest] = name === 'rap' ? [8, 15] : isShouted ? [2, 11] : name === 'kids' ? [3, 9] : [5, 12]
  const sections = fit(name, wish, budget)
  return {
    name,
    sections,
    shortest,
    longest,
    ...(seconds !== undefined && { mostLines: Math.max(linesIn(sections), budget) }),
  }
}
