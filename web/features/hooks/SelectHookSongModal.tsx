import type { Clip } from '@arioso/contract'
import { useState } from 'react'
import { closeModal, openModal, type HookStep, type ModalInput } from '../../modals/modal.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { SongStep } from './SongStep.tsx'
import { VideoStep } from './VideoStep.tsx'

const titles: Record<HookStep, { title: string; description: string }> = {
  selectSongInFlow: { title: 'Select hook song', description: 'Which song shall be heard in it?' },
  uploadVideoInFlow: { title: 'Upload your video', description: 'Between 10 and 120 seconds of anything you filmed.' },
}

export default function SelectHookSongModal(props: ModalInput['select-hook-song']) {
  const [step, setStep] = useState(props.step)
  const [clip, setClip] = useState<Clip | undefined>(props.clip)

  function choose(chosen: Clip): void {
    setClip(chosen)
    setStep('uploadVideoInFlow')
  }

  return (
    <Dialog {...titles[step]} isOpen onClose={closeModal}>
      {step === 'selectSongInFlow' || clip === undefined ? (
        <SongStep onChosen={choose} />
      ) : (
        <VideoStep
          clip={clip}
          onOtherSong={() => setStep('selectSongInFlow')}
          onRead={(film) => openModal({ kind: 'hook-details', clip, film })}
        />
      )}
    </Dialog>
  )
}
