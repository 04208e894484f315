import { texts } from '@arioso/contract/texts'
import { useEffect, useReducer, useState } from 'react'
import { askBeforeLeaving, closeModal, type ModalInput } from '../../data/stores/openModal.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { Dialog } from '../../ui/surfaces/Dialog.tsx'
import { ChooseStage } from './ChooseStage.tsx'
import { FinalizeStage } from './send/FinalizeStage.tsx'
import { RecordStage } from './record/RecordStage.tsx'
import { TermsStage } from './TermsStage.tsx'
import { forgetPendingUpload, findPendingUpload } from './send/pendingUpload.ts'
import { TrimStage } from './trim/TrimStage.tsx'
import { acceptUploadTerms, hasAcceptedUploadTerms } from './uploadTerms.ts'
import { asksBeforeClosing, firstStage, nextStage, type Stage, type Step, type Wizard } from './wizard.ts'

const titles: Record<Stage, string> = {
  TermsOfService: 'Using your own audio',
  ChooseUploadMethod: 'Upload audio',
  Recording: 'Record audio',
  Trim: 'Trim your audio',
  Finalize: 'Name your audio',
}

export default function UploadWizard({ way, file }: ModalInput['add-audio']) {
  const mode = way === 'record' ? 'recording' : 'uploading'
  const [wizard, step] = useReducer(nextStage, undefined, () =>
    firstStage(mode, hasAcceptedUploadTerms(), file, file === undefined ? findPendingUpload() : undefined),
  )
  const [isAsking, setAsking] = useState(false)

  const asks = asksBeforeClosing(wizard.stage)
  useEffect(() => askBeforeLeaving(asks ? () => setAsking(true) : undefined), [asks])
  useBrowserQuestion(asks || wizard.stage === 'Trim')

  function close(): void {
    if (asks) setAsking(true)
    else closeModal()
  }

  return (
    <Dialog title={titles[wizard.stage]} isOpen onClose={close} isWide>
      <StageOf wizard={wizard} onStep={step} />
      <Dialog
        title={texts.discardChanges}
        description="You’ll lose what you’ve recorded or uploaded here."
        isOpen={isAsking}
        onClose={() => setAsking(false)}
      >
        <div className="flex flex-wrap justify-end gap-3">
          <Button onClick={() => setAsking(false)}>Cancel</Button>
          <Button
            look="danger"
            onClick={() => {
              forgetPendingUpload()
              closeModal()
            }}
          >
            Discard
          </Button>
        </div>
      </Dialog>
    </Dialog>
  )
}

// What has not been sent anywhere would be gone with the page; the browser asks in its own words.
function useBrowserQuestion(isWanted: boolean): void {
  useEffect(() => {
    if (!isWanted) return
    const ask = (event: BeforeUnloadEvent): void => {
      if (findPendingUpload() === undefined) event.preventDefault()
    }
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [isWanted])
}

function StageOf({ wizard, onStep }: { wizard: Wizard; onStep: (step: Step) => void }) {
  const back = (): void => onStep({ type: 'back' })
  switch (wizard.stage) {
    case 'TermsOfService':
      return (
        <TermsStage
          onAccept={() => {
            acceptUploadTerms()
            onStep({ type: 'accepted' })
          }}
        />
      )
    case 'ChooseUploadMethod':
      return (
        <ChooseStage
          dropped={wizard.dropped}
          onRecord={() => onStep({ type: 'record' })}
          onHeard={(sound) => onStep({ type: 'heard', sound })}
        />
      )
    case 'Recording':
      return <RecordStage onBack={back} onHeard={(sound) => onStep({ type: 'heard', sound })} />
    case 'Trim':
      return (
        <TrimStage
          sound={wizard.sound}
          trimmed={wizard.trim}
          onBack={back}
          onSave={(trim) => onStep({ type: 'saved', trim })}
        />
      )
    case 'Finalize':
      return <FinalizeStage wizard={wizard} onBack={back} onStep={onStep} />
  }
}
