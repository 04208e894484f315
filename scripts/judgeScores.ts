// Compares the scores of all genres with real music, without rendering, and renews that table in docs/quality.md:
// npm run judge:scores [-- --no-report]
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root, runTool } from './checks.ts'
import { REALISM_HEADING, realismSection } from './judge/realism/realismTable.ts'

const section = realismSection()
process.stdout.write(`${section.join('\n')}\n`)
if (!process.argv.includes('--no-report')) {
  const page = join(root, 'docs/quality.md')
  const before = readFileSync(page, 'utf8')
  const others = before.split(/^(?=## )/m).filter((part) => !part.startsWith(REALISM_HEADING))
  const [first = '', ...rest] = others
  writeFileSync(page, [first, `${section.join('\n')}\n`, ...rest].join(''))
  await runTool(['oxfmt', page], { show: false })
}
