import { player, usePlayer } from '../../player/player.ts'

export function SpeedReset() {
  const { multiplier, keepPitch } = usePlayer((state) => state.speed)
  if (multiplier === 1) return null
  return (
    <button
      type="button"
      title="Back to normal speed"
      aria-label={`Playing at ${Math.round(multiplier * 100) / 100} times speed. Back to normal speed`}
      onClick={() => player.setSpeed({ multiplier: 1, keepPitch })}
      className="tabular mr-1 h-7 rounded-full bg-accent-wash px-2.5 text-xs font-semibold text-accent feedback hover:bg-high"
    >
      {Math.round(multiplier * 100) / 100}×
    </button>
  )
}
