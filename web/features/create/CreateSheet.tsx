import { useState } from 'react'
import { closeCreateSheet, createSheet } from '../../data/stores/createSheet.ts'
import { useStore } from '../../data/stores/createStore.ts'
import { readEarlyWords } from './firstScreen.ts'
import { signInRequest } from '../../data/session/signInRequest.ts'
import { modal } from '../../data/stores/openModal.ts'
import { BottomSheet } from '../../ui/surfaces/BottomSheet.tsx'
import { CreatePanel } from './CreatePanel.tsx'
import { MAKE_A_SONG } from './createTexts.ts'
import { useForm } from './form/form.ts'
import { ModelPicker } from './form/ModelPicker.tsx'

export function CreateSheet() {
  const isOpen = useStore(createSheet, (state) => state.isOpen)
  const [{ isTyping }] = useState(readEarlyWords)
  const isFull = useForm((form) => form.mode !== 'simple' || form.madLibKey !== null)

  // A press inside a dialog above the sheet is outside of the sheet, and must not close it.
  function close(): void {
    if (modal.get().open === undefined && !signInRequest.get().isOpen) closeCreateSheet()
  }

  return (
    <BottomSheet
      title={MAKE_A_SONG}
      isOpen={isOpen}
      onClose={close}
      isFull={isFull}
      {...(isTyping && { focusFirst: 'textarea' })}
      beside={<ModelPicker />}
    >
      <CreatePanel />
    </BottomSheet>
  )
}
