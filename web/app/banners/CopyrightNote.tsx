import { useEffect, useRef } from 'react'
import { useStore } from '../../data/stores/createStore.ts'
import { useSession } from '../../data/session/session.ts'
import { modal, openModal } from '../../data/stores/openModal.ts'

// Comes with every visit until it is acknowledged, and never over another modal; closed, it waits for the next one.
export default function CopyrightNote() {
  const warning = useSession().session?.copyrightWarning ?? null
  const isFree = useStore(modal, (state) => state.open === undefined)
  const shown = useRef('')
  useEffect(() => {
    if (warning === null || !isFree || shown.current === warning.clip_id) return
    shown.current = warning.clip_id
    openModal({ kind: 'copyright-warning', clipId: warning.clip_id, title: warning.title })
  }, [warning, isFree])
  return null
}
