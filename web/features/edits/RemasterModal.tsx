import type { Session } from '@arioso/contract'
import { CLIPS_PER_GENERATION } from '@arioso/contract/limits'
import { GENERATION_COST } from '@arioso/contract/plans'
import { models, type ModelEntry } from '@arioso/contract/models'
import { useState } from 'react'
import { api } from '../../data/api/api.ts'
import { showNewClips } from '../../data/songs/refine.ts'
import { refreshSession, useSession } from '../../data/session/session.ts'
import { explainRefusedSong } from '../../songs/making/explainRefusedSong.ts'
import { useTellOnItsWay } from '../../songs/making/useTellOnItsWay.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { Dialog } from '../../ui/surfaces/Dialog.tsx'
import { SegmentedControl } from '../../ui/controls/SegmentedControl.tsx'
import { Select } from '../../ui/controls/Select.tsx'
import { closeModal, type ModalInput } from '../../data/stores/openModal.ts'

type Variation = 'subtle' | 'normal' | 'high'

const OF_A_SONG: Record<Variation, string> = {
  subtle: 'Every note stays; the newer model builds on them.',
  normal: 'The same band plays the song again.',
  high: 'Another band of the same style plays it.',
}
const OF_A_RECORDING: Record<Variation, string> = {
  subtle: 'Mastered loud, with the tone barely touched.',
  normal: 'Mastered loud, with dull or harsh sound evened out.',
  high: 'Mastered loud, with the boldest change in tone.',
}

// The newest first: that is what a remaster is for.
function listOffered(flags: Session['flags'] = {}): ModelEntry[] {
  return models.filter(({ flag }) => flag === undefined || flags[flag] === true).toReversed()
}

export default function RemasterModal({ clip }: ModalInput['remaster']) {
  const offered = listOffered(useSession().session?.flags)
  const [model, setModel] = useState(offered[0]?.external_key ?? '')
  const [variation, setVariation] = useState<Variation>('normal')
  const [isBusy, setBusy] = useState(false)
  const tellOnItsWay = useTellOnItsWay()
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
      tellOnItsWay('Your remaster is on its way', clips[0] ?? clip)
      await refreshSession()
    } catch (error) {
      explainRefusedSong(error)
      setBusy(false)
    }
  }

  return (
    <Dialog
      title="Remaster"
      description={
        isRecording
          ? 'The recording stays the same; its level and tone are remastered.'
          : 'The melody, lyrics and structure stay the same.'
      }
      isOpen
      onClose={closeModal}
    >
      {!isRecording && (
        <Select
          label="Model"
          value={model}
          onChange={setModel}
          options={offered.map(({ external_key, name }) => ({ value: external_key, label: name }))}
          hint={offered.find(({ external_key }) => external_key === model)?.description}
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
