import type { SpeedSettings } from '@arioso/contract'
import { SPEED } from '@arioso/contract/limits'
import { Chip } from '../../../ui/controls/Chip.tsx'
import { Slider } from '../../../ui/controls/Slider.tsx'
import { TextField } from '../../../ui/controls/TextField.tsx'
import { formatMultiplier, SPEED_STEPS, toMultiplier, toSteps } from './speedSteps.ts'

const PRESETS = [0.5, 0.75, 1, 1.25, 1.5, 2]

type SpeedSliderProps = { speed: SpeedSettings; onChange: (multiplier: number) => void }

// The slider moves by semitones; with the pitch kept any speed can be written or taken from the presets.
export function SpeedSlider({ speed: { speedMultiplier, keepPitch }, onChange }: SpeedSliderProps) {
  const steps = toSteps(speedMultiplier)
  return (
    <div className="grid grid-cols-1 gap-3">
      <Slider
        label="Speed"
        value={steps}
        min={-SPEED_STEPS}
        max={SPEED_STEPS}
        onChange={(moved) => onChange(toMultiplier(moved))}
        format={() => formatMultiplier(speedMultiplier)}
        ends={['0.25×', '4×']}
        hint={keepPitch ? undefined : describeSemitones(steps)}
      />
      {keepPitch && (
        <div className="flex flex-wrap items-center gap-2">
          {PRESETS.map((preset) => (
            <Chip key={preset} isOn={preset === speedMultiplier} onClick={() => onChange(preset)}>
              {formatMultiplier(preset)}
            </Chip>
          ))}
        </div>
      )}
      {keepPitch && (
        <TextField
          key={speedMultiplier}
          label="Exact speed"
          type="number"
          inputMode="decimal"
          step={0.01}
          min={SPEED.slowest}
          max={SPEED.fastest}
          defaultValue={speedMultiplier}
          onBlur={(event) => event.target.value !== '' && onChange(Number(event.target.value))}
        />
      )}
    </div>
  )
}

function describeSemitones(steps: number): string {
  if (steps === 0) return 'Pitch stays the same'
  const count = Math.abs(steps)
  return `${count} ${count === 1 ? 'semitone' : 'semitones'} ${steps > 0 ? 'higher' : 'lower'}`
}
