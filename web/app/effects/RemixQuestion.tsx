import { REMIX_MODAL_DELAY_MS } from '@arioso/contract/limits'
import { useEffect } from 'react'
import { useStore } from '../../data/stores/createStore.ts'
import { modal, openModal } from '../../data/stores/openModal.ts'

// Asks whether others may remix, never over another modal.
export default function RemixQuestion() {
  const isFree = useStore(modal, (state) => state.open === undefined)

  useEffect(() => {
    if (!isFree) return
    const timer = setTimeout(() => openModal({ kind: 'remix-permission' }), REMIX_MODAL_DELAY_MS)
    return () => clearTimeout(timer)
  }, [isFree])
  return null
}
