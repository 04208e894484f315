// Whether our tunes hold runs of twelve notes of the songs the phrase network learned from: node scripts/train/phrases/copiedRuns.ts
// FOLDER. Equal is: the same intervals at the same distances in sixteenths.
import { GENRES } from '../../../engine/genres/genreList.ts'
import { composeSong } from '../../../engine/index.ts'
import { LYRICS_TO_SET } from '../../judge/realism/lyricsToSet.ts'
import { readCorpus, type LeadSheet } from '../../learn/readCorpus.ts'

const RUN_NOTES = 12
const SEEDS = [1, 2, 3]

type Place = { step: number; pitch: number }

const [folder] = process.argv.slice(2)
if (folder === undefined) throw new Error('which folder holds ewld and lieder?')

function runsOf(notes: readonly Place[]): string[] {
  const moves = notes.slice(1).map(({ step, pitch }, i) => `${pitch - notes[i].pitch}:${step - notes[i].step}`)
  return moves.slice(RUN_NOTES - 2).map((_, i) => moves.slice(i, i + RUN_NOTES - 1).join(' '))
}

const taught = new Set(
  ['ewld', 'lieder'].flatMap((name) =>
    readCorpus<LeadSheet>(folder, name).flatMap(({ L, melody }) => {
      const starts = L.reduce<number[]>((all, bar) => [...all, (all.at(-1) ?? 0) + bar], [0])
      return runsOf(melody.map(([bar, at, , pitch]) => ({ step: starts[bar] + at, pitch })))
    }),
  ),
)
const ours = GENRES.flatMap(({ name }) =>
  SEEDS.flatMap((seed) => {
    const lyrics = LYRICS_TO_SET[seed % LYRICS_TO_SET.length]
    const { voice } = composeSong({ seed, title: '', style: name, lyrics, instrumental: false })
    const sung = (voice?.lines ?? []).filter(({ delivery }) => delivery !== 'spoken')
    const syllables = sung.flatMap(({ words }) => words.flatMap((word) => word.syllables))
    return runsOf(syllables.map(({ startBeat, pitch }) => ({ step: Math.round(startBeat * 4), pitch })))
  }),
)
const copied = ours.filter((run) => taught.has(run))
process.stdout.write(
  `${copied.length} of ${ours.length} runs of twelve notes stand in a taught song\n${[...new Set(copied)].join('\n')}\n`,
)
