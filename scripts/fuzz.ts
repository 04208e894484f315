// Asks a running product what no page would ask, as a member and as a stranger, about another person's things:
// `npm run fuzz [-- --calls 5000 --seed 1 --url http://…]`. Ends with 1 when anything answered 5xx, told a secret or changed
// something of the other person. Half-sent bodies and socket messages are not tried here: server/http/everyCall/hostile.test.ts does.
import { parseArgs } from 'node:util'
import { createRandom } from '../words/index.ts'
import { oddRequest } from './fuzz/fuzzCalls.ts'
import { createVictim } from './fuzz/victim.ts'
import { signUpMember } from './member.ts'
import { startStack } from './startStack.ts'

const { values } = parseArgs({
  options: {
    calls: { type: 'string', default: '5000' },
    seed: { type: 'string', default: '1' },
    url: { type: 'string' },
  },
})
const AT_ONCE = 4
const SLOWEST_SHOWN = 5
const random = createRandom(Number(values.seed))
const say = (line: string): void => void process.stdout.write(`${line}\n`)

const stack = values.url === undefined ? await startStack({ ARIOSO_DEMO_SONGS: '0' }) : undefined
const url = values.url ?? stack?.url ?? ''
const problems: string[] = []
const statuses = new Map<number, number>()
const slowest: { ms: number; asked: string }[] = []

try {
  const victim = await createVictim(url)
  const attacker = await signUpMember(url)
  const ids = [...victim.ids, (await attacker.session()).userId ?? '']
  const before = await victim.look()
  await readLag()

  async function ask(number: number): Promise<void> {
    const { name, path, init, body = '' } = oddRequest(random, ids)
    const isStranger = number % 4 === 0
    const headers = { ...(init.headers as object), origin: url, ...(!isStranger && { cookie: attacker.cookie }) }
    const startedMs = performance.now()
    const reply = await fetch(`${url}${path}`, { ...init, headers, redirect: 'manual' })
    const text = await reply.text()
    statuses.set(reply.status, (statuses.get(reply.status) ?? 0) + 1)
    const asked = `call ${number}: ${name} ${path.slice(0, 200)} ${body.slice(0, 300)}`
    slowest.push({ ms: Math.round(performance.now() - startedMs), asked })
    slowest.splice(0, slowest.length, ...slowest.toSorted((a, b) => b.ms - a.ms).slice(0, SLOWEST_SHOWN))
    if (reply.status >= 500) problems.push(`${reply.status} ${asked}`)
    if (text.includes(victim.secret) || text.includes(victim.member.email)) problems.push(`leaked: ${asked}`)
  }

  let next = 0
  const total = Number(values.calls)
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      while (next < total) {
        const number = next++
        await ask(number).catch((error: unknown) => problems.push(`call ${number} was not answered: ${String(error)}`))
      }
    }),
  )
  if ((await victim.look()) !== before) problems.push('something of the other person was changed')
  say(`${total} calls, seed ${values.seed}; longest the event loop was held: ${await readLag()} s`)
} finally {
  await stack?.stop()
}
for (const [status, count] of [...statuses].toSorted(([a], [b]) => a - b)) say(`${status}: ${count}`)
for (const { ms, asked } of slowest) say(`slow, ${ms} ms: ${asked}`)
for (const problem of problems.slice(0, 50)) say(problem)
say(problems.length === 0 ? 'no 5xx, nothing told, nothing changed' : `${problems.length} problems`)
process.exitCode = problems.length === 0 ? 0 : 1

// What the server measured since it was last asked.
async function readLag(): Promise<string> {
  const metrics = await (await fetch(`${url}/api/metrics`)).text()
  return /^nodejs_eventloop_lag_max_seconds (\S+)/m.exec(metrics)?.[1] ?? 'unknown'
}
