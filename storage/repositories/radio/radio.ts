import type { Database } from '../../database.ts'
import { createRadioChat, type RadioChat } from './radioChat.ts'
import { createRadioListeners, type RadioListeners } from './radioListeners.ts'
import { createRadioProgramme, type RadioProgramme } from './radioProgramme.ts'

export type Radio = RadioProgramme & RadioChat & RadioListeners

export function createRadio(database: Database): Radio {
  return { ...createRadioProgramme(database), ...createRadioChat(database), ...createRadioListeners(database) }
}
