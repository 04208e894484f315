import { setTimeout as delay } from 'node:timers/promises'
import type { Random } from '../../../words/index.ts'
import type { Part, PartKind } from '../../scaled/startPart.ts'
import type { Blow } from '../blows.ts'
import { withDatabase } from '../readBooks.ts'
import type { Installation, Neighbour } from './startInstallation.ts'
import type { Listening } from './listenToAll.ts'

const AWAY_MS = 5_000
const LOOKS = 100
const LOOK_MS = 100
const CUT = `select count(pg_terminate_backend(pid))::int as cut from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid()`

/** What can happen to the parts of a scaled installation. */
export function createScaledBlows(installation: Installation, listening: Listening, random: Random): Blow[] {
  const { databaseUrl } = installation

  async function killOne(kind: PartKind): Promise<string> {
    const { child } = random.pick(installation.listAll(kind))
    return child.kill('SIGKILL') ? 'killed' : 'it was gone'
  }

  async function killUnderListener(): Promise<string> {
    for (let look = 0; listening.hearing() === 0 && look < LOOKS; look += 1) await delay(LOOK_MS)
    const byAnswers = (a: Part, b: Part) => installation.countAnswers(b) - installation.countAnswers(a)
    const [busiest] = installation.listAll('api').toSorted(byAnswers)
    if (!busiest) return 'none was running'
    const answers = installation.countAnswers(busiest)
    busiest.child.kill('SIGKILL')
    return `answers it was giving: ${answers}`
  }

  async function cutConnections(): Promise<string> {
    const { rows } = await withDatabase(databaseUrl, (client) => client.query<{ cut: number }>(CUT))
    return `${rows[0]?.cut ?? 0} connections`
  }

  const leave = ({ name, ...neighbour }: Neighbour): Blow => ({
    name: `${name} is away`,
    strike: async () => {
      await neighbour.leave()
      await delay(AWAY_MS)
      await neighbour.comeBack()
      return `${AWAY_MS / 1000} s`
    },
  })

  return [
    { name: 'kill -9: an API under its listeners', strike: killUnderListener },
    { name: 'kill -9: a worker', strike: () => killOne('worker') },
    { name: 'every connection to PostgreSQL cut', strike: cutConnections },
    ...installation.neighbours.map(leave),
  ]
}
