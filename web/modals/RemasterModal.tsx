import { CLIPS_PER_GENERATION } from '@arioso/contract/limits'
import { GENERATION_COST } from '@arioso/contract/plans'
import { models } from '@arioso/contract/models'
import { useState } from 'react'
import { api } from '../data/api.ts'
import { showNewClips } from '../data/refine.ts'
import { refreshSession } from '../data/session.ts'
import { tellRefusal } from '../songs/tellRefusal.ts'
import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { SegmentedControl } from '../ui/SegmentedControl.tsx'
import { Select } from '../ui/Select.tsx'
import { showToast } from '../ui/toast.ts'
import { closeModal, type ModalInput } from './modal.ts'

type Variation = 'subtle' | 'normal' | 'high'

const OF_A_SONG: Record<Variation, string> = {
  subtle: 'Every note stays; the newer model adds to them.',
  normal: 'The same band plays the song again.',
  high: 'Another band of the same style plays it.',
}
const OF_A_RECORDING: Record<Variation, string> = {
  subtle: 'As loud as a record, its tone hardly touched.',
  normal: 'As loud as a record, dull or harsh sound evened out.',
  high: 'As loud as a record, its tone changed as far as it bears.',
}

// The newest first: that is what a remaster is for.
const OFFERED = models.toReversed()

export default function RemasterModal({ clip }: ModalInput['remaster']) {
  const [model, setModel] = useState(OFFERED[0]?.external_key ?? '')
  const [variation, setVariation] = useState<Variation>('normal')
  const [isBusy, setBusy] = useState(false)
  const isRecording = clip.metadata.is_recorded
  // A song comes back as two takes, a recording as one.
  const cost = isRecording ? GENERATION_COST / CLIPS_PER_GENERATION : GENERATION_COST

  async function start(): Promise<void> {
    setBusy(true)
    try {
      const body = { clip_id: clip.id, model_name: model, variation_category: variation }
      const { clips } = await api('POST /api/generate/upsample', { body })
      showNewClips(clips)
      closeModal()
      showToast({ title: 'Your remaster is on its way', message: clip.title, seconds: 3, kind: 'success' })
      await refreshSession()
    } catch (error) {
      tellRefusal(error)
      setBusy(false)
    }
  }

  return (
    <Dialog
      title="Remaster"
      description={
        isRecording ? 'Every sound stays; level and tone are mastered anew.' : 'Melody, words and form stay.'
      }
      isOpen
      onClose={closeModal}
    >
      {!isRecording && (
        <Select
          label="Model"
          value={model}
          onChange={setModel}
          options={OFFERED.map(({ external_key, name }) => ({ value: external_key, label: name }))}
          hint={OFFERED.find(({ external_key }) => external_key === model)?.description}
        />
      )}
      <div className="grid gap-2">
        <SegmentedControl
          label="How different"
          value={variation}
          onChange={setVariation}
          segments={[
            { value: 'subtle', label: 'Subtle' },
            { value: 'normal', label: 'Normal' },
            { value: 'high', label: 'High' },
          ]}
        />
        <p className="text-sm text-soft">{(isRecording ? OF_A_RECORDING : OF_A_SONG)[variation]}</p>
      </div>
      <Button look="primary" size="large" isBusy={isBusy} onClick={() => void start()}>
        {`Remaster for ${cost} credits`}
      </Button>
    </Dialog>
  )
}
