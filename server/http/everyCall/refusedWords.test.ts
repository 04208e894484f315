import { calls, type AnyCall } from '@arioso/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { storedOrder } from '../../testing/hookOrder.ts'
import { insertClip } from '../../testing/insertClip.ts'
import { jsonSchemaOf } from '../../testing/sampleOf.ts'
import { startTestServer, type TestServer } from '../../testing/startTestServer.ts'
import { signUp, type Member } from '../../testing/visitor.ts'

const REFUSED = 'go and k.i.l.l yourself'
const SAID = 'Please rephrase this: there’s encouragement of self-harm in it.'

let server: TestServer
let ada: Member
let ids: Record<'clip' | 'hook' | 'playlist' | 'persona' | 'workspace', string>
beforeAll(async () => {
  server = await startTestServer()
  ada = await signUp(server.url)
  await server.storage.users.update(ada.id, { planKey: 'premier' })
  const clip = (await insertClip(server.storage, ada.id, { isPublic: true })).id
  const { id: upload } = await server.storage.videoUploads.create(ada.id)
  const hook = await server.storage.hooks.insert(storedOrder(ada.id, clip, upload, {}))
  await server.storage.hooks.update(hook, { status: 'rendered_passed_moderation' })
  const persona = (await server.storage.personas.insert({ userId: ada.id, rootClipId: clip, name: 'Low voice' })).id
  const playlist = await server.storage.playlists.create(ada.id, { name: 'Sea', description: '', isPublic: true })
  const workspace = (await server.storage.workspaces.ensureDefault(ada.id)).id
  ids = { clip, hook, persona, playlist, workspace }
})
afterAll(() => server.close())

type Written = { id?: keyof typeof ids; rest?: () => object; fields: string[] }

const profile = { handle: 'ada_l', display_name: 'Ada', profile_description: '', avatar_image_url: null }
const voice = { name: 'Low voice', description: '', image_s3_id: null, is_public: true, user_input_styles: '' }
const artist = { story: '', based_in: '', genres: '', link: '' }
const excerpt = { selected: '', context_before: '', context_after: '', instruction: 'shorter', title: '', style: '' }

// Every call that keeps words other people may read, or makes something of them.
const FILTERED: Record<string, Written> = {
  updateClip: { id: 'clip', fields: ['title', 'lyrics', 'caption'] },
  addComment: { id: 'clip', fields: ['content'] },
  addHookComment: { id: 'hook', fields: ['content'] },
  cropClip: { id: 'clip', rest: () => ({ crop_start_s: 1, crop_end_s: 20 }), fields: ['title'] },
  fadeClip: { id: 'clip', rest: () => ({ fade_in_s: 1, fade_out_s: 1 }), fields: ['title'] },
  reverseClip: { rest: () => ({ clip_id: ids.clip }), fields: ['title'] },
  adjustSpeed: { rest: () => ({ clipId: ids.clip, speedMultiplier: 2, keepPitch: true }), fields: ['title'] },
  promptImage: { fields: ['prompt'] },
  writeLyrics: { fields: ['prompt'] },
  cowriteLyrics: { rest: () => excerpt, fields: Object.keys(excerpt) },
  createPersona: {
    rest: () => ({ ...voice, root_clip_id: ids.clip, vocal_start_s: null, vocal_end_s: null }),
    fields: ['name', 'description', 'user_input_styles'],
  },
  updatePersona: { id: 'persona', fields: ['name', 'description', 'user_input_styles'] },
  createPlaylist: { rest: () => ({ name: 'Sea' }), fields: ['name', 'description'] },
  updatePlaylist: { rest: () => ({ playlist_id: ids.playlist }), fields: ['name', 'description'] },
  updateProfile: { rest: () => profile, fields: ['display_name', 'profile_description'] },
  updateArtistProfile: { rest: () => artist, fields: ['story', 'based_in', 'genres'] },
  createWorkspace: { rest: () => ({ name: 'Sea' }), fields: ['name', 'description'] },
  updateWorkspace: { id: 'workspace', fields: ['name', 'description'] },
}

// Looked at by tests of their own, as more than a call belongs to it.
const FILTERED_ELSEWHERE = [
  'generate',
  'upsampleTags',
  'extractFromImages',
  'createHook',
  'finishAudioUpload',
  'finishVideoUpload',
]

// Read by nobody, by staff, or by whoever wrote it; what staff write is staff's own affair.
const READ_BY_NO_STRANGER = [
  'requestExport',
  'deleteAccount',
  'verifyToken',
  'reportError',
  'createApiKey',
  'buyCredits',
  'refreshBilling',
  'listLibrary',
  'reactToClip',
  'sendClipFeedback',
  'flagComment',
  'createComparison',
  'answerPair',
  'remaster',
  'getExperiment',
  'getHomepage',
  'listHooks',
  'finishImageUpload',
  'flagClip',
  'flagCopyright',
  'decideReports',
  'decideCommentReports',
  'flagContent',
  'decideContentReports',
  'appealRuling',
  'answerAppeal',
  'readNotifications',
  'planMaintenance',
  'shareExperiment',
  'savePlaybarState',
  'follow',
  'attributeSignup',
  'attributeShare',
  'createShareLink',
  'countAction',
  'getFollowingFeed',
  'getExplore',
  'search',
  'sendFeedback',
  'claimStaff',
  'removeForInfringement',
  'switchFlag',
  'setWebhook',
  'leaveDigest',
  'suggestPlan',
]

type Schema = { type?: string; format?: string; enum?: unknown; const?: unknown; [inner: string]: unknown }

function takesWords(schema: Schema): boolean {
  if (schema.type === 'string') return [schema.format, schema.enum, schema.const].every((each) => each === undefined)
  return Object.values(schema).some(
    (inner) => typeof inner === 'object' && inner !== null && takesWords(inner as Schema),
  )
}

describe('words nobody should have to read', () => {
  it.each(Object.entries(FILTERED))('%s refuses them, whichever field they are in', async (name, written) => {
    const { method, path } = calls[name as keyof typeof calls] as AnyCall
    const address = path.replace(':id', written.id === undefined ? '' : ids[written.id])
    for (const field of written.fields) {
      const body = { ...written.rest?.(), [field]: REFUSED }
      const answer = await (method === 'PUT' ? ada.put(address, body) : ada.post(address, body))
      expect(answer.body).toMatchObject({ code: 'CONTENT_REFUSED', fields: { [field]: SAID } })
    }
  })

  it('stand in no handle, no name of a newcomer and no title of an upload', async () => {
    const answer = await ada.post('/api/profiles/', { ...profile, handle: 'go_kill_yourself' })
    expect(answer.body).toMatchObject({ code: 'CONTENT_REFUSED' })
    const rude = await signUp(server.url, 'Kill Yourself')
    const { displayName, handle } = await server.storage.users.get(rude.id)
    expect([displayName, handle].join(' ')).not.toMatch(/kill/i)
    const { id } = await server.storage.audioUploads.create({
      userId: ada.id,
      uploadType: 'file_upload',
      maxSeconds: 60,
    })
    await server.storage.audioUploads.update(id, { status: 'uploading-complete' })
    await ada.post(`/api/uploads/audio/${id}/upload-finish/`, {
      upload_type: 'file_upload',
      upload_filename: 'kill_yourself.mp3',
    })
    expect((await server.storage.audioUploads.find(id))?.title).toBe('My upload')
  })

  it('every call that takes words is among those above, or nobody else reads them', () => {
    const taking = Object.entries<AnyCall>(calls).filter(
      ([, { method, body }]) => method !== 'GET' && body !== undefined && takesWords(jsonSchemaOf(body) as Schema),
    )
    const known = [...Object.keys(FILTERED), ...FILTERED_ELSEWHERE, ...READ_BY_NO_STRANGER]
    expect(taking.map(([name]) => name).filter((name) => !known.includes(name))).toEqual([])
  })
})
