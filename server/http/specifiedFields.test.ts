import { calls, type AlignedWord } from '@arioso/contract'
import { openFakeStripe } from '@arioso/providers/billing/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findEmptyFields } from '../testing/findEmptyFields.ts'
import { storedOrder } from '../testing/hookOrder.ts'
import { insertClip } from '../testing/insertClip.ts'
import { startTestServer, type TestServer } from '../testing/startTestServer.ts'
import { createVisitor, signUp, type Member } from '../testing/visitor.ts'

let server: TestServer
let ada: Member
let bo: Member
let clipId: string
let picture: string
beforeAll(async () => {
  server = await startTestServer()
  ;[ada, bo] = [await signUp(server.url, 'Ada'), await signUp(server.url, 'Bo')]
  await server.storage.users.update(ada.id, { planKey: 'pro' })
  picture = String((await ada.post('/api/gen/prompt_image/', { prompt: 'a fox' })).body['image_url'])
  await server.storage.users.update(bo.id, { avatarImageUrl: '/media/pictures/bo.webp' })
  clipId = (await insertClip(server.storage, ada.id, { isPublic: true, imageUrl: picture, hasCover: true })).id
})
afterAll(() => server.close())

const like = { reaction: 'LIKE' }

describe('[API-01 a] every field of an answer holds a true value sooner or later:', () => {
  it('a profile, for its person and for who follows it', async () => {
    const { handle } = await server.storage.users.get(ada.id)
    const { handle: friend } = await server.storage.users.get(bo.id)
    await server.storage.users.update(ada.id, { isVerified: true })
    await bo.post('/api/profiles/follow', { handle, unfollow: false })
    await ada.post('/api/profiles/follow', { handle: friend, unfollow: false })
    const words = { display_name: 'Ada', profile_description: 'Waltzes', avatar_image_url: picture }
    const { body } = await ada.post('/api/profiles/', { handle: `${handle}_2`, ...words })
    // Nobody follows themselves: that is told to whoever looks at the profile.
    const seen = (await bo.get(`/api/profiles/${handle}_2`)).body
    expect(findEmptyFields(calls.updateProfile.reply, [body, seen])).toEqual([])
  })

  it('a hook', async () => {
    const { storage } = server
    const { id: uploadId } = await storage.videoUploads.create(ada.id)
    const id = await storage.hooks.insert(storedOrder(ada.id, clipId, uploadId, { videoStart: 1, songVolume: 50 }))
    const word: AlignedWord = { word: 'tide', line: 1, section: 1, start_s: 1, end_s: 2, success: true, p_align: 1 }
    await storage.hooks.update(id, { status: 'rendered_passed_moderation', lyrics: [word] })
    await bo.post(`/api/video/hooks/${id}/update_reaction_type/`, like)
    await bo.post(`/api/video/hooks/${id}/comments`, { content: 'Again!' })
    const { body } = await bo.get(`/api/video/hooks/${id}`)
    expect(findEmptyFields(calls.getHook.reply, [body])).toEqual([])
  })

  it('a video upload', async () => {
    const { storage } = server
    const { id } = await storage.videoUploads.create(ada.id)
    const look = async () => (await ada.get(`/api/uploads/video/${id}/`)).body
    await storage.videoUploads.update(id, { status: 'error', errorMessage: 'Video is too short.' })
    const failed = await look()
    await storage.files.write(`videos/${id}/poster.jpg`, Buffer.from('a picture'))
    await storage.videoUploads.update(id, { status: 'complete', errorMessage: null })
    expect(findEmptyFields(calls.getVideoUpload.reply, [failed, await look()])).toEqual([])
  })

  it('workspaces', async () => {
    const made = (await ada.post('/api/project', { name: 'Sea songs', description: 'For Bo' })).body
    const id = String(made['id'])
    const filled = (await ada.post(`/api/project/${id}/clips`, { update_type: 'move', clip_ids: [clipId] })).body
    await server.storage.workspaces.update(id, { shared: true })
    const kept = (await ada.get('/api/project/me')).body
    const answers = calls.listWorkspaces.reply.parse(kept)
    await ada.post(`/api/project/${id}/trash`, { trash: true })
    const trash = calls.listWorkspaces.reply.parse((await ada.get('/api/project/me?show_trashed=true')).body)
    expect(findEmptyFields(calls.listWorkspaces.reply, [answers, trash])).toEqual([])
    const all = [made, filled, ...answers.projects, ...trash.projects]
    expect(findEmptyFields(calls.createWorkspace.reply, all)).toEqual([])
  })

  it('notifications', async () => {
    const { storage } = server
    for (let song = 0; song < 21; song++) {
      const { id } = await insertClip(storage, ada.id, { isPublic: true, imageUrl: picture })
      await bo.post(`/api/gen/${id}/update_reaction_type/`, like)
    }
    await bo.post(`/api/gen/${clipId}/comments`, { content: 'Lovely', track_timestamp: null, parent_id: null })
    const { handle } = await storage.users.get(bo.id)
    await ada.post('/api/profiles/follow', { handle, unfollow: false })
    await ada.post('/api/notification/v2/read', { all: false, ids: [], content_ids: [clipId] })
    const { body } = await ada.get('/api/notification/v2')
    expect(findEmptyFields(calls.listNotifications.reply, [body])).toEqual([])
  })

  it('what a person was shown, and the plans', async () => {
    const shown = { hasSetRemixPerm: true, shownClaimUsername: true, shownCreationTour: true }
    const { body } = await ada.post('/api/user/user_config/', shown)
    expect(findEmptyFields(calls.updateUserConfig.reply, [body])).toEqual([])
    const stripe = await openFakeStripe(() => server.clock.now)
    const charging = await startTestServer({ environment: stripe.environment, beside: server })
    const plans = (await createVisitor(charging.url).get('/api/billing/usage-plan-descriptions/')).body
    await charging.close()
    await stripe.close()
    expect(findEmptyFields(calls.listPlanDescriptions.reply, [plans])).toEqual([])
  })
})
