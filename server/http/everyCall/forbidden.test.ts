import { randomUUID } from 'node:crypto'
import { calls, DEFAULT_MODEL_KEY, RADIO_STATION_ID, type AnyCall, type Calls } from '@arioso/contract'
import { openEverythingReader, type EverythingReader } from '@arioso/storage/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hookOrder, storedOrder } from '../../testing/hookOrder.ts'
import { insertClip } from '../../testing/insertClip.ts'
import { startTestServer, type TestServer } from '../../testing/startTestServer.ts'
import { createVisitor, signUp, type Answer, type Visitor } from '../../testing/visitor.ts'

type Role = 'stranger' | 'other' | 'owner' | 'broke'

type World = {
  people: Record<Role, Visitor>
  clipId: string
  failedClipId: string
  lockedClipId: string
  sessionId: string
  workspaceId: string
  sharedWorkspaceId: string
  playlistId: string
  publicPlaylistId: string
  commentId: string
  shareCode: string
  audioUploadId: string
  videoUploadId: string
  hookId: string
  hookCommentId: string
  personaId: string
  editSessionId: string
  lyricsId: string
  apiKeyId: string
}

type Refusal = {
  as: Role
  // What is asked for, in the words of the specification, or of the call.
  to: string
  params?: (world: World) => Record<string, string>
  query?: (world: World) => Record<string, string>
  body?: (world: World) => object
  // 404 where one may not know that it exists; a list simply leaves out what is not theirs.
  status: 400 | 401 | 403 | 404 | 409 | 200
  answer?: object
}

const song = (changes: object = {}) => ({
  mv: DEFAULT_MODEL_KEY,
  gpt_description_prompt: 'a waltz about rain',
  transaction_uuid: randomUUID(),
  metadata: { create_mode: 'simple' },
  ...changes,
})

const custom = (changes: object) => song({ tags: 'waltz', metadata: { create_mode: 'custom' }, ...changes })

const clip = (world: World) => ({ id: world.clipId })
const failedClip = (world: World) => ({ id: world.failedClipId })

const radioMessage = () => ({ id: RADIO_STATION_ID, message_id: randomUUID() })

// Others may not see a private song, not even that it is there.
const hidden = (to: string, input: Partial<Refusal> = {}): Refusal[] =>
  (['stranger', 'other'] as const).map((as) => ({ as, to, status: 404, params: clip, ...input }))

// The same for calls that strangers may not use at all.
const hiddenFromMembers = (to: string, input: Partial<Refusal> = {}): Refusal[] => [
  { as: 'other', to, status: 404, params: clip, ...input },
]

const audioUpload = (world: World) => ({ id: world.audioUploadId })

const persona = ({ personaId: id }: World) => ({ id })
const videoUpload = (world: World) => ({ id: world.videoUploadId })
const hook = (world: World) => ({ id: world.hookId })

const hookOf = ({ clipId, videoUploadId }: World) => hookOrder(clipId, videoUploadId)

const comment = (world: World) => ({ id: world.clipId, comment_id: world.commentId })

// Somebody else's song does not exist; one's own needs the plan.
const notMine = (to: string, input: Partial<Refusal> = {}): Refusal[] => [
  { as: 'other', to, status: 404, params: clip, ...input },
  { as: 'owner', to: `${to} on Free`, status: 403, params: clip, ...input },
]

const onlyStaff = (to: string, input: Partial<Refusal> = {}): Refusal[] =>
  (['other', 'owner'] as const).map((as) => ({ as, to, status: 403, ...input }))

const workspace = ({ workspaceId }: World) => ({ id: workspaceId })
const sharedWorkspace = ({ sharedWorkspaceId }: World) => ({ id: sharedWorkspaceId })
const playlist = ({ playlistId }: World) => ({ id: playlistId })
const publicPlaylist = ({ publicPlaylistId }: World) => ({ id: publicPlaylistId })

const onlyItsOwner = (what: string, body: object): Refusal[] => [
  {
    as: 'other',
    to: `${what} a private playlist`,
    body: (world) => ({ ...body, playlist_id: world.playlistId }),
    status: 404,
  },
  {
    as: 'other',
    to: `${what} a public one`,
    body: (world) => ({ ...body, playlist_id: world.publicPlaylistId }),
    status: 403,
  },
]

// Who may not, for every call. That strangers may not use a member's call is added by itself. A call open to
// everybody, or one that only ever touches one's own things, has an empty list.
const REFUSED: Partial<Record<keyof Calls, Refusal[]>> = {
  getSession: [],
  signOut: [],
  acceptCustomTerms: [],
  getCustomTerms: [],
  updateUserConfig: [],
  attributeSignup: [],
  getExperiment: [],
  verifyToken: [],
  reportError: [],
  getBillingInfo: [],
  getPayments: [],
  openPaymentPortal: [],
  buyCredits: [],
  refreshBilling: [],
  getWebhook: [],
  setWebhook: [],
  removeWebhook: [{ as: 'other', to: 'forget an address they never set', status: 404 }],
  tryWebhook: [{ as: 'other', to: 'try an address they never set', status: 404 }],
  listApiKeys: [],
  createApiKey: [
    {
      as: 'owner',
      to: 'make a key without the password',
      body: () => ({ name: 'Mine', scopes: ['songs:read'], password: 'a wrong one' }),
      status: 400,
    },
  ],
  revokeApiKey: [{ as: 'other', to: 'end somebody’s key', params: ({ apiKeyId: id }) => ({ id }), status: 404 }],
  listPlanDescriptions: [],
  getHomepage: [],
  listPlanQuestions: [],
  subscribe: [],
  buyRights: [
    {
      as: 'other',
      to: 'buy the rights to somebody’s song',
      body: ({ clipId }) => ({ clip_id: clipId }),
      status: 404,
    },
  ],
  updateArtistProfile: [],
  cancelSubscription: [{ as: 'other', to: 'cancel a plan they do not have', status: 409 }],
  getRightsPrice: [],
  getInvite: [],
  listNotifications: [],
  getBadgeCount: [],
  clearBadge: [],
  readNotifications: [],
  suggestPrompts: [],
  listLibrary: [],
  listWorkspaces: [],
  listSessions: [],
  revokeOtherSessions: [],
  getMailDelivery: [],
  getDigest: [],
  setDigest: [],
  leaveDigest: [{ as: 'other', to: 'end it with a guess', body: () => ({ key: 'x'.repeat(32) }), status: 404 }],
  listSignInWays: [],
  getExport: [],
  getSecondStep: [],
  requestExport: [
    { as: 'owner', to: 'have it all packed without the password', body: () => ({ password: 'a guess' }), status: 400 },
  ],
  deleteAccount: [
    { as: 'owner', to: 'be deleted without the password', body: () => ({ password: 'a guess' }), status: 400 },
  ],
  getClip: hidden('read a private song'),
  getAlignedLyrics: hidden('read its words'),
  getWaveform: hidden('read its waveform'),
  getHeard: hiddenFromMembers('read what was heard in it'),
  getPlaybarState: [],
  savePlaybarState: [],
  reportListenMilestone: hidden('count how far it was heard', { body: () => ({ percent: 25 }) }),
  getListens: hiddenFromMembers('read how far it was heard'),
  countPlay: hidden('count a play of it', { body: () => ({ played_seconds: 30 }) }),
  listClipsByIds: hidden('list it by its id', {
    status: 200,
    query: ({ clipId }) => ({ ids: clipId }),
    answer: { clips: [] },
  }),
  trashClips: [
    {
      as: 'other',
      to: 'trash somebody’s song',
      body: ({ clipId }) => ({ trash: true, clip_ids: [clipId] }),
      status: 404,
    },
  ],
  retryClip: [{ as: 'other', to: 'try somebody’s song again', params: failedClip, status: 404 }],
  getWorkspace: [...hidden('open somebody’s workspace', { params: workspace })],
  updateWorkspace: [
    { as: 'other', to: 'rename somebody’s workspace', params: workspace, body: () => ({ name: 'Mine' }), status: 404 },
    { as: 'other', to: 'rename a shared one', params: sharedWorkspace, body: () => ({ name: 'Mine' }), status: 403 },
  ],
  trashWorkspace: [
    { as: 'other', to: 'trash somebody’s workspace', params: workspace, body: () => ({ trash: true }), status: 404 },
    { as: 'other', to: 'trash a shared one', params: sharedWorkspace, body: () => ({ trash: true }), status: 403 },
  ],
  updateWorkspaceClips: [
    {
      as: 'other',
      to: 'move somebody’s song into their own workspace',
      params: () => ({ id: 'default' }),
      body: ({ clipId }) => ({ update_type: 'move', clip_ids: [clipId] }),
      status: 404,
    },
    {
      as: 'other',
      to: 'fill somebody’s shared workspace',
      params: sharedWorkspace,
      body: ({ clipId }) => ({ update_type: 'move', clip_ids: [clipId] }),
      status: 403,
    },
  ],
  listPinnedClips: [{ as: 'other', to: 'see what somebody pinned', params: sharedWorkspace, status: 404 }],
  pinClip: [
    {
      as: 'other',
      to: 'pin a song in somebody’s workspace',
      params: workspace,
      body: ({ clipId }) => ({ clip_id: clipId, pinned: true }),
      status: 404,
    },
  ],
  listPlaylists: [],
  createPlaylist: [
    {
      as: 'other',
      to: 'begin a playlist with somebody’s private song',
      body: ({ clipId }) => ({ name: 'Mine', clip_ids: [clipId] }),
      status: 404,
    },
  ],
  updatePlaylist: onlyItsOwner('rename', { name: 'Mine' }),
  updatePlaylistClips: [
    ...onlyItsOwner('empty', { update_type: 'remove', metadata: { clip_ids: [randomUUID()] } }),
    {
      as: 'owner',
      to: 'add a song that is not there',
      body: ({ playlistId }) => ({
        playlist_id: playlistId,
        update_type: 'add',
        metadata: { clip_ids: [randomUUID()] },
      }),
      status: 404,
    },
  ],
  trashPlaylist: [
    { as: 'other', to: 'trash a private playlist', params: playlist, body: () => ({ trash: true }), status: 404 },
    { as: 'other', to: 'trash a public one', params: publicPlaylist, body: () => ({ trash: true }), status: 403 },
  ],
  savePlaylist: [
    { as: 'other', to: 'save a private playlist', params: playlist, body: () => ({ save: true }), status: 404 },
    { as: 'owner', to: 'save their own', params: publicPlaylist, body: () => ({ save: true }), status: 403 },
  ],
  reactToPlaylist: [
    { as: 'other', to: 'like a private playlist', params: playlist, body: () => ({ reaction: 'LIKE' }), status: 404 },
  ],
  unlockPreview: [
    { as: 'other', to: 'unlock somebody’s preview', params: clip, status: 404 },
    {
      as: 'owner',
      to: 'unlock a locked one on Free',
      params: ({ lockedClipId }) => ({ id: lockedClipId }),
      status: 403,
    },
  ],
  purgeClips: [
    {
      as: 'other',
      to: 'delete somebody’s song for good',
      body: ({ clipId }) => ({ clip_ids: [clipId] }),
      status: 404,
    },
  ],
  revokeSession: [
    { as: 'other', to: 'sign somebody out', params: ({ sessionId }) => ({ id: sessionId }), status: 404 },
  ],
  generate: [
    { as: 'other', to: 'use a locked model', body: () => song({ mv: 'arioso-v4-5-plus' }), status: 403 },
    { as: 'other', to: 'sing own lyrics before the terms', body: () => custom({ prompt: 'La la' }), status: 403 },
    { as: 'other', to: 'exclude styles on Free', body: () => custom({ negative_tags: 'drums' }), status: 403 },
    { as: 'other', to: 'make a song of pictures', body: () => song({ generation_type: 'IMAGE' }), status: 403 },
    {
      as: 'other',
      to: 'fill somebody’s workspace',
      body: ({ workspaceId }) => song({ project_id: workspaceId }),
      status: 404,
    },
    { as: 'broke', to: 'make a song without credits', body: () => song(), status: 403 },
    {
      as: 'other',
      to: 'be inspired by a private playlist',
      body: ({ playlistId }) => custom({ playlist_id: playlistId }),
      status: 404,
    },
    { as: 'other', to: 'cover a private song', body: ({ clipId }) => custom({ cover_clip_id: clipId }), status: 404 },
    { as: 'owner', to: 'cover on Free', body: ({ clipId }) => custom({ cover_clip_id: clipId }), status: 403 },
    {
      as: 'other',
      to: 'extend a private song',
      body: ({ clipId }) => custom({ continue_clip_id: clipId }),
      status: 404,
    },
    {
      as: 'owner',
      to: 'replace a section on Free',
      body: ({ clipId }) => custom({ infill_clip_id: clipId }),
      status: 403,
    },
  ],
  downloadClip: hiddenFromMembers('download it'),
  getExplore: [],
  prepareZip: hiddenFromMembers('have it packed with others', { body: ({ clipId }) => ({ clip_ids: [clipId] }) }),
  listDownloadFormats: hiddenFromMembers('ask how it can be downloaded'),
  convertToWav: [
    ...hiddenFromMembers('have a WAV made of it'),
    { as: 'owner', to: 'have a WAV on Free', params: clip, status: 403 },
  ],
  getWavFile: hiddenFromMembers('fetch a WAV of it'),
  getDownloadQuota: [],
  updateClip: hiddenFromMembers('rename it', { body: () => ({ title: 'Mine now' }) }),
  setVisibility: hiddenFromMembers('publish it', { body: () => ({ is_public: true }) }),
  sendClipFeedback: hiddenFromMembers('say what is wrong with it', { body: () => ({ feedback_reason: 'noise' }) }),
  listSimilar: hidden('find songs like it', { query: ({ clipId }) => ({ id: clipId }) }),
  reactToClip: hiddenFromMembers('like a private song', { body: () => ({ reaction: 'LIKE' }) }),
  listComments: hidden('read its comments'),
  addComment: hiddenFromMembers('comment on it', { body: () => ({ content: 'Hello' }) }),
  removeComment: hiddenFromMembers('delete a comment on it', { params: comment }),
  likeComment: hiddenFromMembers('like a comment on it', { params: comment, body: () => ({ like: true }) }),
  flagComment: hiddenFromMembers('report a comment on it', { body: ({ commentId }) => ({ comment_id: commentId }) }),
  countAction: hidden('count a visit to it', {
    body: ({ shareCode }) => ({ action: 'visit', share_id: shareCode }),
  }),
  createShareLink: hidden('share it', { body: ({ clipId }) => ({ content_id: clipId, content_type: 'clip' }) }),
  getShareCode: hidden('find it by its share code', { params: ({ shareCode }) => ({ code: shareCode }) }),
  getPlaylist: [
    { as: 'stranger', to: 'open liked songs', params: () => ({ id: 'liked' }), status: 401 },
    ...hidden('open a private playlist', { params: playlist }),
  ],
  finishImageUpload: [
    { as: 'other', to: 'finish an upload of somebody else', body: () => ({ upload_filename: 'me.png' }), status: 404 },
  ],
  startImageUpload: [],
  startAudioUpload: [],
  promptImage: [
    { as: 'owner', to: 'have a picture drawn on the free plan', body: () => ({ prompt: 'a fox' }), status: 403 },
  ],
  finishAudioUpload: [
    {
      as: 'other',
      to: 'finish an upload of somebody else',
      params: audioUpload,
      body: () => ({ upload_type: 'file_upload', upload_filename: 'hum.wav' }),
      status: 404,
    },
  ],
  getAudioUpload: [{ as: 'other', to: 'look at an upload of somebody else', params: audioUpload, status: 404 }],
  initializeClip: [{ as: 'other', to: 'make a clip of an upload of somebody else', params: audioUpload, status: 404 }],
  startVideoUpload: [],
  finishVideoUpload: [
    {
      as: 'other',
      to: 'finish a video of somebody else',
      params: videoUpload,
      body: () => ({ upload_type: 'file_upload', upload_filename: 'rain.mp4', video_upload_type: 'hook' }),
      status: 404,
    },
  ],
  getVideoUpload: [{ as: 'other', to: 'look at a video of somebody else', params: videoUpload, status: 404 }],
  createHook: hiddenFromMembers('make a hook of it', { params: () => ({}), body: hookOf }),
  getHook: hidden('watch a hook that is not posted', { params: hook }),
  listHooks: hidden('see it in the feed', { body: () => ({ cursor: null }), status: 200, answer: { hooks: [] } }),
  reactToHook: hiddenFromMembers('like it', { params: hook, body: () => ({ reaction: 'LIKE' }) }),
  listHookComments: hidden('read the comments on it', { params: hook }),
  addHookComment: hiddenFromMembers('comment on it', { params: hook, body: () => ({ content: 'Hello' }) }),
  removeHookComment: hiddenFromMembers('delete a comment on it', {
    params: ({ hookId, hookCommentId }) => ({ id: hookId, comment_id: hookCommentId }),
  }),
  removeHook: hiddenFromMembers('delete somebody’s hook', { params: hook }),
  attributeShare: [],
  getShareStats: [],
  getFollowingFeed: [],
  search: [],
  sendFeedback: [],
  updateProfile: [],
  getProfile: [],
  listProfilePinnedClips: [],
  pinToProfile: [
    ...hiddenFromMembers('pin it to their profile', { body: ({ clipId }) => ({ clip_id: clipId, pinned: true }) }),
    {
      as: 'owner',
      to: 'pin a private song to their profile',
      body: ({ clipId }) => ({ clip_id: clipId, pinned: true }),
      status: 403,
    },
  ],
  getArtistProfile: [],
  listFollowers: [],
  follow: [],
  listReusable: [],
  createWorkspace: [],
  writeLyrics: [],
  cowriteLyrics: [],
  getLyrics: [
    { as: 'other', to: 'read lyrics somebody asked for', params: ({ lyricsId: id }) => ({ id }), status: 404 },
  ],
  suggestPlan: [],
  upsampleTags: [
    { as: 'other', to: 'make a style fuller on Free', body: () => ({ original_tags: 'waltz' }), status: 403 },
  ],
  extractFromImages: [
    {
      as: 'other',
      to: 'have pictures read on Free',
      body: () => ({ user_uploaded_images_b64: ['aGVsbG8='] }),
      status: 403,
    },
  ],
  adjustSpeed: [
    {
      as: 'other',
      to: 'change the speed of somebody’s private song',
      body: ({ clipId }) => ({ clipId, speedMultiplier: 2, keepPitch: true }),
      status: 404,
    },
  ],
  cropClip: notMine('crop it', { body: () => ({ crop_start_s: 1, crop_end_s: 9 }) }),
  fadeClip: notMine('fade it', { body: () => ({ fade_in_time: 2 }) }),
  reverseClip: notMine('turn it round', { body: ({ clipId }) => ({ clip_id: clipId }) }),
  splitStems: notMine('split it'),
  concat: [{ as: 'other', to: 'join somebody’s song', body: ({ clipId }) => ({ clip_id: clipId }), status: 404 }],
  remaster: hiddenFromMembers('remaster somebody’s song', {
    body: ({ clipId }) => ({ clip_id: clipId, model_name: DEFAULT_MODEL_KEY }),
  }),
  varyClip: hiddenFromMembers('vary somebody’s song', {
    body: ({ clipId }) => ({ clip_id: clipId, wish: 'slower', transaction_uuid: randomUUID() }),
  }),
  startEditSession: notMine('open it in edit mode', { body: ({ clipId }) => ({ clip_id: clipId }) }),
  endEditSession: [
    { as: 'other', to: 'end somebody’s edit session', params: ({ editSessionId: id }) => ({ id }), status: 404 },
  ],
  getStructure: hidden('read its sections'),
  getParent: hidden('see where it comes from', { query: ({ clipId }) => ({ clip_id: clipId }) }),
  listRemixes: hidden('list its remixes', { query: ({ clipId }) => ({ clip_id: clipId }) }),
  countRemixes: hidden('count its remixes', { query: ({ clipId }) => ({ clip_id: clipId }) }),
  getAttribution: hidden('read its sources'),
  listVersions: hiddenFromMembers('list its versions'),
  setRemixPermission: hiddenFromMembers('open it for remixes', { body: () => ({ can_remix: true }) }),
  setAllRemixPermissions: [],
  createPersona: notMine('make a persona of it', {
    body: ({ clipId }) => ({
      root_clip_id: clipId,
      name: 'Me',
      description: '',
      image_s3_id: null,
      is_public: false,
      user_input_styles: '',
    }),
  }),
  listPersonas: [],
  listLovedPersonas: [],
  listFollowedPersonas: [],
  getPersona: [{ as: 'other', to: 'see somebody’s persona', params: persona, status: 404 }],
  updatePersona: [
    { as: 'other', to: 'rename somebody’s persona', params: persona, body: () => ({ name: 'Mine' }), status: 404 },
  ],
  setPersonaVisibility: [
    {
      as: 'other',
      to: 'publish somebody’s persona',
      params: persona,
      query: () => ({ is_public: 'true' }),
      status: 404,
    },
  ],
  lovePersona: [{ as: 'other', to: 'love somebody’s persona', params: persona, status: 404 }],
  trashPersona: [{ as: 'other', to: 'trash somebody’s persona', params: persona, status: 404 }],
  getEditAction: [{ as: 'other', to: 'follow somebody’s edit', params: clip, status: 404 }],
  claimStaff: [{ as: 'other', to: 'become staff by guessing', body: () => ({ token: 'a guess' }), status: 403 }],
  listComparisons: onlyStaff('see blind comparisons'),
  createComparison: onlyStaff('begin a blind comparison', {
    body: () => ({ name: 'Old and new', first_version: '1', second_version: '2' }),
  }),
  getNextPair: onlyStaff('hear a blind pair', { params: clip }),
  answerPair: onlyStaff('answer a blind pair', { params: clip, body: () => ({ preference: 'left' }) }),
  getStation: [],
  getRadioClientId: [],
  getRadioToken: [],
  getAnonymousRadioToken: [],
  listRadioMessages: [],
  removeRadioMessage: onlyStaff('remove a message', { params: radioMessage }),
  muteRadioWriter: onlyStaff('mute a writer', { params: radioMessage, body: () => ({ mute: true }) }),
  listOutbox: onlyStaff('read the outbox'),
  getMaintenance: onlyStaff('look at planned maintenance'),
  describeQueues: onlyStaff('watch the queue'),
  planMaintenance: onlyStaff('plan maintenance', { body: () => ({ planned: null }) }),
  listFeedback: onlyStaff('read feedback'),
  listExperiments: onlyStaff('look at experiments'),
  shareExperiment: onlyStaff('share an experiment', {
    body: () => ({ layer: 'create', parameter: 'style_chips', share_percent: 50 }),
  }),
  listFlags: onlyStaff('read the flags'),
  listAuditLog: onlyStaff('read what others did'),
  listDoors: onlyStaff('see what this server uses'),
  listStorage: onlyStaff('read whose files are the largest'),
  flagClip: [
    ...hiddenFromMembers('report it', { body: ({ clipId }) => ({ clip_id: clipId, reason: 'spam' }) }),
    {
      as: 'owner',
      to: 'report a song of their own',
      body: ({ clipId }) => ({ clip_id: clipId, reason: 'spam' }),
      status: 403,
    },
  ],
  flagCopyright: hidden('claim it as their work', {
    body: ({ clipId }) => ({ clip_id: clipId, email: 'holder@example.com', work: 'My tune' }),
  }),
  listReports: onlyStaff('read what was reported'),
  decideReports: onlyStaff('decide about reports', {
    params: clip,
    body: () => ({ decision: 'removed', report_ids: [randomUUID()] }),
  }),
  listCommentReports: onlyStaff('read what was said against comments'),
  decideCommentReports: onlyStaff('decide about a reported comment', {
    params: ({ commentId }) => ({ id: commentId }),
    body: () => ({ decision: 'removed' }),
  }),
  flagContent: [
    ...hiddenFromMembers('report a persona nobody else sees', {
      body: ({ personaId }) => ({ content_type: 'persona', content_id: personaId, reason: 'spam' }),
    }),
    {
      as: 'owner',
      to: 'report a persona of their own',
      body: ({ personaId }) => ({ content_type: 'persona', content_id: personaId, reason: 'spam' }),
      status: 403,
    },
  ],
  listContentReports: onlyStaff('read what was said against hooks, profiles and personas'),
  decideContentReports: onlyStaff('decide about a reported persona', {
    params: ({ personaId }) => ({ content_type: 'persona', id: personaId }),
    body: () => ({ decision: 'removed' }),
  }),
  getStanding: [],
  appealRuling: hiddenFromMembers('appeal a decision about somebody else', {
    params: () => ({ id: randomUUID() }),
    body: () => ({ text: 'It was mine' }),
  }),
  listAppeals: onlyStaff('read appeals'),
  answerAppeal: onlyStaff('answer an appeal', {
    params: () => ({ id: randomUUID() }),
    body: () => ({ answer: 'overturned' }),
  }),
  verifyPerson: onlyStaff('verify an artist', {
    params: () => ({ handle: 'owner' }),
    body: () => ({ is_verified: true }),
  }),
  removeForInfringement: onlyStaff('remove a song', { body: ({ clipId }) => ({ clip_id: clipId }) }),
  acknowledgeCopyrightWarning: hiddenFromMembers('acknowledge a warning that is not there', {
    body: ({ clipId }) => ({ clipId }),
  }),
  switchFlag: onlyStaff('switch a flag', {
    params: () => ({ flag: 'thumbs-exp' }),
    body: () => ({ is_on: true }),
  }),
}

const CODED = { code: expect.any(String), request_id: expect.any(String) }

let server: TestServer
let world: World
let reader: EverythingReader
let everything: Map<string, string>
beforeAll(async () => {
  server = await startTestServer()
  world = await createWorld()
  reader = await openEverythingReader(server.storage.databaseUrl)
  everything = await reader.read()
})
afterAll(async () => {
  await reader.close()
  await server.close()
})

async function createWorld(): Promise<World> {
  const { storage, url } = server
  const [owner, other, broke] = [await signUp(url), await signUp(url), await signUp(url)]
  await storage.credits.reserveFor({ userId: broke.id, id: 'test:spent', attempt: 1 }, 50)
  const { id: clipId } = await insertClip(storage, owner.id)
  const { id: failedClipId } = await insertClip(storage, owner.id, { jobState: 'failed', status: 'queued' })
  const { id: lockedClipId } = await insertClip(storage, owner.id, { type: 'preview', previewSeconds: 0 })
  const { id: workspaceId } = await storage.workspaces.ensureDefault(owner.id)
  const [session] = await storage.sessions.list(owner.id, server.clock.now)
  const people = { stranger: createVisitor(url), other, owner, broke }
  for (const person of Object.values(people)) await person.get('/api/session/')
  const written = { clipId, userId: owner.id, content: 'Mine', atSeconds: null, parentId: null }
  const { id: commentId } = await storage.comments.add(written)
  const link = { contentId: clipId, contentType: 'clip', sharerId: owner.id }
  const { code: shareCode } = await storage.shares.createLink(link)
  const shared = await storage.workspaces.create(owner.id, { name: 'Shared', description: '' })
  await storage.workspaces.update(shared.id, { shared: true })
  const playlistOf = (isPublic: boolean) =>
    storage.playlists.create(owner.id, { name: 'Evening', description: '', isPublic })
  const lists = { playlistId: await playlistOf(false), publicPlaylistId: await playlistOf(true) }
  const upload = { userId: owner.id, uploadType: 'file_upload', maxSeconds: 60 } as const
  const { id: audioUploadId } = await storage.audioUploads.create(upload)
  const { id: videoUploadId } = await storage.videoUploads.create(owner.id)
  const ids = {
    videoUploadId,
    clipId,
    failedClipId,
    lockedClipId,
    workspaceId,
    sharedWorkspaceId: shared.id,
    commentId,
    shareCode,
    audioUploadId,
    ...lists,
  }
  const hookId = await storage.hooks.insert(storedOrder(owner.id, clipId, videoUploadId))
  const { id: hookCommentId } = await storage.hookComments.add({ hookId, userId: owner.id, content: 'Mine' })
  const { id: personaId } = await storage.personas.insert({ userId: owner.id, rootClipId: clipId, name: 'Low voice' })
  const { id: lyricsId } = await storage.lyricsRequests.create(owner.id, 'a lighthouse')
  const editSessionId = await storage.editSessions.start(owner.id, clipId)
  const key = { name: 'Mine', prefix: 'arioso_mine', hash: 'of mine', scopes: ['songs:read' as const] }
  const { id: apiKeyId } = await storage.apiKeys.insert({ userId: owner.id, ...key })
  const theirs = { personaId, lyricsId, editSessionId, apiKeyId }
  return { people, ...ids, ...theirs, hookId, hookCommentId, sessionId: session?.id ?? '' }
}

async function ask(call: AnyCall, refusal: Refusal): Promise<Answer> {
  const params = refusal.params?.(world) ?? {}
  const path = call.path.replaceAll(/:(\w+)/g, (_, name: string) => params[name] ?? randomUUID())
  const query = new URLSearchParams(refusal.query?.(world)).toString()
  const address = query === '' ? path : `${path}?${query}`
  const visitor = world.people[refusal.as]
  if (call.method === 'GET') return visitor.get(address)
  const body = refusal.body?.(world) ?? {}
  return call.method === 'PUT' ? visitor.put(address, body) : visitor.post(address, body)
}

const refusals = Object.entries(REFUSED).flatMap(([name, special]) => {
  const call: AnyCall = calls[name as keyof Calls]
  const closed: Refusal[] =
    call.access === 'member' ? [{ as: 'stranger', to: 'use what is for members', status: 401 }] : []
  return [...closed, ...special].map((refusal) => ({ name, call, ...refusal }))
})

describe('[AUTH-08] [API-04 c d] who may not', () => {
  it('is written down for every call', () => {
    expect(Object.keys(REFUSED).toSorted()).toEqual(Object.keys(calls).toSorted())
  })

  it.each(refusals)('$name: as $as, to $to, and nothing changes', async ({ call, ...refusal }) => {
    const before = everything
    const { status, body } = await ask(call, refusal)
    everything = await reader.read()
    expect(status).toBe(refusal.status)
    expect(body).toMatchObject(refusal.answer ?? CODED)
    expect(everything).toEqual(before)
  })
})
