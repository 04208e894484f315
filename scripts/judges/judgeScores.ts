// Compares the scores of all genres with real music, without rendering, and renews that table in docs/quality.md:
// npm run judge:scores [-- --no-report]
import { realismSection } from '../judge/realism/realismTable.ts'
import { replaceSection } from '../judge/qualityPage.ts'

const section = realismSection()
process.stdout.write(`${section.join('\n')}\n`)
if (!process.argv.includes('--no-report')) await replaceSection(section)
