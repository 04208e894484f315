// One modal at a time over any page. openModal says which and with what; each kind is loaded when it is first wanted.
import type { Clip, Playlist, Workspace } from '@arioso/contract'
import type { PaidPlanKey, PlanDescription } from '../data/planDescriptions.ts'
import { createStore } from '../data/createStore.ts'
import type { Film } from '../data/film.ts'

export type PaidPlan = PlanDescription & { plan_key: PaidPlanKey }

// What each kind of modal is told.
export type ModalInput = {
  upsell: { reason: UpsellReason }
  terms: { onAccepted?: () => void }
  'create-workspace': { onCreated: (workspace: Workspace) => void }
  'rename-workspace': { workspace: Workspace }
  'move-to-workspace': { clipIds: readonly string[]; onDone?: () => void }
  'replace-pin': { clip: Clip; pinned: Clip }
  'delete-clip': { clipIds: readonly string[] }
  'library-select': { title: string; onChosen: (clip: Clip) => void }
  confirm: ConfirmInput
  playlist: { playlist?: Playlist; clipIds?: readonly string[]; onCreated?: (playlist: Playlist) => void }
  'add-to-playlist': { clipIds: readonly string[]; onDone?: () => void }
  'add-audio': { way: 'upload' | 'record'; file?: File }
  'compare-takes': { ids: readonly [string, string] }
  stems: { clip: Clip }
  remaster: { clip: Clip }
  persona: { clip: Clip }
  personas: object
  'remix-introduction': { title: string }
  'remix-permission': object
  invite: object
  checkout: { plan: PaidPlan; period: 'month' | 'year' }
  'subscription-success': { plan: PaidPlan; bringsRights: boolean }
  'rights-purchased': { planName: string }
  'copyright-warning': { clipId: string; title: string }
  more: object
  feedback: object
  publish: { id: string }
  'update-metadata': { id: string }
  'share-clip': { id: string }
  'clip-feedback': { id: string }
  'flag-clip': { clip: Clip }
  'flag-copyright': { clip: Clip; details?: string }
  download: { id: string }
  'download-songs': { clipIds: readonly string[]; onDone: () => void }
  'download-quota': object
  'share-asset': { id: string }
  queue: object
  'full-player': object
  shortcuts: object
  'select-hook-song': { step: HookStep; clip?: Clip }
  'hook-details': { clip: Clip; film: Film }
}

export type HookStep = 'selectSongInFlow' | 'uploadVideoInFlow'

export type ConfirmInput = {
  title: string
  text: string
  verb: string
  isDangerous?: boolean
  onConfirm: () => void | Promise<void>
}

export type UpsellReason =
  | 'model'
  | 'credits'
  | 'simultaneous'
  | 'exclude-styles'
  | 'cover'
  | 'image-to-song'
  | 'preview'
  | 'downloads'
  | 'edit'
  | 'stems'
  | 'persona'

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
