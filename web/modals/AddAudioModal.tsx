import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { closeModal, type ModalInput } from './modal.ts'

const words = {
  upload: {
    title: 'Upload audio',
    description: 'Uploading a recording and making a song from it is not built yet.',
  },
  record: {
    title: 'Record audio',
    description: 'Recording yourself and making a song from it is not built yet.',
  },
} as const

export default function AddAudioModal({ way }: ModalInput['add-audio']) {
  return (
    <Dialog {...words[way]} isOpen onClose={closeModal}>
      <p className="text-soft">
        Until it is: describe the tune you hum. Tempo, key and instruments are understood, for example “slow waltz, G
        minor, accordion and upright bass”.
      </p>
      <Button look="primary" onClick={closeModal}>
        Back to my song
      </Button>
    </Dialog>
  )
}
