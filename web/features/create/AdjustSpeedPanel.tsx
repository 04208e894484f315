import { player, usePlayer } from '../../player/player.ts'
import { Button } from '../../ui/Button.tsx'
import { Toggle } from '../../ui/Toggle.tsx'
import { formatMultiplier, SPEED_STEPS, toMultiplier, toSteps } from './speedSteps.ts'

// Changes how songs sound while they are listened to here; no new song is made, so nothing is charged.
export function AdjustSpeedPanel() {
  const { multiplier, keepPitch } = usePlayer((state) => state.speed)
  const steps = toSteps(multiplier)
  const filled = ((steps + SPEED_STEPS) / (2 * SPEED_STEPS)) * 100
  return (
    <div className="grid gap-6 rounded-card border border-hairline bg-surface p-5">
      <p className="text-soft">
        Try any song slower or faster: set a speed, then press play on a song. The songs themselves stay as they are.
      </p>
      <div className="grid gap-3">
        <div className="flex items-baseline justify-between">
          <label htmlFor="speed" className="font-semibold">
            Speed
          </label>
          <output htmlFor="speed" className="tabular text-xl font-semibold text-accent">
            {formatMultiplier(multiplier)}
          </output>
        </div>
        <input
          id="speed"
          type="range"
          min={-SPEED_STEPS}
          max={SPEED_STEPS}
          step={1}
          value={steps}
          aria-valuetext={formatMultiplier(multiplier)}
          onChange={(event) => player.setSpeed({ multiplier: toMultiplier(Number(event.target.value)), keepPitch })}
          className="slim-range h-8 w-full"
          style={{ '--filled': `${filled}%` } as React.CSSProperties}
        />
        <div aria-hidden="true" className="tabular flex justify-between text-xs text-faint">
          <span>0.25×</span>
          <span>1×</span>
          <span>4×</span>
        </div>
      </div>
      <Toggle
        label="Keep pitch"
        hint={keepPitch ? 'Only the tempo changes' : 'Tempo and pitch move together, like a record'}
        isOn={keepPitch}
        onChange={(on) => player.setSpeed({ multiplier, keepPitch: on })}
      />
      <Button disabled={multiplier === 1} onClick={() => player.setSpeed({ multiplier: 1, keepPitch })}>
        Back to normal speed
      </Button>
    </div>
  )
}
