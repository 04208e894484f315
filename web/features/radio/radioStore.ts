import type { RadioMessage, RadioStation } from '@arioso/contract'
import { createStore } from '../../data/stores/createStore.ts'

// connecting is the first time; lost is every time after, when there is something to keep showing.
export type ChatState = 'connecting' | 'joined' | 'lost'

type RadioState = {
  station: RadioStation | undefined
  // The station could not be asked; it is tried again by itself.
  isUnreachable: boolean
  chat: ChatState
  messages: RadioMessage[]
  missedFromId: string | undefined
  // The last message that came while listening, as opposed to those that were there already.
  latest: RadioMessage | undefined
  listeners: number | undefined
  mayWrite: boolean
}

export const radioStore = createStore<RadioState>({
  station: undefined,
  isUnreachable: false,
  chat: 'connecting',
  messages: [],
  missedFromId: undefined,
  latest: undefined,
  listeners: undefined,
  mayWrite: false,
})
