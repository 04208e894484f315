import type { Cost, Memory } from './cost.ts'
import type { LoveSongs } from './loveSongs.ts'
import type { Figures } from './measure.ts'
import { READING } from './readings.ts'

type Findings = {
  read: Figures
  heldOut: Figures
  sharedByOne: number
  sharedByStrangers: number
  love: LoveSongs
  cost: Cost
}

// The lyricist before it was rebuilt, judged on the same sixty requests with the same ears.
const BEFORE = { rhyme: '76.6%', meter: '0.948', sharedLines: '17.5%' }

const percent = (share: number): string => `${(share * 100).toFixed(1)}%`

const grown = (before: Memory, after: Memory): string =>
  `${(after.residentMb - before.residentMb).toFixed(0)} MB resident, ${(after.privateMb - before.privateMb).toFixed(0)} MB of it private,`

export function writeReport({ read, heldOut, sharedByOne, sharedByStrangers, love, cost }: Findings): string {
  const row = (name: string, wanted: string, of: (figures: Figures) => string): string =>
    `| ${name} | ${wanted} | ${of(read)} | ${of(heldOut)} |`
  return [
    '# The lyricist, judged',
    '',
    `Written by \`npm run judge:words\`. ${read.songs + heldOut.songs} requests such as people type: ${read.songs} that were read while the lyricist was`,
    `written (\`scripts/judgeWords/requests.ts\`, \`-- --print\` shows their songs) and ${heldOut.songs} whose songs nobody looked at`,
    '(`scripts/judgeWords/heldOut.ts`).',
    '',
    `| | wanted | ${read.songs} read | ${heldOut.songs} held out |`,
    '|---|---|---|---|',
    row("the request's names, numbers and content words that are sung", 'at least 90%', ({ covered }) =>
      percent(covered),
    ),
    row('lines told by the request, written for its occasion or picturing its subject', 'at least 60%', ({ related }) =>
      percent(related),
    ),
    row('lines that stand in another song of the list too', 'under 1%', ({ sharedLines }) => percent(sharedLines)),
    row('grammar problems per 100 lines (Harper)', '', ({ grammarPer100 }) => grammarPer100.toFixed(2)),
    row('lines that rhyme within their section', `was ${BEFORE.rhyme}`, ({ rhyme }) => percent(rhyme)),
    row('even metre (1: no two stresses clash, no run without one)', `was ${BEFORE.meter}`, ({ meter }) =>
      meter.toFixed(3),
    ),
    '',
    `All of them written by one writer, as the worker does it (nothing it sang for anybody in its last hundred songs comes again): ${percent(sharedByOne)} of the lines`,
    `stand in two songs. Written each by a writer that remembers nothing: ${percent(sharedByStrangers)}; before it was ${BEFORE.sharedLines}.`,
    '',
    `“a love song”, ${love.seeds} seeds: ${love.titles} titles and ${love.choruses} choruses (at least 80 wanted); the most frequent couplet stands in ${love.mostSongsOfACouplet} songs (at most 3 wanted).`,
    '',
    `A song's words take ${cost.medianMs.toFixed(0)} ms of processor time (median, warm; the slowest ${cost.slowestMs.toFixed(0)} ms; at most 150 wanted). Each request counts with the`,
    `median of three; the slowest single time was ${cost.slowestOnceMs.toFixed(0)} ms, collecting and compiling of the whole process included. Loading the dictionary, the tagger and the`,
    `banks takes ${(cost.loadMs / 1000).toFixed(1)} s once and keeps ${cost.heapMb.toFixed(0)} MB of heap. A fresh process that only starts the lyricist's thread, as the`,
    `worker does and with its flags, grows by ${grown(cost.bare, cost.tenSongs)} with ten songs and by ${grown(cost.bare, cost.manySongs)} with`,
    'every request twice more (at most 60 MB wanted; it was 150 MB after ten songs).',
    '',
    ...READING,
    '',
    '## What the grammar checker says',
    '',
    'Every complaint of the read songs; a checker of prose does not know verse, so some are no faults.',
    '',
    ...read.problems.slice(0, 40).map(({ line, message }) => `- ${line}: ${message}`),
    '',
  ].join('\n')
}
