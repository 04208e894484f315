import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import type { Server as HttpServer } from 'node:http'
import type { PgBoss } from 'pg-boss'
import { type Database, type Log, openDatabase, openPool } from './database.ts'
import type { Files } from './files/files.ts'
import { createLocalFiles } from './files/localFiles.ts'
import { startBossForSending, createJobSender, type JobSender } from './jobs/jobSender.ts'
import { createQueue, type Queue } from './jobs/queue.ts'
import { openRealtime as connectRealtime, type OpenRealtime, type RealtimeServer } from './realtime/openRealtime.ts'
import { type AudioUploads, createAudioUploads } from './repositories/audioUploads.ts'
import { type ClipReports, createClipReports } from './repositories/clipReports.ts'
import { type CommentReports, createCommentReports } from './repositories/commentReports.ts'
import { type Clips, createClips } from './repositories/clips.ts'
import { createClipFeedback, type ClipFeedback } from './repositories/clipFeedback.ts'
import { type Comments, createComments } from './repositories/comments.ts'
import { createComparisons, type Comparisons } from './repositories/comparisons.ts'
import { createCredits, type Credits } from './repositories/credits.ts'
import { createDownloads, type Downloads } from './repositories/downloads.ts'
import { createEditSessions, type EditSessions } from './repositories/editSessions.ts'
import { createFlagOverrides, type FlagOverrides } from './repositories/flagOverrides.ts'
import { createHookComments, type HookComments } from './repositories/hookComments.ts'
import { createHooks, type Hooks } from './repositories/hooks.ts'
import { createPlaylists, type Playlists } from './repositories/playlists.ts'
import { type CopyrightWarnings, createCopyrightWarnings } from './repositories/copyrightWarnings.ts'
import { createInvitations, type Invitations } from './repositories/invitations.ts'
import { createNotifications, type Notifications } from './repositories/notifications.ts'
import { createPersonas, type Personas } from './repositories/personas.ts'
import { createPlaybarStates, type PlaybarStates } from './repositories/playbarStates.ts'
import { createPlays, type Plays } from './repositories/plays.ts'
import { createRadio, type Radio } from './repositories/radio.ts'
import { createSessions, type Sessions } from './repositories/sessions.ts'
import { createSignupAttributions, type SignupAttributions } from './repositories/signupAttributions.ts'
import { createStaffClaims, type StaffClaims } from './repositories/staffClaims.ts'
import { createFeedback, type Feedback } from './repositories/feedback.ts'
import { createProfilePins, type ProfilePins } from './repositories/profilePins.ts'
import { createProfiles, type Profiles } from './repositories/profiles.ts'
import { createReactions, type Reactions } from './repositories/reactions.ts'
import { createShares, type Shares } from './repositories/shares.ts'
import { createLyricsRequests, type LyricsRequests } from './repositories/lyricsRequests.ts'
import { createSubscriptions, type Subscriptions } from './repositories/subscriptions.ts'
import { createTastes, type Tastes } from './repositories/tastes.ts'
import { createUsers, type Users } from './repositories/users.ts'
import { createVideoUploads, type VideoUploads } from './repositories/videoUploads.ts'
import { createWorkspaces, type Workspaces } from './repositories/workspaces.ts'
import * as authenticationTables from './schema/user.ts'

export type Repositories = {
  users: Users
  clips: Clips
  workspaces: Workspaces
  credits: Credits
  playlists: Playlists
  plays: Plays
  playbarStates: PlaybarStates
  sessions: Sessions
  flagOverrides: FlagOverrides
  staffClaims: StaffClaims
  signupAttributions: SignupAttributions
  reactions: Reactions
  comments: Comments
  clipFeedback: ClipFeedback
  downloads: Downloads
  profiles: Profiles
  profilePins: ProfilePins
  shares: Shares
  feedback: Feedback
  comparisons: Comparisons
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
  copyrightWarnings: CopyrightWarnings
  clipReports: ClipReports
  commentReports: CommentReports
  invitations: Invitations
  jobs: JobSender
}

export type Storage = Repositories & {
  transaction<T>(work: (repositories: Repositories) => Promise<T>): Promise<T>
  files: Files
  queue: Queue
  authAdapter: ReturnType<typeof drizzleAdapter>
  openRealtime(httpServer?: HttpServer): Promise<RealtimeServer>
  ping(): Promise<void>
  close(): Promise<void>
}

export type StorageOptions = { databaseUrl: string; filesFolder: string; log?: Log }

export async function openStorage({ databaseUrl, filesFolder, log = logToConsole }: StorageOptions): Promise<Storage> {
  const pool = openPool(databaseUrl, log)
  const database = openDatabase(pool)
  const boss = await startBossForSending(database, log).catch(async (error: unknown) => {
    await pool.end()
    throw error
  })
  const queue = createQueue(databaseUrl, log)
  const realtime: OpenRealtime[] = []

  async function ping(): Promise<void> {
    await pool.query('select 1')
  }

  async function openRealtime(httpServer?: HttpServer): Promise<RealtimeServer> {
    const opened = await connectRealtime(databaseUrl, log, httpServer)
    realtime.push(opened)
    return opened.server
  }

  async function close(): Promise<void> {
    await queue.stop()
    await Promise.all(realtime.splice(0).map((opened) => opened.close()))
    await boss.stop({ timeout: 0 })
    await pool.end()
  }

  return {
    ...createRepositories(database, boss),
    transaction: (work) => database.transaction((together) => work(createRepositories(together, boss))),
    files: createLocalFiles(filesFolder),
    queue,
    authAdapter: drizzleAdapter(database, { provider: 'pg', schema: authenticationTables, transaction: true }),
    openRealtime,
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
    playlists: createPlaylists(database),
    plays: createPlays(database),
    playbarStates: createPlaybarStates(database),
    sessions: createSessions(database),
    flagOverrides: createFlagOverrides(database),
    staffClaims: createStaffClaims(database),
    signupAttributions: createSignupAttributions(database),
    reactions: createReactions(database),
    comments: createComments(database),
    clipFeedback: createClipFeedback(database),
    downloads: createDownloads(database),
    profiles: createProfiles(database),
    profilePins: createProfilePins(database),
    shares: createShares(database),
    feedback: createFeedback(database),
    comparisons: createComparisons(database),
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
    copyrightWarnings: createCopyrightWarnings(database),
    clipReports: createClipReports(database),
    commentReports: createCommentReports(database),
    invitations: createInvitations(database),
    jobs: createJobSender(boss, database),
  }
}

function logToConsole(message: string, error?: unknown): void {
  console.error(error instanceof Error ? `${message}: ${error.message}` : message)
}
