import { calls, type AnyCall, type Calls } from '@arioso/contract'
import type { ClipPatch } from '@arioso/storage'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { insertClip } from '../../testing/insertClip.ts'
import { startTestServer, type TestServer } from '../../testing/startTestServer.ts'
import { createVisitor, signUp, type Member, type Visitor } from '../../testing/visitor.ts'

const VISIBILITIES = {
  private: {},
  link: { isLinkOnly: true },
  public: { isPublic: true },
  trashed: { isTrashed: true },
}
type Visibility = keyof typeof VISIBILITIES
const visibilities = Object.keys(VISIBILITIES) as Visibility[]

const ROLES = ['stranger', 'other', 'owner', 'staff'] as const
type Role = (typeof ROLES)[number]

// One status for each visibility, in the order private, link, public, trashed.
type Statuses = readonly [number, number, number, number]
type Expected = Record<Role, Statuses>

const always = (status: number): Statuses => [status, status, status, status]
const SHOWN: Statuses = [404, 200, 200, 404]
const NEVER = always(404)

// Whoever may see the song; signed out too.
const SEEING: Expected = { stranger: SHOWN, other: SHOWN, owner: always(200), staff: SHOWN }
const SEEING_MEMBERS: Expected = { ...SEEING, stranger: always(401) }
// Whoever may see it while it is not in the trash.
const WITH_KEPT: Expected = { ...SEEING_MEMBERS, owner: [200, 200, 200, 403] }
// Its maker alone. Others learn that they may not, or, where they may not see it, nothing at all.
const OWNER: Expected = {
  stranger: always(401),
  other: [404, 403, 403, 404],
  owner: [200, 200, 200, 409],
  staff: [404, 403, 403, 404],
}
const OWNER_ALWAYS: Expected = { ...OWNER, owner: always(200) }
const OWNER_BLIND: Expected = { stranger: always(401), other: NEVER, owner: always(200), staff: NEVER }
// A list leaves out what somebody may not see.
const LISTED: Expected = { stranger: always(200), other: always(200), owner: always(200), staff: always(200) }

type World = { clipId: string; commentId: string; code: string }
type Row = {
  expected: Expected
  params?: (world: World) => Record<string, string>
  query?: (world: World) => Record<string, string>
  body?: (world: World) => object
}

const comment = ({ clipId, commentId }: World) => ({ id: clipId, comment_id: commentId })

const TABLE = {
  getClip: { expected: SEEING },
  listClipsByIds: { expected: LISTED, query: ({ clipId }) => ({ ids: clipId }) },
  getAlignedLyrics: { expected: SEEING },
  getWaveform: { expected: SEEING },
  getHeard: { expected: SEEING_MEMBERS },
  countPlay: { expected: SEEING, body: () => ({ played_seconds: 30 }) },
  listSimilar: { expected: SEEING, query: ({ clipId }) => ({ id: clipId }) },
  trashClips: { expected: OWNER_BLIND, body: ({ clipId }) => ({ trash: true, clip_ids: [clipId] }) },
  updateClip: { expected: OWNER, body: () => ({ title: 'High Tide' }) },
  setVisibility: { expected: OWNER, body: () => ({ is_public: true }) },
  sendClipFeedback: { expected: OWNER_ALWAYS, body: () => ({ feedback_reason: 'The ending is cut' }) },
  downloadClip: { expected: OWNER },
  listDownloadFormats: { expected: OWNER },
  convertToWav: { expected: OWNER },
  getWavFile: { expected: OWNER },
  reactToClip: { expected: WITH_KEPT, body: () => ({ reaction: 'LIKE' }) },
  listComments: { expected: SEEING },
  addComment: { expected: WITH_KEPT, body: () => ({ content: 'Lovely' }) },
  likeComment: { expected: SEEING_MEMBERS, params: comment, body: () => ({ like: true }) },
  flagComment: { expected: SEEING_MEMBERS, body: ({ commentId }) => ({ comment_id: commentId }) },
  removeComment: { expected: OWNER_ALWAYS, params: comment },
  createShareLink: { expected: SEEING, body: ({ clipId }) => ({ content_id: clipId, content_type: 'clip' }) },
  getShareCode: { expected: SEEING, params: ({ code }) => ({ code }) },
  countAction: { expected: SEEING, body: ({ code }) => ({ action: 'visit', share_id: code }) },
} as const satisfies Partial<Record<keyof Calls, Row>>

// What is served beside the calls.
const FILES = ['audio.mp3', 'cover-256.webp', 'cover-640.webp', 'preview.png']

let server: TestServer
let owner: Member
let people: Record<Role, Visitor>

beforeAll(async () => {
  server = await startTestServer({ environment: { ARIOSO_FLAGS: 'clip-feedback=on' } })
  owner = await signUp(server.url)
  await server.storage.users.update(owner.id, { planKey: 'premier' })
  const staff = await signUp(server.url)
  const token = await server.storage.staffClaims.issue(server.clock.now)
  await server.storage.staffClaims.claim(token ?? '', staff.id, server.clock.now)
  people = { stranger: createVisitor(server.url), other: await signUp(server.url), owner, staff }
})
afterAll(() => server.close())

async function makeSong(visibility: Visibility): Promise<World> {
  const { storage } = server
  const changes: ClipPatch = VISIBILITIES[visibility]
  const { id: clipId } = await insertClip(storage, owner.id, { ...changes, audioBytes: 4, hasCover: true })
  const written = { clipId, userId: owner.id, content: 'First', atSeconds: null, parentId: null }
  const { id: commentId } = await storage.comments.add(written)
  const { code } = await storage.shares.createLink({ contentId: clipId, contentType: 'clip', sharerId: owner.id })
  return { clipId, commentId, code }
}

async function ask(visitor: Visitor, call: AnyCall, row: Row, world: World): Promise<number> {
  const params = row.params?.(world) ?? { id: world.clipId }
  const path = call.path.replaceAll(/:(\w+)/g, (_, name: string) => params[name] ?? '')
  const query = new URLSearchParams(row.query?.(world)).toString()
  const address = query === '' ? path : `${path}?${query}`
  const answer = call.method === 'GET' ? await visitor.get(address) : await visitor.post(address, row.body?.(world))
  return answer.status
}

async function tryAll(attempt: (visitor: Visitor, world: World) => Promise<number>): Promise<Expected> {
  const found = {} as Record<Role, number[]>
  for (const role of ROLES) {
    found[role] = []
    // Every attempt has a song of its own: what one of them changes, the next must not see.
    for (const visibility of visibilities) found[role].push(await attempt(people[role], await makeSong(visibility)))
  }
  return found as unknown as Expected
}

describe('a song is there for those who may see it', () => {
  const rows = Object.entries<Row>(TABLE).map(([name, row]) => ({ name, row, call: calls[name as keyof Calls] }))

  it.each(rows)(
    '[SOC-02] $name: stranger, other, owner and staff; private, by link, public and trashed',
    async (each) => {
      const { call, row } = each
      expect(await tryAll((visitor, world) => ask(visitor, call, row, world))).toEqual(row.expected)
    },
  )

  it.each(FILES)('[SOC-02] %s', async (file) => {
    const found = await tryAll(async (visitor, { clipId }) => {
      await server.storage.files.write(`clips/${clipId}/${file}`, new Uint8Array(4))
      return (await visitor.fetch(`/media/clips/${clipId}/${file}`)).status
    })
    expect(found).toEqual(SEEING)
  })

  it('[SOC-02] a list of ids leaves it out for others', async () => {
    for (const role of ROLES) {
      for (const visibility of visibilities) {
        const { clipId } = await makeSong(visibility)
        const { body } = await people[role].get(`/api/feed/v2?ids=${clipId}`)
        const isSeen = role === 'owner' || visibility === 'link' || visibility === 'public'
        expect((body['clips'] as unknown[]).length).toBe(isSeen ? 1 : 0)
      }
    }
  })
})
