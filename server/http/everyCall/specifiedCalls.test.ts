import { randomUUID } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { calls, DEFAULT_MODEL_KEY, RADIO_STATION_ID, type AnyCall } from '@arioso/contract'
import type { ClipEdit } from '@arioso/storage'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findEmptyFields } from '../../testing/findEmptyFields.ts'
import { hookOrder, storedOrder } from '../../testing/hookOrder.ts'
import { insertClip } from '../../testing/insertClip.ts'
import { startTestServer, type TestServer } from '../../testing/startTestServer.ts'
import { signUp, type Member } from '../../testing/visitor.ts'

type World = { member: Member; clipId: string; partId: string; uploadId: string; videoId: string; hookId: string }

type Row = {
  call: string
  sends?: (world: World) => object
  reads?: string[]
  // Whoever builds a call prepares what it needs and names it here; until then any id will do.
  id?: (world: World) => string
}

const ownClip = ({ clipId }: World) => clipId

// Section 7 of the specification: method, path, payload, and what is read from the answer. The sub-paths it does not name
// are ours. Fields of the payload are the names that are sent here.
const SHOWN: Row[] = [
  {
    call: 'POST /api/share/attribute/',
    sends: ({ clipId }) => ({ source: 'link', share_id: 'abc', content_id: clipId, content_type: 'clip' }),
  },
  {
    call: 'POST /api/statsig/experiment/',
    sends: () => ({ layer: 'hooks', parameter: 'web-hooks-2025' }),
    reads: ['data.data', 'success'],
  },
  { call: 'GET /api/video/hooks/:id', id: ({ hookId }) => hookId, reads: ['status'] },
  { call: 'POST /api/video/hooks/create', sends: ({ clipId, videoId }) => hookOrder(clipId, videoId), reads: ['id'] },
  { call: 'POST /api/uploads/video/', sends: () => ({ extension: 'mp4' }), reads: ['id', 'url', 'fields'] },
  {
    call: 'POST /api/uploads/video/:id/upload-finish/',
    sends: () => ({
      upload_type: 'file_upload',
      upload_filename: 'rain.mp4',
      is_video_cover: false,
      require_video_sprite: true,
      fail_task_on_moderation: true,
      video_upload_type: 'hook',
    }),
    id: ({ videoId }) => videoId,
  },
  {
    call: 'GET /api/uploads/video/:id/',
    id: ({ videoId }) => videoId,
    reads: ['status', 'error_message', 's3_id', 'image_url'],
  },
  { call: 'GET /api/living_radio/:id/realtime/client-id', id: () => RADIO_STATION_ID, reads: ['client_id'] },
  { call: 'GET /api/living_radio/:id/realtime/token', id: () => RADIO_STATION_ID, reads: ['token'] },
  { call: 'GET /api/living_radio/:id/realtime/anonymous-token', id: () => RADIO_STATION_ID, reads: ['token'] },
  { call: 'POST /api/moderation/ack-copyright-warning', sends: ({ clipId }) => ({ clipId }) },
  {
    call: 'POST /api/profiles/',
    sends: () => ({ handle: 'ada_l', profile_description: '', display_name: 'Ada', avatar_image_url: null }),
  },
  { call: 'POST /api/gen/prompt_image/', sends: () => ({ prompt: 'a fox' }), reads: ['image_url'] },
  { call: 'POST /api/uploads/audio/:id/initialize-clip/', id: ({ uploadId }) => uploadId, reads: ['clip_id'] },
  {
    call: 'POST /api/auth/verify-token',
    sends: ({ member }) => ({
      account_age_minutes: 3,
      is_new_signup: true,
      user_id: member.id,
      email: member.email,
      phone: null,
      timestamp: 1_790_000_000_000,
      honeypot: '',
      token: null,
      userAgent: 'a browser',
    }),
  },
  { call: 'POST /api/signout/' },
  {
    call: 'POST /api/generate/upsample-tags',
    sends: () => ({ original_tags: 'waltz' }),
    reads: ['upsampled_tags'],
  },
  {
    call: 'POST /api/gen/:id/increment_action_count/',
    sends: () => ({ action: 'visit', share_id: 'abc' }),
    id: ownClip,
  },
]

// Known by name only; paths and shapes are ours, except for the names the specification shows.
const NAMED: Row[] = [
  { call: 'GET /api/clip/:id', id: ownClip, reads: ['id'] },
  { call: 'POST /api/gen/:id/update_reaction_type/', sends: () => ({ reaction: 'DISLIKE' }), id: ownClip },
  { call: 'POST /api/gen/:id/unlock_preview/', id: ownClip },
  { call: 'POST /api/generate/concat/v2/', sends: ({ partId }) => ({ clip_id: partId, is_infill: false }) },
  {
    call: 'POST /api/generate/v2/',
    sends: () => ({
      mv: DEFAULT_MODEL_KEY,
      prompt: '',
      tags: 'waltz',
      negative_tags: '',
      title: 'Rain',
      task: null,
      transaction_uuid: randomUUID(),
      metadata: { create_mode: 'custom' },
    }),
    reads: ['clips'],
  },
  { call: 'GET /api/project/me', reads: ['projects', 'numTotalResults'] },
  { call: 'POST /api/project', sends: () => ({ name: 'Rain', description: '' }) },
  {
    call: 'POST /api/project/:id/clips',
    sends: ({ clipId }) => ({ update_type: 'add', clip_ids: [clipId] }),
    id: () => 'default',
  },
  { call: 'POST /api/clips/remix_permissions/', sends: () => ({ can_remix: true }) },
  { call: 'POST /api/user/tos_acceptance' },
  {
    call: 'POST /api/clips/adjust-speed/',
    sends: ({ clipId }) => ({ clipId, speedMultiplier: 1.5, keepPitch: true }),
  },
  { call: 'POST /api/user/signup_attribution/', sends: () => ({ source: 'direct' }) },
  { call: 'POST /api/user/user_config/', sends: () => ({}) },
  { call: 'GET /api/notification/v2' },
  { call: 'POST /api/notification/v2/read', sends: () => ({ all: true, ids: [] }) },
  { call: 'POST /api/profiles/follow', sends: () => ({ handle: 'somebody_here', unfollow: false }) },
  { call: 'POST /api/uploads/audio/', sends: () => ({ extension: 'mp3', upload_type: 'file_upload' }) },
  { call: 'GET /api/billing/usage-plan-descriptions/' },
]

// Their answers hold more than one moment shows: specifiedFields.test.ts fills every field of them.
const RICHER = [
  'GET /api/video/hooks/:id',
  'GET /api/uploads/video/:id/',
  'POST /api/profiles/',
  'GET /api/project/me',
  'POST /api/project',
  'POST /api/project/:id/clips',
  'POST /api/user/user_config/',
  'GET /api/notification/v2',
  'GET /api/billing/usage-plan-descriptions/',
]

const answers = new Map<string, unknown[]>()

let server: TestServer
let world: World
beforeAll(async () => {
  server = await startTestServer()
  const member = await signUp(server.url)
  await server.storage.users.createDemoArtist({ handle: 'somebody_here', displayName: 'Somebody' })
  await server.storage.users.update(member.id, { planKey: 'pro' })
  const upload = { userId: member.id, uploadType: 'file_upload', maxSeconds: 60 } as const
  const { id: uploadId } = await server.storage.audioUploads.create(upload)
  await server.storage.audioUploads.update(uploadId, { status: 'complete' })
  const { id: clipId } = await insertClip(server.storage, member.id)
  const removal = { removedBy: member.id, reason: '', isInfringement: true }
  await server.storage.copyrightWarnings.add({ clipId, userId: member.id, ...removal })
  const edit: ClipEdit = { kind: 'extend', chain: [{ clipId, untilSeconds: 30 }] }
  const part = await insertClip(server.storage, member.id, { parentClipId: clipId, controls: { edit } })
  const { id: videoId } = await server.storage.videoUploads.create(member.id)
  await server.storage.videoUploads.update(videoId, { status: 'complete', durationSeconds: 20 })
  const hookId = await server.storage.hooks.insert(storedOrder(member.id, clipId, videoId))
  world = { member, clipId, partId: part.id, uploadId, videoId, hookId }
})
afterAll(() => server.close())

function findCall(key: string): AnyCall {
  const call = Object.values<AnyCall>(calls).find(({ method, path }) => `${method} ${path}` === key)
  if (call === undefined) throw new Error(`the contract has no ${key}`)
  return call
}

function readPath(body: unknown, path: string): unknown {
  const step = (value: unknown, name: string) => (value as Record<string, unknown> | undefined)?.[name]
  return path.split('.').reduce(step, body)
}

const WEB = join(import.meta.dirname, '../../../web')
const pages = readdirSync(WEB, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|node_modules/.test(file))
  .map((file) => readFileSync(join(WEB, file), 'utf8'))
  .join('\n')

// Beacons and the challenge are sent without the typed client: there only the path is written.
describe('[API-01 d] the pages make', () => {
  it.each([...SHOWN, ...NAMED])('$call', ({ call }) => {
    const [, path = ''] = call.split(' ')
    expect(pages.includes(`'${call}'`) || pages.includes(`'${path}'`)).toBe(true)
  })
})

describe('[API-01 a b] the calls of the specification', () => {
  it.each([...SHOWN, ...NAMED])('$call takes its payload and answers what is read from it', async (row) => {
    const { method, path, body, reply } = findCall(row.call)
    const sent = row.sends?.(world)
    const accepted = body && 'shape' in body ? Object.keys(body.shape as object) : []
    expect(accepted).toEqual(expect.arrayContaining(Object.keys(sent ?? {})))

    const address = path.replace(':id', row.id?.(world) ?? randomUUID())
    const { member } = world
    const answer = method === 'GET' ? await member.get(address) : await member.post(address, sent)
    const problem = reply.safeParse(answer.body).error
    const missing = (row.reads ?? []).filter((name) => readPath(answer.body, name) === undefined)
    expect(answer).toMatchObject({ status: 200 })
    expect({ problem, missing }).toEqual({ problem: undefined, missing: [] })
    answers.set(row.call, [...(answers.get(row.call) ?? []), answer.body])
  })

  it('hold a true value in every field of their answers', () => {
    const empty = [...answers].flatMap(([key, all]) => findEmptyFields(findCall(key).reply, all).map(() => key))
    expect([...new Set(empty)].toSorted()).toEqual(RICHER.toSorted())
  })
})
