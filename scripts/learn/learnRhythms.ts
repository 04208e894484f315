// How real songs fill a bar: which places notes begin at, and how often: node scripts/learn/learnRhythms.ts FOLDER writes
// engine/composer/melody/rhythms/learnedRhythms.ts. Read: OpenEWLD (MIT, public-domain scores) and the OpenScore Lieder corpus
// (CC0). A table of single bars, none of which is anybody's tune.
import { writeFileSync } from 'node:fs'
import { readCorpus, type LeadSheet } from './readCorpus.ts'

// Lead sheets are what our songs are like; art songs fill in what is seldom.
const CORPORA = [
  { name: 'ewld', weight: 4 },
  { name: 'lieder', weight: 1 },
]
const FEWEST_SONGS = 3
const SCALE = 100_000
const TARGET = 'engine/composer/melody/rhythms/learnedRhythms.ts'
const METERS = ['4/4', '3/4', '6/8'] as const

type Song = LeadSheet & { meter: [number, number] }
type Count = { share: number; songs: number }

const [folder] = process.argv.slice(2)
if (folder === undefined) throw new Error('which folder holds ewld and lieder?')

const tables = new Map<string, Map<string, Count>>(METERS.map((meter) => [meter, new Map()]))

function barsOf({ L, melody }: Song): string[] {
  const bars = new Map<number, Set<number>>()
  for (const [bar, at] of melody) bars.set(bar, (bars.get(bar) ?? new Set<number>()).add(Math.round(at)))
  const last = Math.max(...bars.keys())
  return Array.from({ length: last }, (_, bar) => {
    const places = bars.get(bar) ?? new Set<number>()
    return Array.from({ length: L[bar] }, (_step, step) => (places.has(step) ? 'x' : '.')).join('')
  })
}

for (const { name, weight } of CORPORA) {
  const songs = readCorpus<Song>(folder, name).filter(({ meter }) => tables.has(meter.join('/')))
  for (const song of songs) {
    const table = tables.get(song.meter.join('/')) ?? new Map<string, Count>()
    const steps = (song.meter[0] * 16) / song.meter[1]
    const bars = barsOf(song).filter((bar) => bar.length === steps && bar.includes('x'))
    for (const bar of new Set(bars)) {
      const known = table.get(bar) ?? { share: 0, songs: 0 }
      const share = bars.filter((other) => other === bar).length / bars.length
      table.set(bar, { share: known.share + (share * weight) / songs.length, songs: known.songs + 1 })
    }
  }
}

function rowsOf(table: ReadonlyMap<string, Count>): string {
  const kept = [...table].filter(([, { songs }]) => songs >= FEWEST_SONGS)
  const all = kept.reduce((sum, [, { share }]) => sum + share, 0)
  return kept
    .map(([bar, { share }]) => ({ bar, parts: Math.max(1, Math.round((share / all) * SCALE)) }))
    .toSorted((a, b) => b.parts - a.parts || (a.bar < b.bar ? -1 : 1))
    .map(({ bar, parts }) => `${bar} ${parts}`)
    .join('\n')
}

const entries = METERS.map((meter) => `  '${meter}': \`${rowsOf(tables.get(meter) ?? new Map())}\`,`)
writeFileSync(
  TARGET,
  `// Written by scripts/learn/learnRhythms.ts from OpenEWLD (MIT) and the OpenScore Lieder corpus (CC0): where notes begin in a bar
// of sixteenths, and in how many bars of 100,000 they do so.
export const LEARNED_RHYTHMS = {
${entries.join('\n')}
} as const
`,
)
