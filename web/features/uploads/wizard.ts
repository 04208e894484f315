import type { AudioUpload } from '@arioso/contract'
import type { Sound } from './sound.ts'
import type { Span } from '../../ui/span/span.ts'

// The stages of the wizard and what leads from one to the next. A recording and a chosen file only differ in how the
// sound comes in.
export type Wizard =
  | { stage: 'TermsOfService' | 'ChooseUploadMethod' | 'Recording'; mode: Mode; dropped?: File | undefined }
  | { stage: 'Trim'; mode: Mode; sound: Sound; trim?: Trim | undefined }
  | { stage: 'Finalize'; mode: Mode; source: Source; upload: AudioUpload | undefined }

export type Finalizing = Extract<Wizard, { stage: 'Finalize' }>

// What Finalize waits for: a sound still to be sent, or one that was on its way when the page was left.
type Source = { sound: Sound; trim: Trim | undefined } | { uploadId: string }

export type Stage = Wizard['stage']
export type Mode = 'uploading' | 'recording'
export type Trim = Span

export type Step =
  | { type: 'accepted' }
  | { type: 'record' }
  | { type: 'heard'; sound: Sound }
  | { type: 'saved'; trim: Trim | undefined }
  | { type: 'processed'; upload: AudioUpload }
  | { type: 'notSent' }
  | { type: 'refused' }
  | { type: 'back' }

// A file dropped on the page waits for the terms; after that it is a file like any other.
export function firstStage(mode: Mode, hasAcceptedTerms: boolean, dropped?: File, uploadId?: string): Wizard {
  if (uploadId !== undefined) return { stage: 'Finalize', mode, source: { uploadId }, upload: undefined }
  if (!hasAcceptedTerms) return { stage: 'TermsOfService', mode, dropped }
  return { stage: mode === 'recording' ? 'Recording' : 'ChooseUploadMethod', mode, dropped }
}

export function nextStage(wizard: Wizard, step: Step): Wizard {
  const { mode } = wizard
  switch (step.type) {
    case 'accepted':
      return wizard.stage === 'TermsOfService' ? firstStage(mode, true, wizard.dropped) : wizard
    case 'record':
      return { stage: 'Recording', mode: 'recording' }
    case 'heard':
      return { stage: 'Trim', mode, sound: step.sound }
    case 'saved':
      if (wizard.stage !== 'Trim') return wizard
      return { stage: 'Finalize', mode, source: { sound: wizard.sound, trim: step.trim }, upload: undefined }
    case 'processed':
      return wizard.stage === 'Finalize' ? { ...wizard, upload: step.upload } : wizard
    case 'notSent':
      return wizard.stage === 'Finalize' && 'sound' in wizard.source
        ? { stage: 'Trim', mode, ...wizard.source }
        : wizard
    case 'refused':
    case 'back':
      return { stage: 'ChooseUploadMethod', mode: 'uploading' }
  }
}

// What would be lost has taken some trouble.
export function asksBeforeClosing(stage: Stage): boolean {
  return stage === 'Finalize' || stage === 'Recording'
}
