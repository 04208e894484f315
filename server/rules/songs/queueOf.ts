import { findModel, JOB_QUEUES } from '@arioso/contract'
import type { ClipEdit, StoredClip } from '@arioso/storage'

const QUEUE_OF_EDIT: Record<ClipEdit['kind'], string> = {
  crop: JOB_QUEUES.editSong,
  fade: JOB_QUEUES.editSong,
  reverse: JOB_QUEUES.editSong,
  concat: JOB_QUEUES.editSong,
  stem: JOB_QUEUES.splitStems,
  cover: JOB_QUEUES.generateSong,
  remaster: JOB_QUEUES.generateSong,
  variation: JOB_QUEUES.generateSong,
  extend: JOB_QUEUES.generateSong,
  opening: JOB_QUEUES.generateSong,
  infill: JOB_QUEUES.generateSong,
}

type Queued = Pick<StoredClip, 'controls' | 'modelKey'>

// Which job makes a clip.
export function queueOf({ controls: { edit, speed, isRecorded, isHeard }, modelKey }: Queued): string {
  if (speed !== undefined) return JOB_QUEUES.changeSpeed
  // There are no notes to play its parts from: the engine that made it takes them out of its sound.
  if (edit?.kind === 'stem' && edit.split === 'twelve' && isHeard) return JOB_QUEUES.generateOutsideSong
  // A recording is mastered, not played again.
  if (edit?.kind === 'remaster' && (isRecorded || isHeard)) return JOB_QUEUES.editSong
  const queue = edit === undefined ? JOB_QUEUES.generateSong : QUEUE_OF_EDIT[edit.kind]
  const isOutside = queue === JOB_QUEUES.generateSong && findModel(modelKey)?.engine !== undefined
  return isOutside ? JOB_QUEUES.generateOutsideSong : queue
}
