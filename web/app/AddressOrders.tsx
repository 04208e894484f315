import { matchCurrency } from '@arioso/contract/currencies'
import { toasts } from '@arioso/contract/errors'
import { CLICK_ID_COOKIE_SECONDS } from '@arioso/contract/limits'
import { useNavigate } from '@tanstack/react-router'
import { useCallback, useEffect } from 'react'
import { chooseCurrency } from '../data/currency.ts'
import { keepInvitation } from '../data/invitation.ts'
import { refreshSession, useSession } from '../data/session.ts'
import { openModal } from '../modals/modal.ts'
import { showToast } from '../ui/toast.ts'

// What an address may ask for besides its page. Orders to do something once are taken out of it; wid and page stay.
export default function AddressOrders({ search }: { search: string }) {
  const { user, isLoading } = useSession()
  const removeFromAddress = useRemoveFromAddress()

  useEffect(() => {
    const orders = new URLSearchParams(search)
    const currency = orders.get('currency')
    if (currency !== null) chooseCurrency(matchCurrency(currency))
    keepClickId(orders.get('irclickid'))
    const invitation = orders.get('invite')
    if (invitation !== null && invitation !== '') keepInvitation(invitation)
  }, [search])

  useEffect(() => {
    if (!new URLSearchParams(search).has('session_refresh')) return
    void removeFromAddress('session_refresh')
    refreshSession().catch((error: unknown) => console.warn('the session was not refreshed', error))
  }, [search, removeFromAddress])

  useEffect(() => {
    if (isLoading || !new URLSearchParams(search).has('open_feedback')) return
    const openFeedback = () => (user === null ? showToast(toasts.feedbackNeedsLogin) : openModal({ kind: 'feedback' }))
    void removeFromAddress('open_feedback').then(openFeedback)
  }, [search, isLoading, user, removeFromAddress])

  return null
}

function useRemoveFromAddress(): (name: string) => Promise<void> {
  const navigate = useNavigate()
  return useCallback(
    (name) => navigate({ to: '.', replace: true, search: (search) => without(search, name) }),
    [navigate],
  )
}

function without<Search extends object>(search: Search, name: string): Search {
  return { ...search, [name]: undefined }
}

function keepClickId(clickId: string | null): void {
  if (clickId === null || clickId === '') return
  const value = encodeURIComponent(clickId)
  document.cookie = `irclickid=${value}; path=/; max-age=${CLICK_ID_COOKIE_SECONDS}; samesite=lax`
}
