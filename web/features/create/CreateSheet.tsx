import { closeCreateSheet, createSheet } from '../../data/createSheet.ts'
import { useStore } from '../../data/createStore.ts'
import { signInRequest } from '../../data/signInRequest.ts'
import { modal } from '../../modals/modal.ts'
import { BottomSheet } from '../../ui/BottomSheet.tsx'
import { CreatePanel } from './CreatePanel.tsx'
import { useForm } from './form.ts'
import { ModelPicker } from './ModelPicker.tsx'

export default function CreateSheet() {
  const isOpen = useStore(createSheet, (state) => state.isOpen)
  const isFull = useForm((form) => form.mode !== 'simple' || form.madLibKey !== null)

  // A press inside a dialog above the sheet is outside of the sheet, and must not close it.
  function close(): void {
    if (modal.get().open === undefined && !signInRequest.get().isOpen) closeCreateSheet()
  }

  return (
    <BottomSheet title="Make a song" isOpen={isOpen} onClose={close} isFull={isFull} beside={<ModelPicker />}>
      <CreatePanel />
    </BottomSheet>
  )
}
