import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startPostgres } from './index.ts'
import { startTimeOf, waitUntil } from './processes.ts'

const PATIENCE_MS = 15_000

let home: string
let folder: string

beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'arioso-embedded-'))
  await chmod(home, 0o755)
  folder = join(home, 'postgres')
  const unfinished = join(folder, 'data.unfinished-999999999')
  await mkdir(unfinished, { recursive: true })
  await writeFile(join(unfinished, 'PG_VERSION'), '18')
})
afterAll(() => rm(home, { recursive: true }))

async function query(url: string, text: string): Promise<object[]> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<object>(text)).rows
  } finally {
    await client.end()
  }
}

const isGone = async (pid: number) => (await startTimeOf(pid)) === ''
const postmasterFile = () => join(folder, 'data', 'postmaster.pid')

describe('the embedded database', () => {
  it('starts in a folder where an earlier first start was interrupted, and stops for good', async () => {
    const database = await startPostgres({ folder })
    await query(database.url, 'create table songs (title text)')
    await query(database.url, `insert into songs values ('first')`)
    await database.stop()
    expect(await isGone(database.pid)).toBe(true)
    await expect(query(database.url, 'select 1')).rejects.toThrow('ECONNREFUSED')
  })

  it('lets in only who has the password, which nobody else can read', async () => {
    const database = await startPostgres({ folder })
    const stranger = new URL(database.url)
    stranger.password = 'guess'
    await expect(query(stranger.href, 'select 1')).rejects.toThrow('password authentication failed')
    expect((await stat(join(folder, 'data', 'arioso-password'))).mode & 0o077).toBe(0)
    await database.stop()
  })

  it('gives the product its own tables, also those of an earlier superuser, and nothing of the machine', async () => {
    const database = await startPostgres({ folder })
    const asProduct = (text: string) => query(database.productUrl, text)
    expect(await asProduct('select title from songs')).toEqual([{ title: 'first' }])
    await asProduct('alter table songs add column plays integer not null default 0')
    await asProduct('create schema shelf')
    await asProduct('create table shelf.books (id bigint generated always as identity primary key)')
    expect(await asProduct(`select rolsuper from pg_roles where rolname = current_user`)).toEqual([{ rolsuper: false }])
    const forbidden = [
      `select pg_read_file('/etc/passwd')`,
      `copy songs to program 'cat'`,
      'select * from pg_authid',
      'create role helper superuser',
      'create database elsewhere',
      `alter system set fsync = off`,
    ]
    for (const text of forbidden) await expect(asProduct(text)).rejects.toThrow(/permission denied|must be superuser/)
    await asProduct('alter table songs drop column plays')
    await database.stop()
  })

  it('ends when its owner is killed, and has everything at the next start', async () => {
    const program = fileURLToPath(new URL('owner.fixture.ts', import.meta.url))
    const owner = spawn(process.execPath, [program, folder], { stdio: ['ignore', 'pipe', 'inherit'] })
    const [line] = (await once(owner.stdout, 'data')) as [Buffer]
    const { url, pid } = JSON.parse(line.toString()) as { url: string; pid: number }
    await query(url, `insert into songs values ('second')`)
    owner.kill('SIGKILL')
    expect(await waitUntil(() => isGone(pid), PATIENCE_MS)).toBe(true)
    const database = await startPostgres({ folder })
    expect(await query(database.url, 'select title from songs')).toEqual([{ title: 'first' }, { title: 'second' }])
    await database.stop()
  })

  it('comes back at its address when it dies, and ends for good when it is stopped', async () => {
    const database = await startPostgres({ folder })
    process.kill(database.pid, 'SIGKILL')
    const answers = () => query(database.url, 'select count(*)::int from songs').catch(() => undefined)
    await expect.poll(answers, { timeout: PATIENCE_MS }).toEqual([{ count: 2 }])
    const pid = Number((await readFile(postmasterFile(), 'utf8')).split('\n')[0])
    expect(pid).not.toBe(database.pid)
    await database.stop()
    expect(await isGone(pid)).toBe(true)
  })

  it('comes back, guarded anew, when its guard is killed, and again when it dies after that', async () => {
    const database = await startPostgres({ folder })
    const answers = () => query(database.url, 'select count(*)::int from songs').catch(() => undefined)
    const current = async () => Number((await readFile(postmasterFile(), 'utf8').catch(() => '')).split('\n')[0])
    process.kill(await parentOf(database.pid), 'SIGKILL')
    await expect.poll(() => isGone(database.pid), { timeout: PATIENCE_MS }).toBe(true)
    await expect.poll(answers, { timeout: PATIENCE_MS }).toEqual([{ count: 2 }])
    const second = await current()
    process.kill(second, 'SIGKILL')
    await expect.poll(() => isGone(second), { timeout: PATIENCE_MS }).toBe(true)
    await expect.poll(answers, { timeout: PATIENCE_MS }).toEqual([{ count: 2 }])
    const third = await current()
    await database.stop()
    expect(await isGone(third)).toBe(true)
  })

  it('ends a server that was left behind without owner and guard', async () => {
    const program = fileURLToPath(new URL('owner.fixture.ts', import.meta.url))
    const owner = spawn(process.execPath, [program, folder], { stdio: ['ignore', 'pipe', 'inherit'] })
    const [line] = (await once(owner.stdout, 'data')) as [Buffer]
    const { pid } = JSON.parse(line.toString()) as { pid: number }
    // It must not find the time to start another guard.
    owner.kill('SIGSTOP')
    process.kill(await parentOf(pid), 'SIGKILL')
    owner.kill('SIGKILL')
    await once(owner, 'exit')
    expect(await isGone(pid)).toBe(false)
    const database = await startPostgres({ folder })
    expect(await isGone(pid)).toBe(true)
    expect(await query(database.url, 'select count(*)::int from songs')).toEqual([{ count: 2 }])
    await database.stop()
  })

  it.each([
    ['of a process that is gone', 999_999_999],
    ['that by now belongs to something else', process.pid],
  ])('starts over a stale process number %s', async (_whose, pid) => {
    await writeFile(postmasterFile(), `${pid}\n${join(folder, 'data')}\n`)
    const database = await startPostgres({ folder })
    expect(await query(database.url, 'select count(*)::int from songs')).toEqual([{ count: 2 }])
    await database.stop()
  })

  it('is never taken away from a process that still uses it', async () => {
    const database = await startPostgres({ folder })
    await expect(startPostgres({ folder })).rejects.toThrow(`in use by process ${process.pid}`)
    expect(await query(database.url, 'select 1 as one')).toEqual([{ one: 1 }])
    await database.stop()
  })
})

async function parentOf(pid: number): Promise<number> {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8')
  return Number(text.slice(text.lastIndexOf(')') + 2).split(' ')[1])
}

it('works below a home that is closed to everybody else, for root too', async () => {
  const closed = await mkdtemp(join(tmpdir(), 'arioso-closed-'))
  const inside = join(closed, 'checkout', '.data', 'postgres')
  const database = await startPostgres({ folder: inside })
  expect(await query(database.url, 'select 1 as one')).toEqual([{ one: 1 }])
  await database.stop()
  if (process.getuid?.() === 0) {
    const id = await readFile(join(inside, 'id'), 'utf8')
    await rm(join('/var/lib/arioso', id), { recursive: true })
  }
  await rm(closed, { recursive: true })
})
