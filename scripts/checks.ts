import { spawn } from 'node:child_process'
import { setPriority } from 'node:os'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('..', import.meta.url))

type Check = { name: string; command: string[] }
export type Checked = { name: string; passed: boolean; seconds: number }

// What is checked without running the product. `npm run check` and `npm test` share this list. The longest come first,
// so that two beside each other end at about the same time.
const checks: readonly Check[] = [
  { name: 'lint', command: ['oxlint', '--deny-warnings'] },
  { name: 'types', command: ['tsc', '--noEmit', '-p', 'tsconfig.json'] },
  { name: 'types of the web', command: ['tsc', '--noEmit', '-p', 'web/tsconfig.json'] },
  { name: 'types of the service worker', command: ['tsc', '--noEmit', '-p', 'web/serviceWorker/tsconfig.json'] },
  { name: 'types of the engine', command: ['tsc', '--noEmit', '-p', 'engine/tsconfig.json'] },
  { name: 'types of providers and worker', command: ['tsc', '-b', 'providers', 'worker'] },
  { name: 'nothing unused', command: ['knip'] },
  { name: 'format', command: ['oxfmt', '--check'] },
]

const SIDE_BY_SIDE = 2

// Node 24 comes first on the path, whatever the machine has. What it compiled once it keeps: every render thread and
// media program loads the same sources again.
export function toolEnvironment(): NodeJS.ProcessEnv {
  const tools = join(root, 'node_modules', '.bin')
  const node = join(root, 'node_modules', 'node', 'bin')
  const { FORCE_COLOR: _, ...environment } = process.env
  return {
    ...environment,
    PATH: [node, tools, process.env['PATH']].join(delimiter),
    NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'node'),
    NO_COLOR: '1',
  }
}

// What has a niceness leaves the processor to whoever waits for an answer.
type ToolOptions = { show: boolean; niceness?: number; environment?: Record<string, string> }

export function runTool(command: string[], options: ToolOptions): Promise<{ code: number; output: string }> {
  const [program = '', ...rest] = command
  return new Promise((resolve, reject) => {
    const env = { ...toolEnvironment(), ...options.environment }
    const child = spawn(program, rest, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] })
    if (options.niceness !== undefined && child.pid !== undefined) setPriority(child.pid, options.niceness)
    let output = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        output += chunk.toString()
        if (options.show) process.stdout.write(chunk)
      })
    }
    child.once('error', reject)
    child.once('close', (code) => resolve({ code: code ?? 1, output }))
  })
}

async function runCheck({ name, command }: Check): Promise<Checked> {
  const startedAt = performance.now()
  const { code, output } = await runTool(command, { show: false })
  process.stdout.write(`${code === 0 ? '✓' : '✗'} ${name}\n`)
  if (code !== 0) process.stdout.write(`${output}\n`)
  return { name, passed: code === 0, seconds: (performance.now() - startedAt) / 1000 }
}

export async function runChecks(): Promise<Checked[]> {
  const waiting = [...checks]
  const results: Checked[] = []
  const work = async (): Promise<void> => {
    for (let check = waiting.shift(); check !== undefined; check = waiting.shift()) results.push(await runCheck(check))
  }
  await Promise.all(Array.from({ length: SIDE_BY_SIDE }, work))
  return results
}
