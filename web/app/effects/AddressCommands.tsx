import { matchCurrency } from '@arioso/contract/currencies'
import { toasts } from '@arioso/contract/toasts'
import { CLICK_ID_COOKIE_SECONDS } from '@arioso/contract/limits'
import { useCallback, useEffect } from 'react'
import { useNavigate } from '../../routing/useRouter.ts'
import { inBackground } from '../../data/api/inBackground.ts'
import { chooseCurrency } from '../../data/billing/currency.ts'
import { refreshSession, useSession } from '../../data/session/session.ts'
import { openModal } from '../../data/stores/openModal.ts'
import { showToast } from '../../ui/surfaces/toast.ts'

// What an address may ask for besides its page. A command that is carried out once is taken out of it; wid and page stay.
export default function AddressCommands({ search }: { search: string }) {
  const { user, isLoading } = useSession()
  const removeFromAddress = useRemoveFromAddress()

  useEffect(() => {
    const commands = new URLSearchParams(search)
    const currency = commands.get('currency')
    if (currency !== null) chooseCurrency(matchCurrency(currency))
    keepClickId(commands.get('irclickid'))
  }, [search])

  useEffect(() => {
    if (!new URLSearchParams(search).has('session_refresh')) return
    void removeFromAddress('session_refresh')
    inBackground('the session was not refreshed', refreshSession())
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
