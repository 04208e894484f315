import { createElement, useEffect, useRef, type ComponentType } from 'react'
import { useLocation } from '../routing/useRouter.ts'
import { useStore } from '../data/stores/createStore.ts'
import { closeModal, modal, type OpenModal } from '../data/stores/openModal.ts'
import { LazyParts } from '../ui/lazy/LazyParts.tsx'
import { useLayer } from '../ui/surfaces/layers.ts'
import type { ModalTable } from './lazyModal.ts'

export function ModalHost({ modals }: { modals: ModalTable }) {
  const open = useStore(modal, (state) => state.open)
  useLayer({
    isOpen: open !== undefined && !modals[open.kind].mustAnswer,
    onClose: closeModal,
    findQuestion: () => modal.get().askFirst,
    isClosedByLeaving: true,
  })
  useLeavingCloses()
  return (
    <LazyParts onMissing={closeModal}>{open !== undefined && createElement(findView(modals, open), open)}</LazyParts>
  )
}

// The table pairs each kind with the view of that kind; TypeScript cannot follow the pairing through a union.
function findView(modals: ModalTable, { kind }: OpenModal): ComponentType<OpenModal> {
  return modals[kind].View as ComponentType<OpenModal>
}

// The place a modal takes in the history has no slash at its end; that alone is not leaving.
function useLeavingCloses(): void {
  const path = useLocation(({ pathname }) => pathname.replace(/\/$/, ''))
  const opened = useRef(path)
  useEffect(() => {
    if (opened.current !== path) closeModal()
    opened.current = path
  }, [path])
}
