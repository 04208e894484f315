// npm run test:beside -- REF: an earlier release's own tests of its API and its jobs, on the schema of this one. What passes here goes on running while
// the first new process has migrated already.
import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root, toolEnvironment } from './checks.ts'

const [reference, ...tests] = process.argv.slice(2)
if (reference === undefined) {
  process.stderr.write('npm run test:beside -- REF [tests…]\n')
  process.exit(1)
}

function run(folder: string, ...[program = '', ...options]: string[]): number {
  return spawnSync(program, options, { cwd: folder, env: toolEnvironment(), stdio: 'inherit' }).status ?? 1
}

const own = mkdtempSync(join(tmpdir(), 'arioso-beside-'))
const folder = join(own, 'release')
let failed = run(root, 'git', 'worktree', 'add', '--detach', folder, reference)
if (failed === 0) {
  // Links to the packages of a checkout are relative: its own are meant.
  for (const packages of ['node_modules', 'server/node_modules', 'storage/node_modules'])
    failed ||= run(root, 'cp', '-al', packages, join(folder, packages))
  rmSync(join(folder, 'storage/migrations'), { recursive: true })
  cpSync(join(root, 'storage/migrations'), join(folder, 'storage/migrations'), { recursive: true })
  failed ||= run(
    folder,
    'npx',
    'vitest',
    'run',
    '--project=services',
    ...(tests.length > 0 ? tests : ['server/', 'worker/']),
  )
  run(root, 'git', 'worktree', 'remove', '--force', folder)
}
rmSync(own, { recursive: true })
process.exit(failed)
