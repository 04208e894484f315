import { randomUUID } from 'node:crypto'
import { calls } from '@arioso/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../../testing/startTestServer.ts'
import { signUp, type Member } from '../../testing/visitor.ts'

let server: TestServer
let staff: Member
beforeAll(async () => {
  server = await startTestServer()
  staff = await signUp(server.url)
  const token = await server.storage.staffClaims.issue(server.clock.now)
  await staff.post('/api/staff/claim/', { token })
})
afterAll(() => server.close())

const TITLES = ['House', 'Jazz', 'Samba', 'Waltz']
const songOf = (version: string, title: string) => Buffer.concat([Buffer.from('ID3'), Buffer.from(version + title)])

function send(member: Member, id: string, version: string, title: string, body: Buffer): Promise<Response> {
  const headers = { 'content-type': 'audio/mpeg' }
  return member.fetch(`/media/comparisons/${id}/${version}/${title}`, {
    method: 'PUT',
    headers,
    body: new Uint8Array(body),
  })
}

async function begin(): Promise<string> {
  const versions = { first_version: 'old', second_version: 'new' }
  const { body } = await staff.post('/api/staff/comparisons', { name: 'Singer', ...versions })
  const { id } = calls.createComparison.reply.parse(body)
  for (const title of TITLES) {
    expect((await send(staff, id, 'second', title, songOf('new', title))).status).toBe(200)
    expect((await send(staff, id, 'first', title, songOf('old', title))).status).toBe(200)
  }
  return id
}

async function nextPair(id: string) {
  return calls.getNextPair.reply.parse((await staff.get(`/api/staff/comparisons/${id}/next`)).body).pair
}

async function find(id: string) {
  const { comparisons } = calls.listComparisons.reply.parse((await staff.get('/api/staff/comparisons')).body)
  return comparisons.find((comparison) => comparison.id === id)
}

const textOf = async (url: string): Promise<string> => (await staff.fetch(url)).text()

describe('a blind comparison', () => {
  it('plays each pair once with its sides drawn by lot, and tells the result after the last answer', async () => {
    const id = await begin()
    const heard: string[] = []
    for (const title of TITLES) {
      expect(await find(id)).toMatchObject({ pair_count: 4, answered_count: heard.length, result: null })
      const pair = await nextPair(id)
      if (pair === null) throw new Error('a pair is missing')
      expect(pair.title).toBe(title)
      const [left, right] = [await textOf(pair.left_url), await textOf(pair.right_url)]
      expect(new Set([left, right])).toEqual(new Set([`ID3old${title}`, `ID3new${title}`]))
      expect(await textOf(pair.left_url)).toBe(left)
      const preference = title === 'Waltz' ? 'neither' : left.includes('new') ? 'left' : 'right'
      await staff.post(`/api/staff/comparison-pairs/${pair.id}/answer`, { preference, note: 'brighter' })
      heard.push(title)
    }
    expect(await nextPair(id)).toBeNull()
    expect(await find(id)).toMatchObject({ result: { first: 0, second: 3, neither: 1, chance: 0.25 } })
  })

  it('keeps a pair back until both versions are there, and takes nothing that is not an MP3', async () => {
    const versions = { first_version: 'old', second_version: 'new' }
    const { body } = await staff.post('/api/staff/comparisons', { name: 'Half', ...versions })
    const { id } = calls.createComparison.reply.parse(body)
    await send(staff, id, 'first', 'Alone', songOf('old', 'Alone'))
    expect((await send(staff, id, 'second', 'Alone', Buffer.from('PK zip'))).status).toBe(422)
    expect(await nextPair(id)).toBeNull()
  })

  it('is for staff alone, its songs too', async () => {
    const id = await begin()
    const pair = await nextPair(id)
    const ada = await signUp(server.url)
    expect((await send(ada, id, 'first', 'Mine', songOf('old', 'Mine'))).status).toBe(403)
    expect((await ada.fetch(pair?.left_url ?? '')).status).toBe(403)
    expect((await staff.get(`/api/staff/comparisons/${randomUUID()}/next`)).status).toBe(404)
  })
})
