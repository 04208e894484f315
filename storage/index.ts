// Storage: the only code that knows SQL, the queue, files and the sockets' adapter.
// A database url and a folder go in; repositories, files, a queue and realtime come out.
// Sizes in bytes, durations in seconds, credits in whole credits; expected failures are AppErrors of the contract.
export { readBackup } from './backup/readBackup.ts'
export { type BackupCount, writeBackup } from './backup/writeBackup.ts'
export { clipFiles, mediaUrl } from './files/clipFiles.ts'
export { createFiles } from './files/createFiles.ts'
export { readJson, writeJson } from './files/jsonFiles.ts'
export { forgetDeadWorkers } from './jobs/forgetDeadWorkers.ts'
export { DrizzleQueryError } from 'drizzle-orm/errors'
export { isDatabaseAway } from './isDatabaseAway.ts'
export { migrate } from './migrate.ts'
export { openStorage, type Repositories, type Storage, type StorageOptions } from './openStorage.ts'
export { type StoredComment, toComment } from './repositories/comments/comments.ts'
export { toHookComment } from './repositories/hooks/hookComments.ts'
export { hookFolder, type StoredHook, toHook } from './repositories/hooks/storedHook.ts'
export type { StoredVideoUpload, VideoUploadPatch } from './repositories/uploads/videoUploads.ts'
export { type StoredPersona, toPersona } from './repositories/people/personas.ts'
export { toRadioMessage } from './repositories/radio/radioChat.ts'
export type { RadioCandidate, ScheduledClip } from './repositories/radio/radioProgramme.ts'
export {
  type ClipPatch,
  isRecorded,
  isUploaded,
  type NewClip,
  type StoredClip,
  toClip,
} from './repositories/clips/storedClip.ts'
export { type StoredWorkspace, toWorkspace, type Workspaces } from './repositories/collections/workspaces.ts'
export { type Bucket, findBucket } from './files/bucket.ts'
export type { ByteRange, Files, GrowingFile } from './files/files.ts'
export type { Line, ParkedJob, QueuePace, QueueState, WaitingClip } from './repositories/clips/line.ts'
export type { JobSender } from './jobs/jobSender.ts'
export type { Queue, QueuedJob } from './jobs/queue.ts'
export type { RealtimeServer } from './realtime/openRealtime.ts'
export type { ComparedVersion, ComparisonTally } from './repositories/comparisons.ts'
export type { AudioUploadPatch, StoredAudioUpload } from './repositories/uploads/audioUploads.ts'
export type { StoredReport } from './repositories/clips/clipReports.ts'
export type { StoredCommentReport } from './repositories/comments/commentReports.ts'
export type { Clips } from './repositories/clips/clips.ts'
export type { Credits } from './repositories/people/credits.ts'
export type { NewAuditEntry, StoredAuditEntry } from './repositories/people/auditLog.ts'
export type { KeptByPerson, KeptFile } from './repositories/uploads/keptFiles.ts'
export type { FlagOverride, FlagOverrides } from './repositories/people/flagOverrides.ts'
export type { ChainLink, ClipControls, ClipEdit, CoverSpan } from './schema/clips/clipControls.ts'
export { type StoredPlaylist, toPlaylist } from './repositories/collections/playlists.ts'
export type { NotifiedPerson, StoredNotification } from './repositories/people/notifications.ts'
export type { Plays } from './repositories/clips/plays.ts'
export type { Sessions, StoredSession } from './repositories/people/sessions.ts'
export type { SignupAttributions } from './repositories/people/signupAttributions.ts'
export type { StaffClaims } from './repositories/people/staffClaims.ts'
export type { ShareLink } from './repositories/clips/shares.ts'
export type { User, Users } from './repositories/people/users.ts'
export type { StoredContentReport } from './repositories/contentReports.ts'
