import {
  AUDIO_UPLOAD_MIN_SECONDS,
  AUDIO_UPLOAD_STAFF_MAX_SECONDS,
  may,
  plans,
  type Flags,
  type Session,
} from '@arioso/contract'
import type { User } from '@arioso/storage'
import { actorOf } from './actorOf.ts'

// Seconds of own audio: what the session tells and what is accepted are the same numbers.
export function audioUploadLimits(viewer: User | undefined, flags: Flags): Session['audioUploadLimits'] {
  const isLongest = may('uploadLongestAudio', actorOf(viewer, flags))
  const max = isLongest ? AUDIO_UPLOAD_STAFF_MAX_SECONDS : plans[viewer?.planKey ?? 'free'].upload_max_seconds
  return { min: AUDIO_UPLOAD_MIN_SECONDS, max }
}
