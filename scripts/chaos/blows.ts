import { writeFileSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'
import type { Random } from '../../words/index.ts'
import { childrenOf, commandLineOf, isAlive, processTreeOf } from '../launch/processTree.ts'
import type { SmallDisk } from './openSmallDisk.ts'

/** Something bad that happens to a running product. `strike` answers when it is over, with what it was in words. */
export type Blow = { name: string; strike(): Promise<string> }

/** `pid` started it all. */
export type Product = { pid: number; dataFolder: string }
export type Target = Product & { disk: SmallDisk; clockFile: string; random: Random }

const POSTGRES = /bin\/postgres -D|^postgres: /
const PARTS = {
  database: /bin\/postgres -D/,
  'database’s guard': /postgresGuard\.ts/,
  API: /server\/main\.ts/,
  worker: /worker\/main\.ts/,
  'media program': /worker\/media\/\S+Program\.ts/,
} as const
const AWAY_SECONDS = { shortest: 1, longest: 60 }
const FULL_SECONDS = { shortest: 3, longest: 20 }
const JUMPS_HOURS = [-48, -1, 1, 48, 24 * 6]
const JUMP_SECONDS = 10
const LOOKS = 100
const LOOK_MS = 100

// A database that lost its guard belongs to nobody until it gets another one.
export function findAll({ pid, dataFolder }: Product, part: RegExp): number[] {
  const forsaken = childrenOf(1).filter((each) => commandLineOf(each).includes(`-D ${dataFolder}/`))
  return [pid, ...forsaken]
    .flatMap((root) => processTreeOf(root))
    .filter((each) => isAlive(each) && part.test(commandLineOf(each)))
}

export function createBlows(target: Target): Blow[] {
  const { disk, clockFile, random } = target
  const secondsOf = ({ shortest, longest }: { shortest: number; longest: number }) =>
    Math.round(shortest * (longest / shortest) ** random.next())

  const kills = Object.entries(PARTS).map(([name, part]) => ({
    name: `kill -9: ${name}`,
    strike: async () => ((await killOne(target, part)) ? 'killed' : 'none was running'),
  }))

  async function killEverything(): Promise<string> {
    const parts = [PARTS.database, PARTS.API, PARTS.worker]
    for (const pid of parts.flatMap((part) => findAll(target, part))) end(pid)
    return 'killed'
  }

  async function stopDatabase(): Promise<string> {
    const seconds = secondsOf(AWAY_SECONDS)
    const pids = findAll(target, POSTGRES)
    for (const pid of pids) process.kill(pid, 'SIGSTOP')
    await delay(seconds * 1000)
    for (const pid of pids.filter(isAlive)) process.kill(pid, 'SIGCONT')
    return `away ${seconds} s`
  }

  async function fillDisk(): Promise<string> {
    const seconds = secondsOf(FULL_SECONDS)
    disk.fill?.()
    await delay(seconds * 1000)
    disk.clear()
    return `full for ${seconds} s`
  }

  async function jump(): Promise<string> {
    const hours = random.pick(JUMPS_HOURS)
    writeFileSync(clockFile, String(hours * 3_600_000))
    await delay(JUMP_SECONDS * 1000)
    writeFileSync(clockFile, '0')
    return `${hours} h, for ${JUMP_SECONDS} s`
  }

  return [
    ...kills,
    { name: 'kill -9: database, API and worker', strike: killEverything },
    { name: 'database stands still', strike: stopDatabase },
    ...(disk.fill ? [{ name: 'disk full', strike: fillDisk }] : []),
    { name: 'clocks of API and worker jump', strike: jump },
  ]
}

// A program that lives for seconds only is waited for.
async function killOne(target: Target, part: RegExp): Promise<boolean> {
  for (let look = 0; look < LOOKS; look += 1) {
    const found = findAll(target, part)
    if (found.length > 0) {
      end(target.random.pick(found))
      return true
    }
    await delay(LOOK_MS)
  }
  return false
}

function end(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}
