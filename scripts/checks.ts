import { spawn } from 'node:child_process'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('..', import.meta.url))

export type Check = { name: string; command: string[] }

// What is checked without running the product. `npm run check` and `npm test` share this list.
export const checks: readonly Check[] = [
  { name: 'format', command: ['oxfmt', '--check'] },
  { name: 'lint', command: ['oxlint', '--deny-warnings'] },
  { name: 'types', command: ['tsc', '--noEmit', '-p', 'tsconfig.json'] },
  { name: 'types of engine, providers and worker', command: ['tsc', '--noEmit', '-p', 'engine/tsconfig.json'] },
  { name: 'types of the web', command: ['tsc', '--noEmit', '-p', 'web/tsconfig.json'] },
  { name: 'nothing unused', command: ['knip'] },
]

// Node 24 comes first on the path, whatever the machine has.
export function toolEnvironment(): NodeJS.ProcessEnv {
  const tools = join(root, 'node_modules', '.bin')
  const node = join(root, 'node_modules', 'node', 'bin')
  const { FORCE_COLOR: _, ...environment } = process.env
  return { ...environment, PATH: [node, tools, process.env['PATH']].join(delimiter), NO_COLOR: '1' }
}

export function runTool(command: string[], show: boolean): Promise<{ code: number; output: string }> {
  const [program = '', ...rest] = command
  return new Promise((resolve, reject) => {
    const child = spawn(program, rest, { cwd: root, env: toolEnvironment(), stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        output += chunk.toString()
        if (show) process.stdout.write(chunk)
      })
    }
    child.once('error', reject)
    child.once('close', (code) => resolve({ code: code ?? 1, output }))
  })
}

export async function runChecks(): Promise<{ name: string; passed: boolean }[]> {
  const results: { name: string; passed: boolean }[] = []
  for (const check of checks) {
    const { code, output } = await runTool(check.command, false)
    process.stdout.write(`${code === 0 ? '✓' : '✗'} ${check.name}\n`)
    if (code !== 0) process.stdout.write(`${output}\n`)
    results.push({ name: check.name, passed: code === 0 })
  }
  return results
}
