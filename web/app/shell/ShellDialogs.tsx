import { useState, useSyncExternalStore } from 'react'
import { useStore } from '../../data/stores/createStore.ts'
import { closeSignIn, signInRequest } from '../../data/session/signInRequest.ts'
import { closeModal, modal } from '../../data/stores/openModal.ts'
import { lazyPart } from '../../ui/lazy/lazyPart.ts'
import { LazyParts } from '../../ui/lazy/LazyParts.tsx'
import { findTopLayer, subscribeToLayers } from '../../ui/surfaces/layers.ts'

const SignInDialog = lazyPart(() => import('../../features/session/SignInDialog.tsx'))
const BackCloses = lazyPart(() => import('../routes/BackCloses.tsx'))
const Modals = lazyPart(() => import('./Modals.tsx'))

// Each is loaded by the press that wants it.
export function ShellDialogs() {
  const isSigningIn = useStore(signInRequest, (state) => state.isOpen)
  const hasModal = useStore(modal, (state) => state.opening > 0)
  return (
    <>
      <LazyParts onMissing={closeSignIn}>{isSigningIn && <SignInDialog />}</LazyParts>
      <LazyParts onMissing={closeModal}>{hasModal && <Modals />}</LazyParts>
      <BackOnceNeeded />
    </>
  )
}

// Once something was open it stays: it has to tidy the history up after the last one closes.
function BackOnceNeeded() {
  const isOpen = useSyncExternalStore(subscribeToLayers, () => findTopLayer() !== undefined)
  const [isNeeded, setNeeded] = useState(false)
  if (isOpen && !isNeeded) setNeeded(true)
  return <LazyParts>{isNeeded && <BackCloses />}</LazyParts>
}
