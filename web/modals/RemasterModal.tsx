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

const MEANINGS: Record<Variation, string> = {
  subtle: 'Every note stays; the newer model adds to them.',
  normal: 'The same band plays the song again.',
  high: 'Another band of the same style plays it.',
}

// The newest first: that is what a remaster is for.
const OFFERED = models.toReversed()

export default function RemasterModal({ clip }: ModalInput['remaster']) {
  const [model, setModel] = useState(OFFERED[0]?.external_key ?? '')
  const [variation, setVariation] = useState<Variation>('normal')
  const [isBusy, setBusy] = useState(false)

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
    <Dialog title="Remaster" description="Melody, words and form stay." isOpen onClose={closeModal}>
      <Select
        label="Model"
        value={model}
        onChange={setModel}
        options={OFFERED.map(({ external_key, name, description }) => ({
          value: external_key,
          label: `${name} · ${description}`,
        }))}
      />
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
        <p className="text-sm text-soft">{MEANINGS[variation]}</p>
      </div>
      <Button look="primary" size="large" isBusy={isBusy} onClick={() => void start()}>
        {`Remaster for ${GENERATION_COST} credits`}
      </Button>
    </Dialog>
  )
}
