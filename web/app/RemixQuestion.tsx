import { REMIX_MODAL_DELAY_MS } from '@arioso/contract/limits'
import { useRouterState } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useStore } from '../data/createStore.ts'
import { modal, openModal } from '../modals/modal.ts'

// Asks once whether others may remix, anywhere but at home and never over another modal.
export default function RemixQuestion() {
  const path = useRouterState({ select: (state) => state.location.pathname })
  const isFree = useStore(modal, (state) => state.open === undefined)
  const isHome = path === '/home' || path === '/'

  useEffect(() => {
    if (isHome || !isFree) return
    const timer = setTimeout(() => openModal({ kind: 'remix-permission' }), REMIX_MODAL_DELAY_MS)
    return () => clearTimeout(timer)
  }, [isHome, isFree])

  return null
}
