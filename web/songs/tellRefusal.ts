import { toasts } from '@arioso/contract/errors'
import { ApiError, type ApiErrorCode } from '../data/ApiError.ts'
import { findSession } from '../data/session.ts'
import { openModal } from '../modals/modal.ts'
import { showToast } from '../ui/toast.ts'
import { toastForError } from './toastForError.ts'

// Whoever has a plan already cannot be helped by another one: friends bring credits.
export function tellOutOfCredits(): void {
  console.info('generation blocked: out of credits')
  showToast(toasts.outOfCredits)
  const hasPlan = findSession()?.subscriptionLevel !== 'free'
  openModal(hasPlan ? { kind: 'invite' } : { kind: 'upsell', reason: 'credits' })
}

const answers: Partial<Record<ApiErrorCode, () => void>> = {
  CREDITS_TOO_LOW: tellOutOfCredits,
  CONCURRENCY_LIMIT: () => openModal({ kind: 'upsell', reason: 'simultaneous' }),
  MODEL_NOT_ALLOWED: () => openModal({ kind: 'upsell', reason: 'model' }),
  CUSTOM_TERMS_REQUIRED: () => openModal({ kind: 'terms' }),
}

// What a plan would have allowed is offered; everything else is said.
export function tellRefusal(error: unknown): void {
  const answer = error instanceof ApiError ? answers[error.code] : undefined
  if (answer === undefined) showToast(toastForError(error))
  else answer()
}
