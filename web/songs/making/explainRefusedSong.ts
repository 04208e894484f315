import { toasts } from '@arioso/contract/toasts'
import { ApiError, type ApiErrorCode } from '../../data/api/ApiError.ts'
import { findSession } from '../../data/session/session.ts'
import { openModal } from '../../data/stores/openModal.ts'
import type { UpsellReason } from '../../data/billing/planDescriptions.ts'
import { showToast } from '../../ui/surfaces/toast.ts'
import { toastForFailedSong } from '../../data/toasts/toastForFailedSong.ts'

// People with a plan are not offered another one: inviting friends brings credits.
export function tellOutOfCredits(): void {
  console.info('generation blocked: out of credits')
  const hasPlan = findSession()?.subscriptionLevel !== 'free'
  showToast(hasPlan ? { ...toasts.outOfCredits, message: 'Friends bring credits.' } : toasts.outOfCredits)
  openModal(hasPlan ? { kind: 'invite' } : { kind: 'upsell', reason: 'credits' })
}

// Returns whether there was anything to offer: people with a plan are not sold one.
type Answer = (sendAgain?: () => void) => boolean | void

function offer(reason: UpsellReason): Answer {
  return () => {
    const isFree = findSession()?.subscriptionLevel === 'free'
    if (isFree) openModal({ kind: 'upsell', reason })
    return isFree
  }
}

const answers: Partial<Record<ApiErrorCode, Answer>> = {
  CREDITS_TOO_LOW: tellOutOfCredits,
  CONCURRENCY_LIMIT: offer('simultaneous'),
  MODEL_NOT_ALLOWED: offer('model'),
  FEATURE_NOT_IN_PLAN: offer('plan'),
  CUSTOM_TERMS_REQUIRED: (sendAgain) => openModal({ kind: 'terms', onAccepted: sendAgain }),
}

/**
 * Answers a refused song on the screen: what a plan would have allowed is offered, what waits for accepted terms is sent again
 * after them, everything else becomes a toast.
 */
export function explainRefusedSong(error: unknown, sendAgain?: () => void): void {
  const answer = error instanceof ApiError ? answers[error.code] : undefined
  if (answer === undefined || answer(sendAgain) === false) showToast(toastForFailedSong(error))
}
