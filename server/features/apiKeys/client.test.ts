import { spawn } from 'node:child_process'
import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { AriosoError, createClient, readWebhook } from '@arioso/client'
import { sendWebhook } from '@arioso/providers/webhooks'
import { clipFiles } from '@arioso/storage'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { makeKey } from '../../testing/keyHolder.ts'
import { startTestServer, type TestServer } from '../../testing/startTestServer.ts'
import { signUp } from '../../testing/visitor.ts'

const EXAMPLES = join(import.meta.dirname, '../../../client/examples')

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ environment: { ARIOSO_WEBHOOKS_LOOPBACK: 'on' } })
})
afterAll(() => server.close())

type Running = { lines: string[]; code: Promise<number | null>; stop(): void }

function run(example: string, options: { args: string[]; env: Record<string, string> }): Running {
  const env = { ...process.env, ...options.env }
  const child = spawn(process.execPath, [join(EXAMPLES, example), ...options.args], { env, stdio: 'pipe' })
  const lines: string[] = []
  for (const stream of [child.stdout, child.stderr]) createInterface(stream).on('line', (line) => lines.push(line))
  const code = new Promise<number | null>((resolve) => {
    child.once('close', resolve)
  })
  return { lines, code, stop: () => void child.kill() }
}

it('the first example makes a song with a key, waits for both takes and saves them', async () => {
  const ada = await signUp(server.url)
  const { secret } = await makeKey(server.url, ada, ['songs:create', 'songs:read'])
  const folder = await mkdtemp(join(tmpdir(), 'arioso-client-'))
  const env = { ARIOSO_URL: server.url, ARIOSO_KEY: secret }
  const example = run('makeSong.ts', { args: ['a waltz about rain', folder], env })
  const { storage } = server
  const ordered = await vi.waitFor(async () => {
    const { clips } = await storage.clips.listByUser(ada.id, { cursor: null, limit: 5 })
    expect(clips).toHaveLength(2)
    return clips
  }, 60_000)
  for (const { id } of ordered) {
    await storage.files.write(clipFiles(id).audio, new TextEncoder().encode(`sound of ${id}`))
    const made = { status: 'complete', jobState: 'completed', title: 'Rain', audioBytes: 45 } as const
    await storage.clips.update(id, made)
  }
  expect({ code: await example.code, lines: example.lines }).toMatchObject({ code: 0 })
  expect((await readdir(folder)).toSorted()).toEqual(ordered.map(({ id }) => `${id}.mp3`).toSorted())
  const [first] = ordered
  expect(await readFile(join(folder, `${first?.id}.mp3`), 'utf8')).toBe(`sound of ${first?.id}`)
  await rm(folder, { recursive: true })
})

it('the second example hears of a song what Arioso signed, once, and nothing else', async () => {
  const ada = await signUp(server.url)
  const set = await ada.post('/api/user/webhook/', { url: 'http://127.0.0.1:9/hook' })
  const secret = String(set.body['secret'])
  const example = run('hearAboutSongs.ts', { args: [], env: { ARIOSO_WEBHOOK_SECRET: secret } })
  const port = await vi.waitFor(() => {
    const [, found] = /listening on (\d+)/.exec(example.lines[0] ?? '') ?? []
    expect(found).toBeDefined()
    return found
  }, 60_000)
  const data = { clip_id: null, title: 'Low Tide', error_code: null }
  const body = JSON.stringify({ id: 'one', type: 'song.finished', created_at: '2026-05-04T10:00:00Z', data })
  const send = (signedWith: string, at = new Date()) =>
    sendWebhook({ url: `http://127.0.0.1:${port}/`, secret: signedWith, body, at }, { allowsLoopback: true })
  expect(await send('whsec_of_somebody')).toMatchObject({ status: 401 })
  expect(await send(secret, new Date(Date.now() - 3_600_000))).toMatchObject({ status: 401 })
  for (const _ of [1, 2]) expect(await send(secret)).toMatchObject({ status: 204 })
  example.stop()
  await example.code
  expect(example.lines.slice(1)).toEqual(['song.finished Low Tide'])
  expect(readWebhook({ body, signature: 'nonsense', secret })).toBe(undefined)
})

it('a refusal is told by its code, and the key goes to no other host', async () => {
  const ada = await signUp(server.url)
  const { secret } = await makeKey(server.url, ada, ['playlists:read'])
  const client = createClient({ url: server.url, key: secret })
  expect((await client.call('GET /api/playlist/me', { query: {} })).playlists).toBeDefined()
  const refused = await client.call('GET /api/user/sessions/').catch((error: unknown) => error)
  expect(refused).toBeInstanceOf(AriosoError)
  expect(refused).toMatchObject({ status: 403, code: 'API_KEY_SCOPE', requestId: expect.any(String) })
  await expect(client.download('https://elsewhere.example/media/clips/x/audio.mp3')).rejects.toMatchObject({
    status: 422,
  })
})
