import { randomUUID } from 'node:crypto'
import { calls, type AnyCall } from '@arioso/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../testing/startTestServer.ts'
import { createVisitor, signUp } from '../testing/visitor.ts'
import { NOT_BUILT_YET_NOTE } from './registerUnbuilt.ts'

let server: TestServer
let unbuilt: string[]
beforeAll(async () => {
  server = await startTestServer()
  const { paths } = (await (await fetch(`${server.url}/api/docs/json`)).json()) as {
    paths: Record<string, Record<string, { description?: string }>>
  }
  const isUnbuilt = ([, call]: [string, AnyCall]) => {
    const path = paths[call.path.replaceAll(/:(\w+)/g, '{$1}')]
    return path?.[call.method.toLowerCase()]?.description === NOT_BUILT_YET_NOTE
  }
  unbuilt = Object.entries<AnyCall>(calls)
    .filter(isUnbuilt)
    .map(([name]) => name)
})
afterAll(() => server.close())

// The table of calls of the specification, as it stands there; the sub-paths it does not name are ours.
const SPECIFIED: [string, string[]][] = [
  ['POST /api/share/attribute/', ['source', 'share_id', 'content_id', 'content_type']],
  ['POST /api/statsig/experiment/', ['layer', 'parameter']],
  ['GET /api/video/hooks/:id', []],
  ['POST /api/video/hooks/create', ['clip_id', 'hook_publish', 'video_render']],
  ['POST /api/uploads/video/', ['extension']],
  [
    'POST /api/uploads/video/:id/upload-finish/',
    [
      'upload_type',
      'upload_filename',
      'is_video_cover',
      'require_video_sprite',
      'fail_task_on_moderation',
      'video_upload_type',
    ],
  ],
  ['GET /api/uploads/video/:id/', []],
  ['GET /api/living_radio/:id/realtime/client-id', []],
  ['GET /api/living_radio/:id/realtime/token', []],
  ['GET /api/living_radio/:id/realtime/anonymous-token', []],
  ['POST /api/moderation/ack-copyright-warning', ['clipId']],
  ['POST /api/profiles/', ['handle', 'profile_description', 'display_name', 'avatar_image_url']],
  ['POST /api/gen/prompt_image/', ['prompt']],
  ['POST /api/uploads/audio/:id/initialize-clip/', []],
  [
    'POST /api/auth/verify-token',
    [
      'account_age_minutes',
      'is_new_signup',
      'user_id',
      'email',
      'phone',
      'timestamp',
      'honeypot',
      'token',
      'userAgent',
    ],
  ],
  ['POST /api/signout/', []],
  ['POST /api/generate/upsample-tags', ['original_tags']],
  ['POST /api/gen/:id/increment_action_count/', ['action', 'share_id']],
  // Known by name only
  ['GET /api/clip/:id', []],
  ['POST /api/gen/:id/update_reaction_type/', ['reaction']],
  ['POST /api/gen/:id/unlock_preview/', []],
  ['POST /api/generate/concat/v2/', ['clip_id', 'is_infill']],
  ['POST /api/generate/v2/', ['mv', 'prompt', 'tags', 'negative_tags', 'title', 'task', 'metadata']],
  ['GET /api/project/me', []],
  ['POST /api/project', ['name', 'description']],
  ['POST /api/project/:id/clips', ['update_type', 'clip_ids']],
  ['POST /api/clips/remix_permissions/', ['can_remix']],
  ['POST /api/user/tos_acceptance', []],
  ['POST /api/clips/adjust-speed/', ['clipId', 'speedMultiplier', 'keepPitch']],
  ['POST /api/user/signup_attribution/', ['source']],
  ['POST /api/user/user_config/', []],
  ['GET /api/notification/v2', []],
  ['POST /api/notification/v2/read', ['all', 'ids']],
  ['POST /api/profiles/follow', ['handle', 'unfollow']],
  ['POST /api/uploads/audio/', ['extension', 'upload_type']],
  ['GET /api/billing/usage-plan-descriptions/', []],
]

// Whoever builds a call takes its name out. Nobody adds one.
const NOT_BUILT_YET = `
  listPlanQuestions subscribe cancelSubscription getInvite
  updateClip setVisibility purgeClips unlockPreview setRemixPermission setAllRemixPermissions sendClipFeedback
  listComments addComment removeComment likeComment
  downloadClip convertToWav getWavFile prepareZip getDownloadQuota
  cropClip fadeClip reverseClip adjustSpeed splitStems getEditAction startEditSession endEditSession
  upsampleTags concat remaster
  createHook getHook listHooks reactToHook listHookComments addHookComment removeHook
  promptImage extractFromImages
  getParent listRemixes countRemixes getAttribution listSimilar
  writeLyrics getLyrics cowriteLyrics
  acknowledgeCopyrightWarning flagClip flagCopyright flagComment
  listNotifications getBadgeCount clearBadge readNotifications
  listPersonas listLovedPersonas listFollowedPersonas getPersona createPersona updatePersona
  setPersonaVisibility lovePersona trashPersona
  getPlaybarState savePlaybarState reportListenMilestone
  listPlaylists getPlaylist createPlaylist updatePlaylist updatePlaylistClips trashPlaylist savePlaylist
  reactToPlaylist
  updateProfile getProfile listProfilePinnedClips getArtistProfile follow listFollowers
  getStation getRadioClientId getRadioToken getAnonymousRadioToken listRadioMessages
  attributeShare createShareLink getShareCode getShareStats countAction
  reactToClip getFollowingFeed getExplore search sendFeedback
  startVideoUpload finishVideoUpload getVideoUpload startAudioUpload finishAudioUpload getAudioUpload
  initializeClip startImageUpload finishImageUpload
  createWorkspace updateWorkspaceClips updateWorkspace trashWorkspace listPinnedClips pinClip
`
  .trim()
  .split(/\s+/)

describe('the contract', () => {
  it.each(SPECIFIED)('%s exists with its payload', (key, fields) => {
    const call = Object.values<AnyCall>(calls).find(({ method, path }) => `${method} ${path}` === key)
    expect(call).toBeDefined()
    const accepted = call?.body && 'shape' in call.body ? Object.keys(call.body.shape as object) : []
    expect(accepted).toEqual(expect.arrayContaining(fields))
  })

  it('no two calls share a method and a path', () => {
    const keys = Object.values<AnyCall>(calls).map(({ method, path }) => `${method} ${path.replace(/\/$/, '')}`)
    expect(new Set(keys).size).toBe(keys.length)
  })

  it('exactly these calls are still to be built', () => {
    expect(unbuilt.toSorted()).toEqual(NOT_BUILT_YET.toSorted())
  })
})

describe('a call that is not built yet', () => {
  it('says so to those who may call it, and only to them', async () => {
    const id = randomUUID()
    const ada = await signUp(server.url)
    const answers = [
      await ada.post(`/api/gen/${id}/update_reaction_type/`, { reaction: 'LIKE' }),
      await ada.post('/api/uploads/video/', { extension: 'mp4' }),
      await createVisitor(server.url).get(`/api/video/hooks/${id}`),
    ]
    for (const answer of answers) {
      expect(answer).toMatchObject({ status: 501, body: { code: 'NOT_BUILT_YET', request_id: expect.any(String) } })
    }
    const stranger = createVisitor(server.url)
    expect((await stranger.post('/api/uploads/video/', { extension: 'mp4' })).status).toBe(401)
    expect((await ada.post('/api/uploads/video/', { extension: 'exe' })).status).toBe(422)
  })
})
