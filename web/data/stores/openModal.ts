// One modal at a time over any page. openModal says which and with what; each kind is loaded when it is first wanted.
import { createStore } from './createStore.ts'

// The input of each kind of modal. Every feature adds its own kinds in its modals.ts, so nothing here has to know them.
// oxlint-disable-next-line typescript/no-empty-object-type
export interface ModalInput {}

export type ModalKind = keyof ModalInput

export type OpenModal = { [Kind in ModalKind]: { kind: Kind } & ModalInput[Kind] }[ModalKind]

type ModalState = {
  open: OpenModal | undefined
  // Tells one opening from the next, also when the same kind opens twice.
  opening: number
  // What the back button does instead of closing, while there is something to lose.
  askFirst: (() => void) | undefined
}

export const modal = createStore<ModalState>({ open: undefined, opening: 0, askFirst: undefined })

export function openModal(open: OpenModal): void {
  modal.set({ open, opening: modal.get().opening + 1, askFirst: undefined })
}

export function closeModal(): void {
  modal.set({ open: undefined, askFirst: undefined })
}

export function askBeforeLeaving(askFirst: (() => void) | undefined): void {
  modal.set({ askFirst })
}
