// Who may do what: one row, one way to be allowed. An action without a matching row is refused. Credits are not here:
// they are a balance, and only the ledger can tell, in the transaction that spends them.
import type { Flag, Flags } from './flags.ts'
import { hasPlanFeature, type PlanFeature, type PlanKey } from './plans.ts'

export type Actor = {
  userId: string | null
  planKey: PlanKey
  isStaff: boolean
  hasAcceptedCustomTerms: boolean
  flags: Partial<Flags>
}

export type Visibility = 'private' | 'link' | 'public' | 'trashed'

// What the action is done to; a clip, playlist or workspace for most, a model for useModel, nothing for the rest.
export type Subject = {
  ownerId?: string
  visibility?: Visibility
  allowComments?: boolean
  canRemix?: boolean
  allowedRemixActions?: readonly ('cover' | 'extend')[]
  isPreview?: boolean
  isLocked?: boolean
  isLinkOnly?: boolean
  isRecorded?: boolean
  isJoinable?: boolean
  modelPlans?: 'all' | 'paid'
  modelFlag?: Flag | undefined
}

type Condition = keyof typeof conditions

export type Permission = {
  role: 'anyone' | 'member' | 'staff'
  plan?: 'free' | 'paid'
  feature?: PlanFeature
  flag?: Flag
  ownership?: 'own' | 'foreign'
  visibility?: readonly Visibility[]
  when?: Condition
}

const conditions = {
  termsAccepted: (actor: Actor, _subject: Subject) => actor.hasAcceptedCustomTerms,
  modelForEverybody: (actor: Actor, subject: Subject) => subject.modelPlans === 'all' && isModelOpen(actor, subject),
  modelOpen: (actor: Actor, subject: Subject) => isModelOpen(actor, subject),
  commentsAllowed: (_actor: Actor, subject: Subject) => subject.allowComments === true,
  wholeSong: (_actor: Actor, subject: Subject) => subject.isPreview !== true,
  notLocked: (_actor: Actor, subject: Subject) => subject.isLocked !== true,
  joinable: (_actor: Actor, subject: Subject) => subject.isJoinable === true,
  madeHere: (_actor: Actor, subject: Subject) => subject.isRecorded !== true,
  wholeAndMadeHere: (_actor: Actor, subject: Subject) => subject.isPreview !== true && subject.isRecorded !== true,
  mayBePublic: (_actor: Actor, subject: Subject) => subject.isLinkOnly !== true,
  remixable: (_actor: Actor, subject: Subject) => isRemixable(subject),
  coverable: (_actor: Actor, subject: Subject) => isRemixable(subject, 'cover'),
  extendable: (_actor: Actor, subject: Subject) => isRemixable(subject, 'extend'),
}

const KEPT: readonly Visibility[] = ['private', 'link', 'public']
const SHOWN: readonly Visibility[] = ['link', 'public']

const OWN: Permission = { role: 'member', ownership: 'own' }
const OWN_KEPT: Permission = { ...OWN, visibility: KEPT }
const OWN_WHOLE: Permission = { ...OWN_KEPT, when: 'wholeSong' }
const FOREIGN_SHOWN: Permission = { role: 'member', ownership: 'foreign', visibility: SHOWN }

export const permissions = {
  readClip: [OWN, { role: 'anyone', ownership: 'foreign', visibility: SHOWN }],
  reactToClip: [OWN_KEPT, FOREIGN_SHOWN],
  readPlaylist: [OWN, { role: 'anyone', ownership: 'foreign', visibility: SHOWN }],
  changePlaylist: [OWN_KEPT],
  trashPlaylist: [OWN],
  savePlaylist: [FOREIGN_SHOWN],
  reactToPlaylist: [OWN_KEPT, FOREIGN_SHOWN],
  readWorkspace: [OWN, { role: 'anyone', ownership: 'foreign', visibility: SHOWN }],
  changeWorkspace: [OWN_KEPT],
  trashWorkspace: [OWN],
  flagClip: [FOREIGN_SHOWN],
  flagContent: [FOREIGN_SHOWN],
  flagCopyright: [{ role: 'anyone', ownership: 'foreign', visibility: SHOWN }],
  commentOnClip: [
    { ...OWN_KEPT, when: 'commentsAllowed' },
    { ...FOREIGN_SHOWN, when: 'commentsAllowed' },
  ],
  search: [{ role: 'member' }],
  makeForNothing: [{ role: 'member', flag: 'exempt-from-credits' }],
  beginAsPreview: [
    { role: 'member', plan: 'free', flag: 'free-previews' },
    { role: 'member', plan: 'free', flag: 'manual-unlock' },
  ],
  useCustomLyrics: [{ role: 'member', when: 'termsAccepted' }],
  useModel: [
    { role: 'anyone', when: 'modelForEverybody' },
    { role: 'member', plan: 'paid', when: 'modelOpen' },
  ],
  seeListens: [OWN],
  tellAsArtist: [{ role: 'member', flag: 'artist-profiles' }],
  updateClip: [OWN_KEPT],
  buyRights: [OWN_WHOLE],
  publishClip: [{ ...OWN_KEPT, when: 'mayBePublic' }],
  trashClip: [OWN],
  unlockPreview: [
    { ...OWN_KEPT, when: 'notLocked' },
    { ...OWN_KEPT, plan: 'paid' },
  ],
  purgeClip: [{ ...OWN, visibility: ['trashed'] }],
  retryClip: [OWN],
  editClip: [{ ...OWN_KEPT, feature: 'edit_mode' }],
  replaceSection: [{ ...OWN_KEPT, feature: 'edit_mode', when: 'madeHere' }],
  remasterClip: [{ ...OWN_KEPT, feature: 'edit_mode' }],
  varyClip: [{ ...OWN_KEPT, when: 'wholeAndMadeHere' }],
  remixClip: [OWN_WHOLE, { ...FOREIGN_SHOWN, when: 'remixable' }],
  extendClip: [OWN_WHOLE, { ...FOREIGN_SHOWN, when: 'extendable' }],
  // Leading up to a song is a change of its form, as edit mode makes them.
  leadUpToClip: [
    { ...OWN_WHOLE, feature: 'edit_mode' },
    { ...FOREIGN_SHOWN, feature: 'edit_mode', when: 'extendable' },
  ],
  singLikeClip: [
    { ...OWN_WHOLE, feature: 'persona' },
    { ...FOREIGN_SHOWN, feature: 'persona', when: 'remixable' },
  ],
  coverClip: [
    { ...OWN_WHOLE, feature: 'cover' },
    { ...FOREIGN_SHOWN, feature: 'cover', when: 'coverable' },
  ],
  getFullSong: [{ ...OWN_KEPT, when: 'joinable' }],
  sendClipFeedback: [{ ...OWN, flag: 'clip-feedback' }],
  moveClip: [OWN_KEPT],
  pinClip: [OWN_KEPT],
  pinToProfile: [{ ...OWN, visibility: ['public'] }],
  splitStems: [{ ...OWN_KEPT, feature: 'stems_2' }],
  splitTwelveStems: [{ ...OWN_KEPT, feature: 'stems_12', when: 'madeHere' }],
  makePersona: [{ ...OWN_WHOLE, feature: 'persona' }],
  downloadClip: [OWN_WHOLE],
  downloadWav: [{ ...OWN_WHOLE, feature: 'wav' }],
  excludeStyles: [{ role: 'member', feature: 'negative_tags' }],
  upsampleStyle: [{ role: 'member', feature: 'upsample_tags' }],
  generateAvatar: [{ role: 'member', feature: 'generate_song_image' }],
  imageToSong: [{ role: 'member', feature: 'image_to_song', flag: 'image-to-song-web-gen' }],
  personalize: [{ role: 'member', flag: 'use-personalization' }],
  seeHooks: [{ role: 'anyone', flag: 'web-hooks-2025' }],
  postHook: [
    { ...OWN_WHOLE, flag: 'web-hooks-2025' },
    { ...FOREIGN_SHOWN, flag: 'web-hooks-2025', when: 'remixable' },
  ],
  readHook: [OWN, { role: 'anyone', ownership: 'foreign', visibility: SHOWN }],
  reactToHook: [{ ...OWN, visibility: SHOWN }, FOREIGN_SHOWN],
  commentOnHook: [
    { ...OWN, visibility: SHOWN, when: 'commentsAllowed' },
    { ...FOREIGN_SHOWN, when: 'commentsAllowed' },
  ],
  removeHook: [OWN],
  uploadLongestAudio: [{ role: 'staff' }, { role: 'member', flag: 'create-beta-ui' }],
  uploadClipImage: [{ role: 'staff' }],
  seeOutbox: [{ role: 'staff' }],
  planMaintenance: [{ role: 'staff' }],
  readFeedback: [{ role: 'staff' }],
  watchQueue: [{ role: 'staff' }],
  shareExperiments: [{ role: 'staff' }],
  writeDuringMaintenance: [{ role: 'staff' }],
  seeStorage: [{ role: 'staff' }],
  seeDoors: [{ role: 'staff' }],
  seeAuditLog: [{ role: 'staff' }],
  switchFlags: [{ role: 'staff' }],
  moderateRadio: [{ role: 'staff' }],
  removeForInfringement: [{ role: 'staff' }],
  decideReports: [{ role: 'staff' }],
  verifyPeople: [{ role: 'staff' }],
  subscribe: [{ role: 'member', plan: 'free' }],
  compareVersions: [{ role: 'staff' }],
} as const satisfies Record<string, readonly Permission[]>

export type Action = keyof typeof permissions

export function may(action: Action, actor: Actor, subject: Subject = {}): boolean {
  const rows: readonly Permission[] = permissions[action]
  return rows.some((row) => holds(row, actor, subject))
}

function holds(row: Permission, actor: Actor, subject: Subject): boolean {
  const isOwn = actor.userId !== null && subject.ownerId === actor.userId
  return (
    hasRole(row.role, actor) &&
    (row.plan === undefined || (row.plan === 'free') === (actor.planKey === 'free')) &&
    (row.feature === undefined || hasPlanFeature(actor.planKey, row.feature)) &&
    (row.flag === undefined || actor.flags[row.flag] === true) &&
    (row.ownership === undefined || (subject.ownerId !== undefined && (row.ownership === 'own') === isOwn)) &&
    (row.visibility === undefined || row.visibility.includes(subject.visibility ?? 'private')) &&
    (row.when === undefined || conditions[row.when](actor, subject))
  )
}

function hasRole(role: Permission['role'], actor: Actor): boolean {
  if (role === 'anyone') return true
  return actor.userId !== null && (role === 'member' || actor.isStaff)
}

function isModelOpen(actor: Actor, { modelFlag }: Subject): boolean {
  return modelFlag === undefined || actor.flags[modelFlag] === true
}

function isRemixable(subject: Subject, action?: 'cover' | 'extend'): boolean {
  const isOpen = subject.canRemix === true && subject.isPreview !== true
  return isOpen && (action === undefined || (subject.allowedRemixActions ?? []).includes(action))
}
