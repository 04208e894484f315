import { outsideModels } from '@arioso/contract/models'
import { STEMS_COST } from '@arioso/contract/plans'
import { useState } from 'react'
import { api } from '../../data/api/api.ts'
import { useBilling } from '../../data/billing/billing.ts'
import { showNewClips } from '../../data/songs/refine.ts'
import { refreshSession } from '../../data/session/session.ts'
import { explainRefusedSong } from '../../songs/making/explainRefusedSong.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { Dialog } from '../../ui/surfaces/Dialog.tsx'
import { joinClasses } from '../../ui/joinClasses.ts'
import { showToast } from '../../ui/surfaces/toast.ts'
import { closeModal, type ModalInput } from '../../data/stores/openModal.ts'

const CHOICES = [
  { split: 'two', title: 'Two stems', text: 'Vocals, and everything else.' },
  {
    split: 'twelve',
    title: 'Twelve stems',
    text: 'Voice, backing vocals, drums, bass, guitar, keyboard, percussion, strings, synth, brass, woodwinds and effects.',
  },
] as const

const OF_A_SONG = {
  text: 'Each stem is added to your library as its own track. Together they are exactly this song.',
  choices: CHOICES,
}
const OF_A_RECORDING = {
  text: 'A recording is a finished mix, so its parts can be turned down but not removed. Both versions are added to your library.',
  choices: [
    {
      split: 'two',
      title: 'Karaoke and drumless',
      text: 'One version with the vocals turned down, one with the drums turned down. A trace of each remains.',
    },
  ],
} as const

const OF_A_FINISHED_MIX = {
  text: 'This song came as a finished mix, so its parts can be turned down but not removed. Both versions are added to your library.',
  choices: OF_A_RECORDING.choices,
} as const

// Its engine can take it apart: as many parts as a song made here has, heard instead of played.
const OF_AN_ENGINE = {
  text: 'Each stem is added to your library as its own track. The engine listens for them, so they come close to what’s in the song.',
  choices: [OF_A_RECORDING.choices[0], CHOICES[1]],
} as const
const outsideNames = new Set(outsideModels.map(({ name }) => name))

export default function StemsModal({ clip }: ModalInput['stems']) {
  const [split, setSplit] = useState<'two' | 'twelve'>('two')
  const [isBusy, setBusy] = useState(false)
  const { data: billing } = useBilling()
  const isOfEngine = outsideNames.has(clip.model_name)
  const model = billing?.models.find(({ name }) => isOfEngine && name === clip.model_name)
  const canTakeApart = model?.features.includes('stems') === true
  const ofEngine = canTakeApart ? OF_AN_ENGINE : OF_A_FINISHED_MIX
  const { text, choices } = !clip.metadata.is_recorded ? OF_A_SONG : isOfEngine ? ofEngine : OF_A_RECORDING

  async function start(): Promise<void> {
    setBusy(true)
    try {
      const { clips } = await api('POST /api/edit/stems/:id', { params: { id: clip.id }, body: { stem_task: split } })
      showNewClips(clips)
      closeModal()
      showToast({ title: 'Your stems are on their way', message: clip.title, seconds: 3, kind: 'success' })
      await refreshSession()
    } catch (error) {
      explainRefusedSong(error)
      setBusy(false)
    }
  }

  return (
    <Dialog title="Get stems" description={text} isOpen onClose={closeModal}>
      <fieldset className="grid gap-2.5">
        <legend className="sr-only">How many stems</legend>
        {choices.map((choice) => (
          <label
            key={choice.split}
            className={joinClasses(
              'relative grid gap-1 rounded-card border p-4 feedback has-focus-visible:outline-2 has-focus-visible:outline-accent',
              choice.split === split ? 'border-accent bg-accent-wash' : 'border-edge hover:border-soft',
            )}
          >
            <input
              type="radio"
              name="stems"
              checked={choice.split === split}
              onChange={() => setSplit(choice.split)}
              className="absolute inset-0 cursor-[inherit] opacity-0"
            />
            <span className="flex items-baseline justify-between gap-3">
              <span className="font-semibold">{choice.title}</span>
              <span className="tabular text-sm text-soft">{STEMS_COST[choice.split]} credits</span>
            </span>
            <span className="text-sm text-soft">{choice.text}</span>
          </label>
        ))}
      </fieldset>
      {isOfEngine && !canTakeApart && (
        <p className="text-sm text-soft">
          Twelve stems need a model that can extract them. {clip.model_name} can’t right now.
        </p>
      )}
      <Button look="primary" size="large" isBusy={isBusy} onClick={() => void start()}>
        {`Split for ${STEMS_COST[split]} credits`}
      </Button>
    </Dialog>
  )
}
