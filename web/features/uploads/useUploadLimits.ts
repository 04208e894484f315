import { AUDIO_UPLOAD_MIN_SECONDS } from '@arioso/contract/limits'
import { plans } from '@arioso/contract/plans'
import { useSession } from '../../data/session/session.ts'

export function useUploadLimits(): { min: number; max: number } {
  const { session } = useSession()
  return session?.audioUploadLimits ?? { min: AUDIO_UPLOAD_MIN_SECONDS, max: plans.free.upload_max_seconds }
}
