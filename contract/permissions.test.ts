import { describe, expect, it } from 'vitest'
import { flagDefaults, type Flags } from './flags.ts'
import { may, permissions, type Action, type Actor, type Subject, type Visibility } from './permissions.ts'

const OWNER = 'owner'
const allFlags = Object.fromEntries(Object.keys(flagDefaults).map((flag) => [flag, true])) as Flags
const anonymous: Actor = {
  userId: null,
  planKey: 'free',
  isStaff: false,
  hasAcceptedCustomTerms: false,
  flags: allFlags,
}

// Everybody an action can be asked by, in the order of the columns below.
const people: [string, Actor][] = [
  ['anonymous', anonymous],
  ['free other', { ...anonymous, userId: 'other' }],
  ['pro other', { ...anonymous, userId: 'other', planKey: 'pro' }],
  ['free owner', { ...anonymous, userId: OWNER }],
  ['pro owner', { ...anonymous, userId: OWNER, planKey: 'pro' }],
  ['staff', { ...anonymous, userId: 'staff', isStaff: true }],
]

const openSong: Subject = {
  ownerId: OWNER,
  visibility: 'public',
  allowComments: true,
  canRemix: true,
  allowedRemixActions: ['cover', 'extend'],
  isJoinable: true,
  modelPlans: 'paid',
}

// With every flag on, on a song whose maker allows everything: x may, . may not. A second pattern for a private song.
const EXPECTED: Record<Action, [shown: string, hidden: string, trashed?: string]> = {
  readClip: ['xxxxxx', '...xx.', '...xx.'],
  reactToClip: ['.xxxxx', '...xx.'],
  readPlaylist: ['xxxxxx', '...xx.', '...xx.'],
  changePlaylist: ['...xx.', '...xx.'],
  trashPlaylist: ['...xx.', '...xx.', '...xx.'],
  savePlaylist: ['.xx..x', '......'],
  reactToPlaylist: ['.xxxxx', '...xx.'],
  readWorkspace: ['xxxxxx', '...xx.', '...xx.'],
  changeWorkspace: ['...xx.', '...xx.'],
  trashWorkspace: ['...xx.', '...xx.', '...xx.'],
  flagClip: ['.xx..x', '......'],
  flagContent: ['.xx..x', '......'],
  flagCopyright: ['xxx..x', '......'],
  commentOnClip: ['.xxxxx', '...xx.'],
  search: ['.xxxxx', '.xxxxx', '.xxxxx'],
  makeForNothing: ['.xxxxx', '.xxxxx', '.xxxxx'],
  beginAsPreview: ['.x.x.x', '.x.x.x', '.x.x.x'],
  useCustomLyrics: ['......', '......'],
  useModel: ['..x.x.', '..x.x.', '..x.x.'],
  seeListens: ['...xx.', '...xx.', '...xx.'],
  tellAsArtist: ['.xxxxx', '.xxxxx', '.xxxxx'],
  updateClip: ['...xx.', '...xx.'],
  buyRights: ['...xx.', '...xx.'],
  publishClip: ['...xx.', '...xx.'],
  trashClip: ['...xx.', '...xx.', '...xx.'],
  unlockPreview: ['...xx.', '...xx.'],
  purgeClip: ['......', '......', '...xx.'],
  retryClip: ['...xx.', '...xx.', '...xx.'],
  editClip: ['....x.', '....x.'],
  replaceSection: ['....x.', '....x.'],
  remasterClip: ['....x.', '....x.'],
  varyClip: ['...xx.', '...xx.'],
  remixClip: ['.xxxxx', '...xx.'],
  extendClip: ['.xxxxx', '...xx.'],
  leadUpToClip: ['..x.x.', '....x.'],
  singLikeClip: ['..x.x.', '....x.'],
  coverClip: ['..x.x.', '....x.'],
  getFullSong: ['...xx.', '...xx.'],
  sendClipFeedback: ['...xx.', '...xx.', '...xx.'],
  moveClip: ['...xx.', '...xx.'],
  pinClip: ['...xx.', '...xx.'],
  pinToProfile: ['...xx.', '......'],
  splitStems: ['....x.', '....x.'],
  splitTwelveStems: ['....x.', '....x.'],
  makePersona: ['....x.', '....x.'],
  downloadClip: ['...xx.', '...xx.'],
  downloadWav: ['....x.', '....x.'],
  excludeStyles: ['..x.x.', '..x.x.', '..x.x.'],
  upsampleStyle: ['..x.x.', '..x.x.', '..x.x.'],
  generateAvatar: ['..x.x.', '..x.x.', '..x.x.'],
  imageToSong: ['..x.x.', '..x.x.', '..x.x.'],
  personalize: ['.xxxxx', '.xxxxx', '.xxxxx'],
  seeHooks: ['xxxxxx', 'xxxxxx', 'xxxxxx'],
  postHook: ['.xxxxx', '...xx.'],
  readHook: ['xxxxxx', '...xx.', '...xx.'],
  reactToHook: ['.xxxxx', '......'],
  commentOnHook: ['.xxxxx', '......'],
  removeHook: ['...xx.', '...xx.', '...xx.'],
  uploadLongestAudio: ['.xxxxx', '.xxxxx', '.xxxxx'],
  uploadClipImage: ['.....x', '.....x', '.....x'],
  seeOutbox: ['.....x', '.....x', '.....x'],
  planMaintenance: ['.....x', '.....x', '.....x'],
  readFeedback: ['.....x', '.....x', '.....x'],
  watchQueue: ['.....x', '.....x', '.....x'],
  shareExperiments: ['.....x', '.....x', '.....x'],
  writeDuringMaintenance: ['.....x', '.....x', '.....x'],
  seeStorage: ['.....x', '.....x', '.....x'],
  seeDoors: ['.....x', '.....x', '.....x'],
  seeAuditLog: ['.....x', '.....x', '.....x'],
  switchFlags: ['.....x', '.....x', '.....x'],
  moderateRadio: ['.....x', '.....x', '.....x'],
  removeForInfringement: ['.....x', '.....x', '.....x'],
  decideReports: ['.....x', '.....x', '.....x'],
  verifyPeople: ['.....x', '.....x', '.....x'],
  subscribe: ['.x.x.x', '.x.x.x', '.x.x.x'],
  compareVersions: ['.....x', '.....x', '.....x'],
}

function pattern(action: Action, visibility: Visibility): string {
  return people.map(([, actor]) => (may(action, actor, { ...openSong, visibility }) ? 'x' : '.')).join('')
}

// Only here a link is not enough.
const ONLY_PUBLIC = new Set<Action>(['pinToProfile'])

const [owner, other] = [people[4]?.[1] ?? anonymous, people[2]?.[1] ?? anonymous]

describe('permissions', () => {
  it.each(Object.entries(EXPECTED) as [Action, [string, string, string?]][])(
    '%s is for exactly whom it is meant',
    (action, [shown, hidden, trashed = '......']) => {
      expect(pattern(action, 'public')).toBe(shown)
      expect(pattern(action, 'link')).toBe(ONLY_PUBLIC.has(action) ? hidden : shown)
      expect(pattern(action, 'private')).toBe(hidden)
      expect(pattern(action, 'trashed')).toBe(trashed)
    },
  )

  it('every action that names a flag is closed while the flag is off', () => {
    const gated = (Object.keys(permissions) as Action[]).filter((action) =>
      permissions[action].every((row) => 'flag' in row),
    )
    expect(gated).toEqual([
      'makeForNothing',
      'beginAsPreview',
      'tellAsArtist',
      'sendClipFeedback',
      'imageToSong',
      'personalize',
      'seeHooks',
      'postHook',
    ])
    for (const action of gated) expect(may(action, { ...owner, flags: {} }, openSong)).toBe(false)
    expect(may('uploadLongestAudio', { ...owner, flags: {} })).toBe(false)
    expect(may('uploadLongestAudio', { ...owner, flags: {}, isStaff: true })).toBe(true)
  })

  it('others may remix only what its maker opened, and nobody remixes a preview', () => {
    const closed = { ...openSong, canRemix: false }
    const extendOnly: Subject = { ...openSong, allowedRemixActions: ['extend'] }
    const preview = { ...openSong, isPreview: true }
    const allowed = (actor: Actor, subject: Subject) =>
      (['remixClip', 'extendClip', 'coverClip'] as const).map((action) => may(action, actor, subject))
    expect(allowed(other, closed)).toEqual([false, false, false])
    expect(allowed(owner, closed)).toEqual([true, true, true])
    expect(allowed(other, extendOnly)).toEqual([true, true, false])
    for (const actor of [other, owner]) expect(allowed(actor, preview)).toEqual([false, false, false])
  })

  it('terms, closed comments, sung uploads and unjoinable songs are respected', () => {
    expect(may('useCustomLyrics', { ...owner, hasAcceptedCustomTerms: true })).toBe(true)
    expect(may('commentOnClip', owner, { ...openSong, allowComments: false })).toBe(false)
    expect(may('publishClip', owner, { ...openSong, isLinkOnly: true })).toBe(false)
    expect(may('getFullSong', owner, { ...openSong, isJoinable: false })).toBe(false)
    expect(may('useModel', anonymous, { modelPlans: 'all' })).toBe(true)
  })

  it('a recording can be covered, continued, cut, mastered and split in two, but has no notes to take apart or play again', () => {
    const recording = { ...openSong, isRecorded: true }
    const fromNotes = ['splitTwelveStems', 'replaceSection'] as const
    for (const action of fromNotes) {
      expect(may(action, { ...owner, planKey: 'premier' }, openSong)).toBe(true)
      expect(may(action, { ...owner, planKey: 'premier' }, recording)).toBe(false)
    }
    expect(may('extendClip', other, recording)).toBe(true)
    for (const action of ['coverClip', 'extendClip', 'editClip', 'remixClip', 'splitStems', 'remasterClip'] as const) {
      expect(may(action, owner, recording)).toBe(true)
    }
    expect(may('coverClip', other, recording)).toBe(true)
  })

  it('a locked preview is opened by a plan only', () => {
    const locked = { ...openSong, isLocked: true }
    expect(may('unlockPreview', owner, locked)).toBe(true)
    expect(may('unlockPreview', { ...owner, planKey: 'free' }, locked)).toBe(false)
    expect(may('unlockPreview', { ...owner, planKey: 'free' }, openSong)).toBe(true)
  })

  it('a song nobody owns is nobody’s', () => {
    expect(may('trashClip', anonymous, {})).toBe(false)
    expect(may('readClip', anonymous, {})).toBe(false)
  })
})
