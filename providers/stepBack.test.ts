import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const MODULE = fileURLToPath(new URL('stepBack.ts', import.meta.url))

function priorityAfter(steps: number[]): number {
  const calls = steps.map((step) => `stepBack(${step})`).join(';')
  const program = `import { getPriority } from 'node:os'; import { stepBack } from ${JSON.stringify(MODULE)}; ${calls}; console.log(getPriority())`
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', program], { encoding: 'utf8' })
  return Number(stdout)
}

it('steps back, and never forward again', () => {
  expect(priorityAfter([7])).toBe(7)
  expect(priorityAfter([7, 1])).toBe(7)
})
