import { REMIX_MODAL_DELAY_MS } from '@arioso/contract/limits'
import { useEffect } from 'react'
import { useStore } from '../data/createStore.ts'
import { useSession } from '../data/session.ts'
import { modal, openModal } from '../modals/modal.ts'

// Asks once whether others may remix, on another day than the first and never over another modal.
export default function RemixQuestion() {
  const { session } = useSession()
  const isAsked = session?.hasSetRemixPerm === false && !session.roles.is_day_zero_user
  const isFree = useStore(modal, (state) => state.open === undefined)

  useEffect(() => {
    if (!isAsked || !isFree) return
    const timer = setTimeout(() => openModal({ kind: 'remix-permission' }), REMIX_MODAL_DELAY_MS)
    return () => clearTimeout(timer)
  }, [isAsked, isFree])

  return null
}
