import { GENRES } from '../../../engine/genres/genreList.ts'
import type { Score } from '../../../engine/index.ts'
import { mean, median } from '../statistics.ts'
import { composeMatrix, countForms, type Composed } from './composeMatrix.ts'
import { countGrooves } from './countGrooves.ts'
import { hookFigures } from './hookFigures.ts'
import { REAL_MUSIC } from './realMusic.ts'
import { scoreFigures, type ScoreFigures } from './scoreFigures.ts'

type Row = { property: string; ours: string; real: string; aim: string }

const percent = (share: number): string => `${Math.round(share * 100)}%`
const one = (value: number): string => value.toFixed(1)

/** The middle of the songs, and between which values nine of ten lie. */
function spread(values: readonly number[], write: (value: number) => string = one): string {
  const sorted = [...values].sort((a, b) => a - b)
  const at = (share: number): number => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0
  return `${write(median(values))} (${write(at(0.05))} to ${write(at(0.95))})`
}

function pairs<Item>(items: readonly Item[]): [Item, Item][] {
  return items.flatMap((first, i) => items.slice(i + 1).map((second): [Item, Item] => [first, second]))
}

function sharedInstruments(a: Score, b: Score): number {
  const namesOf = (score: Score): Set<string> => new Set(score.parts.map(({ instrument }) => instrument))
  const [first, second] = [namesOf(a), namesOf(b)]
  return [...first].filter((name) => second.has(name)).length / new Set([...first, ...second]).size
}

function perGenre(songs: readonly Composed[]): Composed[][] {
  return GENRES.map(({ name }) => songs.filter(({ genre }) => genre === name))
}

function tempoSpread(scores: readonly Score[]): number {
  const tempos = scores.map(({ tempoBpm }) => tempoBpm)
  return (Math.max(...tempos) - Math.min(...tempos)) / 2 / mean(tempos)
}

/** Every row of the score judge: our songs over all genres, and the same figures of real music. */
export function realismRows(): Row[] {
  const songs = composeMatrix()
  const figures: ScoreFigures[] = songs.flatMap(({ sung, played }) => [scoreFigures(sung), scoreFigures(played)])
  const drums = figures.flatMap(({ drums: own }) => own ?? [])
  const tunes = figures.flatMap(({ melody }) => melody ?? [])
  const hooks = songs.map(({ sung }) => hookFigures(sung))
  const { leadSheets, lieder, drummers } = REAL_MUSIC
  const both = (name: keyof typeof lieder, write: (value: number) => string): string =>
    `${write(leadSheets[name])} / ${write(lieder[name])}`
  const genres = perGenre(songs)
  const grooves = GENRES.map(countGrooves)
  const forms = GENRES.map(({ name }) => countForms(name))
  const shared = genres.flatMap((group) =>
    pairs(group).flatMap(([a, b]) => [sharedInstruments(a.sung, b.sung), sharedInstruments(a.played, b.played)]),
  )
  return [
    {
      property: 'drums: spread of time in a slot, ms',
      ours: spread(drums.map((d) => d.spreadMs)),
      real: one(drummers.spreadMs),
      aim: '8–25, machines less',
    },
    {
      property: 'drums: spread of force in a slot (of 127)',
      ours: spread(drums.map((d) => d.velocitySpread)),
      real: one(drummers.velocitySpread),
      aim: '10–16',
    },
    {
      property: 'drums: share of the commonest bar',
      ours: spread(
        drums.map((d) => d.commonestBar),
        percent,
      ),
      real: percent(drummers.commonestBar),
      aim: 'under 20%',
    },
    { property: 'grooves a genre', ours: spread(grooves, (n) => n.toFixed(0)), real: '–', aim: '12 or more' },
    {
      property: 'forms the same words get in a genre, of 16 seeds',
      ours: spread(forms, (n) => n.toFixed(0)),
      real: '–',
      aim: '6 or more',
    },
    {
      property: 'parts in the intro, of the fullest section',
      ours: spread(
        figures.map((f) => f.introShare),
        percent,
      ),
      real: '–',
      aim: '20–50%',
    },
    {
      property: 'verse to chorus, dB foretold',
      ours: spread(figures.flatMap((f) => f.verseToChorusDb ?? [])),
      real: '2–5',
      aim: '3 or more',
    },
    {
      property: 'loudness range, LU foretold',
      ours: spread(figures.map((f) => f.loudnessRange)),
      real: '4–8',
      aim: '4–9',
    },
    {
      property: 'melody: range, semitones',
      ours: spread(tunes.map((t) => t.range)),
      real: both('range', one),
      aim: '14–17',
    },
    {
      property: 'melody: chorus above verse, semitones',
      ours: spread(figures.flatMap((f) => f.chorusAboveVerse ?? [])),
      real: '–',
      aim: 'above',
    },
    {
      property: 'melody: steps',
      ours: spread(
        tunes.map((t) => t.steps),
        percent,
      ),
      real: both('steps', percent),
      aim: '45–55%',
    },
    {
      property: 'melody: leaps of a fifth and more',
      ours: spread(
        tunes.map((t) => t.leaps),
        percent,
      ),
      real: both('leaps', percent),
      aim: '6–10%',
    },
    {
      property: 'melody: notes of half a bar or more',
      ours: spread(
        tunes.map((t) => t.longNotes),
        percent,
      ),
      real: both('longNotes', percent),
      aim: '15–22%',
    },
    {
      property: 'melody: choruses whose returning words keep every note',
      ours: percent(mean(hooks.flatMap(({ hookReturns }) => (hookReturns === undefined ? [] : Number(hookReturns))))),
      real: '–',
      aim: 'most',
    },
    {
      property: 'melody: pairs of lines that end on tonic or dominant',
      ours: spread(
        hooks.flatMap(({ restingEnds }) => restingEnds ?? []),
        percent,
      ),
      real: '–',
      aim: 'most',
    },
    {
      property: 'chords a song',
      ours: spread(figures.map((f) => f.chords)),
      real: both('chords', one),
      aim: 'about 11',
    },
    {
      property: 'chords outside the scale',
      ours: spread(
        figures.map((f) => f.outsideScale),
        percent,
      ),
      real: both('outsideScale', percent),
      aim: 'about 26%',
    },
    {
      property: 'tempo of a genre over three seeds, ±',
      ours: spread(
        genres.map((group) => tempoSpread(group.map(({ played }) => played))),
        percent,
      ),
      real: '–',
      aim: 'the genre’s span',
    },
    { property: 'instruments two seeds share', ours: spread(shared, percent), real: '–', aim: 'under 45%' },
    { property: 'genres known', ours: String(GENRES.length), real: '–', aim: '75 or more' },
  ]
}

const REALISM_HEADING = '## Against real music'

export function realismSection(): string[] {
  return [
    REALISM_HEADING,
    '',
    `Read off the scores of all genres × 3 seeds, sung and played (\`npm run judge:scores\`): the middle song, and between which values nine of ten lie. Real music: ${REAL_MUSIC.leadSheets.songs} lead sheets of OpenEWLD (MIT, public domain) / ${REAL_MUSIC.lieder.songs} songs of the OpenScore Lieder corpus (CC0), and ${REAL_MUSIC.drummers.takes} drum performances of the Groove MIDI Dataset (CC BY 4.0, Google Magenta).`,
    '',
    '| property | our songs | real music | aim |',
    '|---|---|---|---|',
    ...realismRows().map(({ property, ours, real, aim }) => `| ${property} | ${ours} | ${real} | ${aim} |`),
    '',
  ]
}
