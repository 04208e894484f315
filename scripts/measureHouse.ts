// Files, lines and long functions of a checkout: node scripts/measureHouse.ts [folder] [--list]
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'vite'

const FILES_MAX = 25
const LINES_MAX = 60
const PARAMETERS_MAX = 4

const PARTS = 'contract words engine artwork storage providers server worker web client e2e bench scripts'.split(' ')
const FUNCTIONS = new Set(['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression'])

type FunctionFound = { place: string; lines: number; parameters: number }
type Node = { type: string; start: number; end: number; params?: unknown }

const isTest = (file: string): boolean =>
  /\.(test|suite|spec)\.tsx?$|(^|\/)(e2e|testing)\/|\/describe[A-Z]\w*\.ts$/.test(file)

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value && 'end' in value
}

function visit(value: unknown, onNode: (node: Node) => void): void {
  if (isNode(value)) onNode(value)
  if (typeof value === 'object' && value !== null) for (const child of Object.values(value)) visit(child, onNode)
}

function findFunctions(file: string, source: string): FunctionFound[] {
  const lineAt = (offset: number): number => source.slice(0, offset).split('\n').length
  const found: FunctionFound[] = []
  visit(parseSync(file, source).program, ({ type, start, end, params }) => {
    if (!FUNCTIONS.has(type)) return
    const first = lineAt(start)
    const parameters = Array.isArray(params) ? params.length : 0
    found.push({ place: `${file}:${first}`, lines: lineAt(end) - first + 1, parameters })
  })
  return found
}

function countFolders(files: readonly string[]): [string, number][] {
  const counts = new Map<string, number>()
  for (const file of files) {
    const folder = file.slice(0, Math.max(0, file.lastIndexOf('/')))
    counts.set(folder, (counts.get(folder) ?? 0) + 1)
  }
  return [...counts].filter(([, count]) => count > FILES_MAX).toSorted((a, b) => b[1] - a[1])
}

function main(): void {
  const isListing = process.argv.includes('--list')
  const folder = process.argv.slice(2).find((argument) => !argument.startsWith('--')) ?? '.'
  const tracked = execFileSync('git', ['ls-files'], { cwd: folder, encoding: 'utf8' }).trim().split('\n')
  const rows = PARTS.map((part) => {
    const own = tracked.filter((file) => file.startsWith(`${part}/`))
    const code = own.filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.d.ts'))
    const texts = code.map((file) => ({ file, source: readFileSync(join(folder, file), 'utf8') }))
    const lines = (test: boolean): number =>
      texts
        .filter(({ file }) => isTest(file) === test)
        .reduce((sum, { source }) => sum + source.split('\n').length - 1, 0)
    const functions = texts
      .filter(({ file }) => !isTest(file))
      .flatMap(({ file, source }) => findFunctions(file, source))
    const long = functions.filter((found) => found.lines > LINES_MAX)
    const wide = functions.filter((found) => found.parameters > PARAMETERS_MAX)
    const folders = countFolders(own)
    if (isListing) for (const { place, lines: count } of long) console.log(`${count} lines ${place}`)
    if (isListing) for (const { place, parameters } of wide) console.log(`${parameters} parameters ${place}`)
    if (isListing) for (const [name, count] of folders) console.log(`${count} files ${name}`)
    return {
      part,
      files: code.filter((file) => !isTest(file)).length,
      lines: lines(false),
      'test lines per line': part === 'e2e' ? null : Number((lines(true) / lines(false)).toFixed(2)),
      [`folders > ${FILES_MAX}`]: folders.length,
      [`functions > ${LINES_MAX}`]: long.length,
      [`parameters > ${PARAMETERS_MAX}`]: wide.length,
    }
  })
  console.table(rows)
}

main()
