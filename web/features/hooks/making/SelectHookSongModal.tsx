import type { Clip } from '@arioso/contract'
import { useState } from 'react'
import { closeModal, openModal, type ModalInput } from '../../../data/stores/openModal.ts'
import { Dialog } from '../../../ui/surfaces/Dialog.tsx'
import { SongStep } from './SongStep.tsx'
import { VideoStep } from './VideoStep.tsx'

export type HookStep = 'selectSongInFlow' | 'uploadVideoInFlow'

const titles: Record<HookStep, { title: string; description: string }> = {
  selectSongInFlow: { title: 'Select hook song', description: 'Choose the song' },
  uploadVideoInFlow: { title: 'Upload your video', description: '10 to 120 seconds of anything you’ve filmed.' },
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
