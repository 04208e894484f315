import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import type { Server as HttpServer } from 'node:http'
import type { PgBoss } from 'pg-boss'
import { type Database, leaveStatementsUnnamedIfPooled, type Log, openDatabase, openPool } from './database.ts'
import type { Bucket } from './files/bucket.ts'
import type { Files } from './files/files.ts'
import type { LimitStore } from './limits/limitStore.ts'
import { createPostgresLimits } from './limits/postgresLimits.ts'
import { openRedisLimits } from './limits/redisLimits.ts'
import { createSharedLimits } from './limits/sharedLimits.ts'
import { hashSessionTokens } from './hashSessionTokens.ts'
import { createFiles } from './files/createFiles.ts'
import { startBossForSending, createJobSender, type JobSender } from './jobs/jobSender.ts'
import { createQueue, type Queue } from './jobs/queue.ts'
import { openRealtime as connectRealtime, type OpenRealtime, type RealtimeServer } from './realtime/openRealtime.ts'
import { type Accounts, createAccounts } from './repositories/accounts.ts'
import { type ArtistProfiles, createArtistProfiles } from './repositories/people/artistProfiles.ts'
import { type AuditLog, createAuditLog } from './repositories/people/auditLog.ts'
import { type AudioUploads, createAudioUploads } from './repositories/uploads/audioUploads.ts'
import { type ClipReports, createClipReports } from './repositories/moderation/clipReports.ts'
import { type CommentReports, createCommentReports } from './repositories/moderation/commentReports.ts'
import { type Clips, createClips } from './repositories/clips/clips.ts'
import { createClipFeedback, type ClipFeedback } from './repositories/clips/clipFeedback.ts'
import { type Comments, createComments } from './repositories/comments/comments.ts'
import { type ContentReports, createContentReports } from './repositories/moderation/contentReports.ts'
import { createComparisons, type Comparisons } from './repositories/comparisons.ts'
import { createDoorCalls, type DoorCall, type DoorCalls } from './repositories/doorCalls.ts'
import { createCredits, type Credits } from './repositories/billing/credits.ts'
import { createDownloads, type Downloads } from './repositories/clips/downloads.ts'
import { createEditSessions, type EditSessions } from './repositories/clips/editSessions.ts'
import { createFlagOverrides, type FlagOverrides } from './repositories/people/flagOverrides.ts'
import { createHookComments, type HookComments } from './repositories/hooks/hookComments.ts'
import { createHooks, type Hooks } from './repositories/hooks/hooks.ts'
import { createPlaylists, type Playlists } from './repositories/collections/playlists.ts'
import { type CopyrightWarnings, createCopyrightWarnings } from './repositories/moderation/copyrightWarnings.ts'
import { createInvitations, type Invitations } from './repositories/people/invitations.ts'
import { createNotifications, type Notifications } from './repositories/people/notifications.ts'
import { createPersonas, type Personas } from './repositories/people/personas.ts'
import { createPersonalData, type PersonalData } from './repositories/people/personalData.ts'
import { createPlaybarStates, type PlaybarStates } from './repositories/people/playbarStates.ts'
import { createPlays, type Plays } from './repositories/clips/plays.ts'
import { createRadio, type Radio } from './repositories/radio/radio.ts'
import { createSettings, type Settings } from './repositories/people/settings.ts'
import { createSessions, type Sessions } from './repositories/people/sessions.ts'
import { createSignupAttributions, type SignupAttributions } from './repositories/people/signupAttributions.ts'
import { createStaffClaims, type StaffClaims } from './repositories/people/staffClaims.ts'
import { createFeedback, type Feedback } from './repositories/people/feedback.ts'
import { createProfilePins, type ProfilePins } from './repositories/people/profilePins.ts'
import { createProfiles, type Profiles } from './repositories/people/profiles.ts'
import { createReactions, type Reactions } from './repositories/clips/reactions.ts'
import { createShares, type Shares } from './repositories/clips/shares.ts'
import { createKeptFiles, type KeptFiles } from './repositories/uploads/keptFiles.ts'
import { createLine, type Line } from './repositories/clips/line.ts'
import { createLyricsRequests, type LyricsRequests } from './repositories/lyricsRequests.ts'
import { createSubscriptions, type Subscriptions } from './repositories/billing/subscriptions.ts'
import { createApiKeys, type ApiKeys } from './repositories/people/apiKeys.ts'
import { createDigests, type Digests } from './repositories/people/digests.ts'
import { createWebhooks, type Webhooks } from './repositories/people/webhooks.ts'
import { createPayers, type Payers } from './repositories/billing/payers.ts'
import { createBillingEvents, type BillingEvents } from './repositories/billing/billingEvents.ts'
import { createTastes, type Tastes } from './repositories/clips/tastes.ts'
import { createUpkeep, type Upkeep } from './repositories/upkeep.ts'
import { createUsers, type Users } from './repositories/people/users.ts'
import { createVideoUploads, type VideoUploads } from './repositories/uploads/videoUploads.ts'
import { createWorkspaces, type Workspaces } from './repositories/collections/workspaces.ts'
import { createRulings, type Rulings } from './repositories/moderation/rulings.ts'
import { createRemovedRecordings, type RemovedRecordings } from './repositories/moderation/removedRecordings.ts'
import { createSecondSteps, type SecondSteps } from './repositories/people/secondSteps.ts'
import * as secondStepTables from './schema/people/secondStep.ts'
import * as personTables from './schema/people/user.ts'

export type Repositories = {
  users: Users
  clips: Clips
  workspaces: Workspaces
  credits: Credits
  accounts: Accounts
  playlists: Playlists
  plays: Plays
  playbarStates: PlaybarStates
  sessions: Sessions
  apiKeys: ApiKeys
  webhooks: Webhooks
  digests: Digests
  doorCalls: DoorCalls
  secondSteps: SecondSteps
  rulings: Rulings
  removedRecordings: RemovedRecordings
  flagOverrides: FlagOverrides
  staffClaims: StaffClaims
  settings: Settings
  signupAttributions: SignupAttributions
  reactions: Reactions
  comments: Comments
  clipFeedback: ClipFeedback
  downloads: Downloads
  keptFiles: KeptFiles
  personalData: PersonalData
  auditLog: AuditLog
  profiles: Profiles
  profilePins: ProfilePins
  artistProfiles: ArtistProfiles
  shares: Shares
  feedback: Feedback
  comparisons: Comparisons
  line: Line
  lyricsRequests: LyricsRequests
  tastes: Tastes
  radio: Radio
  personas: Personas
  editSessions: EditSessions
  audioUploads: AudioUploads
  videoUploads: VideoUploads
  hooks: Hooks
  hookComments: HookComments
  notifications: Notifications
  subscriptions: Subscriptions
  payers: Payers
  billingEvents: BillingEvents
  copyrightWarnings: CopyrightWarnings
  clipReports: ClipReports
  commentReports: CommentReports
  contentReports: ContentReports
  invitations: Invitations
  upkeep: Upkeep
  jobs: JobSender
}

export type Storage = Repositories & {
  transaction<T>(work: (repositories: Repositories) => Promise<T>): Promise<T>
  files: Files
  // Counts for all API processes together.
  limits: LimitStore
  queue: Queue
  authAdapter: ReturnType<typeof drizzleAdapter>
  openRealtime(httpServer?: HttpServer): Promise<RealtimeServer>
  // Records calls to an outside service without making the caller wait.
  watchDoor(door: string): (call: DoorCall) => void
  ping(): Promise<void>
  close(): Promise<void>
}

// Files lie in the bucket where there is one, in the folder otherwise. Limits are counted in Redis where there is one. Where databaseUrl
// leads through a pool that hands out connections by the transaction, directUrl leads past it.
export type StorageOptions = {
  databaseUrl: string
  directUrl?: string | undefined
  redisUrl?: string | undefined
  filesFolder: string
  bucket?: Bucket | undefined
  log?: Log
}

export async function openStorage(options: StorageOptions): Promise<Storage> {
  const { databaseUrl, directUrl = databaseUrl, redisUrl, filesFolder, bucket, log = logToConsole } = options
  const files = createFiles(filesFolder, bucket)
  const pool = openPool(databaseUrl, log)
  const database = openDatabase(pool)
  const start = async () => {
    await leaveStatementsUnnamedIfPooled(pool)
    return startBossForSending(database, log)
  }
  const boss = await start().catch(async (error: unknown) => {
    await pool.end()
    throw error
  })
  const queue = createQueue(directUrl, log)
  const redis = redisUrl === undefined ? undefined : await openRedisLimits(redisUrl, log)
  const realtime: OpenRealtime[] = []

  async function ping(): Promise<void> {
    await pool.query('select 1')
  }

  async function openRealtime(httpServer?: HttpServer): Promise<RealtimeServer> {
    const opened = await connectRealtime(directUrl, log, httpServer)
    realtime.push(opened)
    return opened.server
  }

  async function close(): Promise<void> {
    await queue.stop()
    await Promise.all(realtime.splice(0).map((opened) => opened.close()))
    await boss.stop({ timeout: 0 })
    redis?.close()
    await pool.end()
    files.close()
  }

  const repositories = createRepositories(database, boss)
  return {
    ...repositories,
    transaction: (work) => database.transaction((together) => work(createRepositories(together, boss))),
    files,
    limits: createSharedLimits(redis ?? createPostgresLimits(database), log),
    queue,
    authAdapter: hashSessionTokens(
      drizzleAdapter(database, { provider: 'pg', schema: { ...personTables, ...secondStepTables }, transaction: true }),
    ),
    openRealtime,
    watchDoor: (door) => (call) => {
      repositories.doorCalls
        .add(door, call)
        .catch((error: unknown) => log('a call to an outside service was not noted', error))
    },
    ping,
    close,
  }
}

function createRepositories(database: Database, boss: PgBoss): Repositories {
  return {
    users: createUsers(database),
    clips: createClips(database),
    workspaces: createWorkspaces(database),
    credits: createCredits(database),
    accounts: createAccounts(database),
    playlists: createPlaylists(database),
    plays: createPlays(database),
    playbarStates: createPlaybarStates(database),
    sessions: createSessions(database),
    apiKeys: createApiKeys(database),
    webhooks: createWebhooks(database),
    digests: createDigests(database),
    doorCalls: createDoorCalls(database),
    secondSteps: createSecondSteps(database),
    rulings: createRulings(database),
    removedRecordings: createRemovedRecordings(database),
    flagOverrides: createFlagOverrides(database),
    staffClaims: createStaffClaims(database),
    settings: createSettings(database),
    signupAttributions: createSignupAttributions(database),
    reactions: createReactions(database),
    comments: createComments(database),
    clipFeedback: createClipFeedback(database),
    downloads: createDownloads(database),
    keptFiles: createKeptFiles(database),
    personalData: createPersonalData(database),
    auditLog: createAuditLog(database),
    profiles: createProfiles(database),
    profilePins: createProfilePins(database),
    artistProfiles: createArtistProfiles(database),
    shares: createShares(database),
    feedback: createFeedback(database),
    comparisons: createComparisons(database),
    line: createLine(database),
    lyricsRequests: createLyricsRequests(database),
    tastes: createTastes(database),
    radio: createRadio(database),
    personas: createPersonas(database),
    editSessions: createEditSessions(database),
    audioUploads: createAudioUploads(database),
    videoUploads: createVideoUploads(database),
    hooks: createHooks(database),
    hookComments: createHookComments(database),
    notifications: createNotifications(database),
    subscriptions: createSubscriptions(database),
    payers: createPayers(database),
    billingEvents: createBillingEvents(database),
    copyrightWarnings: createCopyrightWarnings(database),
    clipReports: createClipReports(database),
    commentReports: createCommentReports(database),
    contentReports: createContentReports(database),
    invitations: createInvitations(database),
    upkeep: createUpkeep(database),
    jobs: createJobSender(boss, database),
  }
}

function logToConsole(message: string, error?: unknown): void {
  console.error(error instanceof Error ? `${message}: ${error.message}` : message)
}
