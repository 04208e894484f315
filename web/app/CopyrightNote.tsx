import { useEffect } from 'react'
import { useStore } from '../data/createStore.ts'
import { useSession } from '../data/session.ts'
import { modal, openModal } from '../modals/modal.ts'

// Stands until it is acknowledged, and never over another modal.
export default function CopyrightNote() {
  const warning = useSession().session?.copyrightWarning ?? null
  const isFree = useStore(modal, (state) => state.open === undefined)
  useEffect(() => {
    if (warning === null || !isFree) return
    openModal({ kind: 'copyright-warning', clipId: warning.clip_id, title: warning.title })
  }, [warning, isFree])
  return null
}
