import { parseArgs } from 'node:util'
import { GENRES } from '../../engine/genres/genreList.ts'
import { NEWEST_SOUND, type Sound } from '../../engine/index.ts'
import type { SongOrder } from './songOrder.ts'

export type Options = { orders: SongOrder[]; threads: number; resume: boolean; report: boolean; command: string }

const SHORT_SECONDS = 60
const QUICK_SECONDS = 24
// Room for two choruses and what stands between them in most genres.
const QUICK_FORM_SECONDS = 110

/**
 * `npm run judge -- --genres "pop,rock" --seeds 3 --quick --resume --threads 2 --no-report`; with `--formula` the band
 * plays without recordings.
 */
export function readOptions(arguments_: string[]): Options {
  const { values } = parseArgs({
    args: arguments_,
    options: {
      genres: { type: 'string' },
      seeds: { type: 'string', default: '3' },
      threads: { type: 'string', default: '2' },
      formula: { type: 'boolean', default: false },
      quick: { type: 'boolean', default: false },
      resume: { type: 'boolean', default: false },
      'no-report': { type: 'boolean', default: false },
    },
  })
  const known = GENRES.map((genre) => genre.name)
  const genres = values.genres?.split(',').map((name) => name.trim()) ?? known
  const unknown = genres.filter((name) => !known.includes(name))
  if (unknown.length > 0) throw new Error(`no such genre: ${unknown.join(', ')}. There are: ${known.join(', ')}`)
  const seeds = Array.from({ length: Number(values.seeds) }, (_, i) => i + 1)
  return {
    orders: genres.flatMap((genre) =>
      seeds.map((seed) => orderOf(genre, seed, values.formula ? 'formula' : NEWEST_SOUND, values.quick)),
    ),
    threads: Number(values.threads),
    resume: values.resume,
    report: !values['no-report'],
    command: ['npm run judge', ...(arguments_.length > 0 ? ['--', ...arguments_] : [])].join(' '),
  }
}

/** The first seed is sung, the second played, the third played at length, so that form is heard. */
function orderOf(genre: string, seed: number, sound: Sound, quick: boolean): SongOrder {
  const sung = seed % 3 === 1
  if (quick) return { genre, seed, sung, sound, lengthSeconds: seed % 3 === 0 ? QUICK_FORM_SECONDS : QUICK_SECONDS }
  if (seed % 3 === 0) return { genre, seed, sung: false, sound }
  return { genre, seed, sung, sound, lengthSeconds: SHORT_SECONDS }
}
