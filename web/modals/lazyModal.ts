import type { ComponentType } from 'react'
import type { ModalInput, ModalKind } from '../data/stores/openModal.ts'
import { lazyPart } from '../ui/lazy/lazyPart.ts'

// Some questions have to be answered: the back button does not close them.
export type Modal<Input> = { View: ComponentType<Input>; mustAnswer: boolean }

export type ModalTable = { [Kind in ModalKind]: Modal<ModalInput[Kind]> }

type Load<Input> = () => Promise<{ default: ComponentType<Input> }>

export function lazyModal<Input extends object>(load: Load<Input>, { mustAnswer = false } = {}): Modal<Input> {
  return { View: lazyPart(load), mustAnswer }
}
