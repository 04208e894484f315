import { AppError, hasPlanFeature, may, type Actor } from '@arioso/contract'

// The plan is named where it is the plan, so that the page can offer another one.
export function refuseImageToSong(actor: Actor): void {
  if (may('imageToSong', actor)) return
  throw new AppError(hasPlanFeature(actor.planKey, 'image_to_song') ? 'FORBIDDEN' : 'FEATURE_NOT_IN_PLAN')
}
