import { useCallback } from 'react'
import { player } from '../../player/player.ts'
import { usePosition } from '../../player/view/usePosition.ts'

export function MiniProgress() {
  const thousandths = usePosition(
    useCallback((seconds: number) => Math.round((seconds / Math.max(1, player.durationSeconds())) * 1000), []),
  )
  return (
    <div className="h-0.5 bg-high">
      <div className="h-full origin-left bg-accent" style={{ transform: `scaleX(${thousandths / 1000})` }} />
    </div>
  )
}
