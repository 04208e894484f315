import { snapSpeed } from '@arioso/contract/songs/speedSteps'
import { Pause, Play } from 'lucide-react'
import { useState } from 'react'
import { api } from '../../../data/api/api.ts'
import { closeCreateSheet } from '../../../data/stores/createSheet.ts'
import { showNewClips } from '../../../data/songs/refine.ts'
import { useSession } from '../../../data/session/session.ts'
import { askToSignIn } from '../../../data/session/signInRequest.ts'
import { playOrPause, useClipPlay } from '../../../player/player.ts'
import { explainRefusedSong } from '../../../songs/making/explainRefusedSong.ts'
import { useTellOnItsWay } from '../../../songs/making/useTellOnItsWay.ts'
import { Button } from '../../../ui/controls/Button.tsx'
import { Skeleton } from '../../../ui/display/Skeleton.tsx'
import { Toggle } from '../../../ui/controls/Toggle.tsx'
import { CreateFrame } from '../CreateFrame.tsx'
import { setForm, useForm } from '../form/form.ts'
import { SongPicker } from './SongPicker.tsx'
import { SpeedSlider } from './SpeedSlider.tsx'
import { usePreviewSpeed } from './usePreviewSpeed.ts'

// A song slower or faster: heard in the browser first, then made as a clip of its own, for nothing.
export default function AdjustSpeedPanel() {
  const { user, isLoading } = useSession()
  const clipId = useForm((state) => state.speedClipId)
  const { speedMultiplier, keepPitch } = useForm((state) => state.speed)
  const [isCreating, setCreating] = useState(false)
  const tellOnItsWay = useTellOnItsWay()
  usePreviewSpeed()

  async function create(): Promise<void> {
    if (clipId === null) return
    setCreating(true)
    try {
      const { clip } = await api('POST /api/clips/adjust-speed/', { body: { clipId, speedMultiplier, keepPitch } })
      showNewClips([clip])
      closeCreateSheet()
      tellOnItsWay('Your new version is on its way', clip)
    } catch (error) {
      explainRefusedSong(error)
    } finally {
      setCreating(false)
    }
  }

  if (user === null) return isLoading ? <Skeleton className="h-56 rounded-card!" /> : <VisitorNote />
  return (
    <CreateFrame
      isCreating={isCreating}
      isDisabled={clipId === null || speedMultiplier === 1}
      onSubmit={() => void create()}
      cost={0}
    >
      <SongPicker chosenId={clipId} onChoose={(id) => setForm({ speedClipId: id })} />
      <SpeedSlider speed={{ speedMultiplier, keepPitch }} onChange={(multiplier) => setSpeed(multiplier, keepPitch)} />
      <Toggle
        label="Keep pitch"
        hint={keepPitch ? 'Only the tempo changes' : 'Tempo and pitch change together, like a record'}
        isOn={keepPitch}
        onChange={(keep) => setSpeed(speedMultiplier, keep)}
      />
      {clipId !== null && <PreviewButton clipId={clipId} />}
    </CreateFrame>
  )
}

function setSpeed(multiplier: number, keepPitch: boolean): void {
  setForm({ speed: { keepPitch, speedMultiplier: snapSpeed(multiplier, { keepPitch }) } })
}

function PreviewButton({ clipId }: { clipId: string }) {
  const play = useClipPlay(clipId)
  const isSounding = play === 'playing' || play === 'loading'
  return (
    <Button onClick={() => playOrPause({ source: 'Adjust Speed', ids: [clipId], id: clipId })}>
      {isSounding ? <Pause size={16} aria-hidden="true" /> : <Play size={16} aria-hidden="true" />}
      {isSounding ? 'Pause preview' : 'Listen at this speed'}
    </Button>
  )
}

function VisitorNote() {
  return (
    <div className="grid justify-items-start gap-4 rounded-card border border-hairline bg-surface p-5">
      <p className="text-soft">Slow your songs down or speed them up, with or without changing the pitch.</p>
      <Button onClick={() => askToSignIn({ view: 'sign-up' })}>Sign up to make songs</Button>
    </div>
  )
}
