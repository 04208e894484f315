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
import { openMcp } from '../../testing/openMcp.ts'
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

// As a worker would, once both takes are ordered.
async function finishSongs(userId: string): Promise<{ id: string }[]> {
  const { storage } = server
  const ordered = await vi.waitFor(async () => {
    const { clips } = await storage.clips.listByUser(userId, { cursor: null, limit: 5 })
    expect(clips).toHaveLength(2)
    return clips
  }, 60_000)
  for (const { id } of ordered) {
    await storage.files.write(clipFiles(id).audio, new TextEncoder().encode(`sound of ${id}`))
    const made = { status: 'complete', jobState: 'completed', title: 'Rain', audioBytes: 45 } as const
    await storage.clips.update(id, made)
  }
  return ordered
}

it('the first example makes a song with a key, waits for both takes and saves them', async () => {
  const ada = await signUp(server.url)
  const { secret } = await makeKey(server.url, ada, ['songs:create', 'songs:read'])
  const folder = await mkdtemp(join(tmpdir(), 'arioso-client-'))
  const env = { ARIOSO_URL: server.url, ARIOSO_KEY: secret }
  const example = run('makeSong.ts', { args: ['a waltz about rain', folder], env })
  const ordered = await finishSongs(ada.id)
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

it('a program that speaks MCP writes lyrics, makes a song of them, finds it and its link', async () => {
  const ada = await signUp(server.url)
  const { secret } = await makeKey(server.url, ada, ['songs:create', 'songs:read'])
  const mcp = openMcp({ ARIOSO_URL: server.url, ARIOSO_KEY: secret })
  const { result: hello } = await mcp.ask('initialize', { protocolVersion: '2025-06-18', capabilities: {} })
  expect(hello).toMatchObject({ protocolVersion: '2025-06-18', capabilities: { tools: {} } })
  mcp.notify('notifications/initialized', {})
  const { result: offered } = await mcp.ask('tools/list')
  const names = ['write_lyrics', 'make_song', 'list_songs', 'get_song']
  expect(offered?.['tools']).toMatchObject(names.map((name) => ({ name, inputSchema: { type: 'object' } })))

  const lyrics = (await mcp.use('write_lyrics', { about: 'a lighthouse' })) as { title: string; lyrics: string }
  expect(lyrics).toMatchObject({ title: expect.stringMatching(/\w/), lyrics: expect.stringContaining('[Chorus]') })
  await server.storage.users.update(ada.id, { hasAcceptedCustomModeTos: true })
  const making = mcp.use('make_song', { ...lyrics, style: 'sea shanty' })
  const [first, second] = await finishSongs(ada.id)
  // Whoever asks meanwhile does not wait for the song.
  expect((await mcp.ask('ping')).result).toEqual({})
  const link = `${server.url}/song/${first?.id}`
  const made = (await making) as { id: string; link: string }[]
  expect(new Set(made.map(({ id }) => id))).toEqual(new Set([first?.id, second?.id]))
  expect(await mcp.use('list_songs', { limit: 1 })).toHaveLength(1)
  const song = await mcp.use('get_song', { id: first?.id })
  expect(song).toMatchObject({ title: 'Rain', status: 'complete', style: 'sea shanty', lyrics: lyrics.lyrics, link })
  expect(await mcp.close()).toBe(0)
})

it('a program that speaks MCP says what is wrong, stops waiting when told to, and needs a key that may', async () => {
  const ada = await signUp(server.url)
  const { secret } = await makeKey(server.url, ada, ['songs:create'])
  const mcp = openMcp({ ARIOSO_URL: server.url, ARIOSO_KEY: secret })
  expect((await mcp.ask('initialize', { protocolVersion: '1999-01-01' })).result).toMatchObject({
    protocolVersion: '2025-06-18',
  })
  expect((await mcp.say('nonsense')).error).toMatchObject({ code: -32_700 })
  expect((await mcp.ask('resources/list')).error).toMatchObject({ code: -32_601 })
  expect((await mcp.ask('tools/call', { name: 'burn_song' })).error).toMatchObject({ code: -32_602 })
  expect((await mcp.ask('tools/call', { name: 'get_song' })).error?.message).toBe('get_song needs id')
  expect(await mcp.use('make_song')).toBe('Give a description, or lyrics.')
  expect(await mcp.use('list_songs')).toMatch(/key/)
  void mcp.ask('tools/call', { name: 'make_song', arguments: { description: 'a waltz about rain' } })
  await vi.waitFor(async () => {
    const { clips } = await server.storage.clips.listByUser(ada.id, { cursor: null, limit: 5 })
    expect(clips).toHaveLength(2)
  }, 60_000)
  expect(await mcp.close()).toBe(0)
})
