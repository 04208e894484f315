// Storage: the only code that knows SQL, the queue, files and the sockets' adapter.
// A database url and a folder go in; repositories, files, a queue and realtime come out.
// Sizes in bytes, durations in seconds, credits in whole credits; expected failures are AppErrors of the contract.
export { forgetDeadWorkers } from './jobs/forgetDeadWorkers.ts'
export { migrate } from './migrate.ts'
export { openStorage, type Repositories, type Storage, type StorageOptions } from './openStorage.ts'
export { type ClipPatch, type NewClip, type StoredClip, toClip } from './repositories/storedClip.ts'
export { type StoredWorkspace, toWorkspace, type Workspaces } from './repositories/workspaces.ts'
export type { ByteRange, Files, GrowingFile } from './files/files.ts'
export type { JobSender } from './jobs/jobSender.ts'
export type { Queue, QueuedJob } from './jobs/queue.ts'
export type { RealtimeServer } from './realtime/openRealtime.ts'
export type { Clips } from './repositories/clips.ts'
export type { Credits } from './repositories/credits.ts'
export type { Plays } from './repositories/plays.ts'
export type { User, Users } from './repositories/users.ts'
