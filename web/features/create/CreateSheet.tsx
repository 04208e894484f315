import { useState } from 'react'
import { closeCreateSheet, createSheet } from '../../data/createSheet.ts'
import { useStore } from '../../data/createStore.ts'
import { readEarlyWords } from '../../data/firstScreen.ts'
import { signInRequest } from '../../data/signInRequest.ts'
import { modal } from '../../modals/modal.ts'
import { BottomSheet } from '../../ui/BottomSheet.tsx'
import { CreatePanel } from './CreatePanel.tsx'
import { MAKE_A_SONG } from './createTexts.ts'
import { useForm } from './form.ts'
import { ModelPicker } from './ModelPicker.tsx'

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
