// Composes, renders and judges a matrix of songs with ears that are not ours, and writes docs/quality.md:
// npm run judge [-- --genres "pop,rock" --seeds 3 --quick --resume --threads 2 --no-report]
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root, runTool } from '../checks.ts'
import { findTogether } from '../judge/findings.ts'
import { judgeAll, type Outcome } from '../judge/judgePool.ts'
import type { SongVerdict } from '../judge/judgeSong.ts'
import { readOptions } from '../judge/options.ts'
import { drawPictures } from '../judge/pictures.ts'
import { keptSections } from '../judge/qualityPage.ts'
import { realismSection } from '../judge/realism/realismTable.ts'
import { nameOf } from '../judge/songOrder.ts'
import { openVerdictStore } from '../judge/verdictStore.ts'
import { failedProperties, writeReport } from '../judge/writeReport.ts'

const { orders, threads, resume, report, command } = readOptions(process.argv.slice(2))
const store = openVerdictStore()
const verdicts: SongVerdict[] = resume ? orders.flatMap((order) => store.find(order) ?? []) : []
const done = new Set(verdicts.map(({ order }) => nameOf(order)))
const failures: string[] = []
const say = (line: string): void => void process.stdout.write(`${line}\n`)

function tell({ order, verdict, failure }: Outcome): void {
  const progress = `${verdicts.length + failures.length + 1}/${orders.length} ${nameOf(order)}`
  if (verdict) {
    verdicts.push(verdict)
    store.keep(verdict)
    const failed = failedProperties(verdict)
    say(`${progress}: ${failed.length === 0 ? 'holds everything' : `misses ${failed.join(', ')}`}`)
  } else {
    failures.push(`${nameOf(order)}: ${failure?.split('\n')[0] ?? 'no verdict'}`)
    say(`${progress}: failed, ${failure ?? 'no verdict'}`)
  }
}

if (done.size > 0) say(`${done.size} songs were judged before`)
await judgeAll(
  orders.filter((order) => !done.has(nameOf(order))),
  threads,
  store.folder,
  tell,
)
const findings = findTogether(verdicts)
say(
  `twelve genres told apart: ${findings.twelve.right} of ${findings.twelve.songs}; all: ${findings.all.right} of ${findings.all.songs}`,
)
if (report) {
  const pictures = await drawPictures(verdicts, join(root, 'docs/quality'))
  const page = join(root, 'docs/quality.md')
  writeFileSync(
    page,
    writeReport({ verdicts, findings, failures, command, pictures, realism: [...realismSection(), ...keptSections()] }),
  )
  await runTool(['oxfmt', page], { show: false })
  say(`wrote ${page}`)
}
process.exit(failures.length === 0 ? 0 : 1)
