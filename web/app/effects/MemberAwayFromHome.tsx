import { REMIX_MODAL_DELAY_MS } from '@arioso/contract/limits'
import { useEffect } from 'react'
import { useSession } from '../../data/session/session.ts'
import { useFetchPinned } from '../../data/songs/pins.ts'
import { useStore } from '../../data/stores/createStore.ts'
import { modal, openModal } from '../../data/stores/openModal.ts'

// What a member's visit brings with it once they leave Home.
export default function MemberAwayFromHome({ userId }: { userId: string }) {
  useFetchPinned(userId)
  useRemixQuestion()
  return null
}

// Asks once whether others may remix, on another day than the first and never over another modal.
function useRemixQuestion(): void {
  const { session } = useSession()
  const isAsked = session?.hasSetRemixPerm === false && !session.roles.is_day_zero_user
  const isFree = useStore(modal, (state) => state.open === undefined)

  useEffect(() => {
    if (!isAsked || !isFree) return
    const timer = setTimeout(() => openModal({ kind: 'remix-permission' }), REMIX_MODAL_DELAY_MS)
    return () => clearTimeout(timer)
  }, [isAsked, isFree])
}
