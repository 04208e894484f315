import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root, runTool } from '../checks.ts'

const page = join(root, 'docs/quality.md')
// What other commands wrote, or people: a judge of rendered songs leaves it where it is.
const KEPT_HEADINGS = ['## The band, note by note', '## Dynamics that are heard', '## Told from real music']

const sectionsOf = (): string[] => readFileSync(page, 'utf8').split(/^(?=## )/m)

/** Puts a section into docs/quality.md in place of the one with its heading, right after the page's opening. */
export async function replaceSection(section: readonly string[]): Promise<void> {
  const [first = '', ...parts] = sectionsOf()
  const others = parts.filter((part) => !part.startsWith(section[0]))
  writeFileSync(page, [first, `${section.join('\n')}\n`, ...others].join(''))
  await runTool(['oxfmt', page], { show: false })
}

/** The lines of the sections that no judge of rendered songs writes anew. */
export function keptSections(): string[] {
  return sectionsOf()
    .filter((part) => KEPT_HEADINGS.some((heading) => part.startsWith(heading)))
    .flatMap((part) => part.trimEnd().split('\n').concat(''))
}
