import { mkdtemp, rm, stat } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeFence, hasNetwork } from './fence.ts'
import { runFenced } from './runFenced.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'arioso-fence-'))
})
afterAll(() => rm(folder, { recursive: true }))

const run = (script: string, limits: { memoryMb?: number; fileMb?: number } = {}) =>
  runFenced({ arguments: ['-e', script], timeLimitMs: 60_000, ...limits }, 'it failed')

it('a media program does its work and sees no secret', async () => {
  process.env['AUTH_SECRET'] = 'not for strangers'
  expect(await run('process.stdout.write(`done ${process.env.AUTH_SECRET}`)')).toBe('done undefined')
})

it('a media program cannot fill the disk', async () => {
  const file = join(folder, 'film')
  const write = `require('fs').writeFileSync(${JSON.stringify(file)}, Buffer.alloc(20e6))`
  await expect(run(write, { fileMb: 5 })).rejects.toThrow('it failed')
  expect((await stat(file)).size).toBeLessThanOrEqual(5 * 1024 * 1024)
  await run(write, { fileMb: 50 })
})

it('a media program cannot take all memory', async () => {
  const take =
    'const all = []; for (let n = 0; n < 30; n++) all.push(Buffer.alloc(50e6, 1)); process.stdout.write("had it")'
  await expect(run(take, { memoryMb: 600 })).rejects.toThrow('it failed')
  expect(await run(take, { memoryMb: 6000 })).toBe('had it')
})

it('a media program reaches nobody, wherever the machine lets it leave the network', async () => {
  const server = createServer((_, reply) => reply.end('reached'))
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const call = `fetch('http://127.0.0.1:${port}').then((r) => r.text(), () => 'nobody there').then((t) => process.stdout.write(t))`
  try {
    expect(await run(call)).toBe(hasNetwork() ? 'reached' : 'nobody there')
    expect(describeFence().includes('network')).toBe(hasNetwork())
  } finally {
    server.close()
  }
})
