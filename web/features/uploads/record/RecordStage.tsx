import { toasts } from '@arioso/contract/toasts'
import { Circle, Mic, MicOff, Pause, Square } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { inBackground } from '../../../data/api/inBackground.ts'
import { useStore } from '../../../data/stores/createStore.ts'
import { player } from '../../../player/player.ts'
import { describeLength } from '../../../ui/format/describeLength.ts'
import { Button } from '../../../ui/controls/Button.tsx'
import { Select } from '../../../ui/controls/Select.tsx'
import { Spinner } from '../../../ui/display/Spinner.tsx'
import { showToast } from '../../../ui/surfaces/toast.ts'
import { formatTenths } from '../trim/formatTenths.ts'
import { LevelMeter } from './LevelMeter.tsx'
import { createRecorder, type Recorder, type RecorderState } from './recorder.ts'
import type { Recording } from './tape.ts'
import { decodeSound, type Sound } from '../sound.ts'
import { StageActions } from '../StageActions.tsx'
import { useUploadLimits } from '../useUploadLimits.ts'

type RecordStageProps = { onBack: () => void; onHeard: (sound: Sound) => void }

export function RecordStage({ onBack, onHeard }: RecordStageProps) {
  const { min, max } = useUploadLimits()
  const [recorder] = useState(() => createRecorder(max))
  const state = useStore(recorder.state, (current) => current)
  useEffect(() => {
    player.pause()
    void recorder.open()
    return () => recorder.close()
  }, [recorder])
  useDecoded(state.recording, onHeard, () => {
    showToast(toasts.uploadNotProcessed)
    onBack()
  })

  return (
    <>
      <Screen state={state} recorder={recorder} minSeconds={min} maxSeconds={max} />
      <StageActions onBack={onBack}>
        <Controls state={state} recorder={recorder} minSeconds={min} />
      </StageActions>
    </>
  )
}

// Going back while it is read discards it.
function useDecoded(recording: Recording | undefined, onHeard: (sound: Sound) => void, onBroken: () => void): void {
  const tell = useEffectEvent((sound: Sound | undefined) => (sound === undefined ? onBroken() : onHeard(sound)))
  useEffect(() => {
    if (recording === undefined) return
    let isWanted = true
    const { file, extension } = recording
    inBackground(
      'the recording was not taken over',
      decodeSound(file, `Recording.${extension}`, extension)
        .catch(() => undefined)
        .then((sound) => isWanted && tell(sound)),
    )
    return () => {
      isWanted = false
    }
  }, [recording])
}

type PartProps = { state: RecorderState; recorder: Recorder; minSeconds: number }

function Screen({ state, recorder, minSeconds, maxSeconds }: PartProps & { maxSeconds: number }) {
  if (state.phase === 'refused')
    return (
      <div role="alert" className="grid place-items-center gap-3 rounded-card bg-surface p-6 text-center">
        <MicOff size={28} aria-hidden="true" className="text-danger" />
        <p className="text-soft">{state.problem}</p>
        <Button onClick={() => void recorder.open()}>Try again</Button>
      </div>
    )
  return (
    <>
      <div className="grid place-items-center gap-4 rounded-card bg-surface p-6">
        <Headline state={state} />
        <LevelMeter level={recorder.level} />
        <p className="text-sm text-faint">
          {describeLength(minSeconds)} to {describeLength(maxSeconds)}
        </p>
      </div>
      {state.phase === 'ready' && state.devices.length > 1 && (
        <Select
          label="Microphone"
          value={state.deviceId ?? null}
          options={state.devices.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={(id) => void recorder.open(id)}
        />
      )}
    </>
  )
}

function Headline({ state }: { state: RecorderState }) {
  if (state.phase === 'asking' || state.phase === 'finished')
    return (
      <output className="flex h-12 items-center gap-3 text-soft">
        <Spinner />
        {state.phase === 'asking' ? 'Waiting for your microphone' : 'Reading your recording'}
      </output>
    )
  if (state.phase === 'counting')
    return (
      <output aria-label={`Recording starts in ${state.count}`} className="display h-12 text-2xl font-medium">
        {state.count}
      </output>
    )
  return (
    <p role="timer" aria-label="Recorded" className="display tabular h-12 text-2xl font-medium">
      {formatTenths(state.seconds)}
    </p>
  )
}

function Controls({ state, recorder, minSeconds }: PartProps) {
  switch (state.phase) {
    case 'asking':
    case 'refused':
    case 'finished':
      return null
    case 'ready':
    case 'counting':
      return (
        <Button look="primary" disabled={state.phase === 'counting'} onClick={recorder.start}>
          <Circle size={14} fill="currentColor" aria-hidden="true" />
          Start recording
        </Button>
      )
    case 'recording':
    case 'paused':
      return (
        <>
          {state.phase === 'recording' ? (
            <Button onClick={recorder.pause}>
              <Pause size={16} aria-hidden="true" />
              Pause
            </Button>
          ) : (
            <Button onClick={recorder.resume}>
              <Mic size={16} aria-hidden="true" />
              Continue
            </Button>
          )}
          <Button look="primary" disabled={state.seconds < minSeconds} onClick={recorder.finish}>
            <Square size={14} fill="currentColor" aria-hidden="true" />
            Finish
          </Button>
        </>
      )
  }
}
