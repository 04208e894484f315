import type { MadLib } from '@arioso/contract/songs/madLibs'
import { useEffect, useState, type CSSProperties } from 'react'
import { effectShapes } from './effectShapes.tsx'

type Effect = MadLib['effect']

// Drifts over the page while mounted; hidden from pointers and screen readers.
export default function EffectLayer({ effect }: { effect: Effect }) {
  const count = useItemCount(effect)
  const Shape = effectShapes[effect.name]
  return (
    <div
      aria-hidden="true"
      data-testid={`effect-${effect.name}`}
      className="pointer-events-none fixed inset-0 z-50 overflow-hidden"
    >
      {Array.from({ length: count }, (_unused, index) => (
        <span
          key={index}
          className={`absolute ${effect.name === 'balloons' || effect.name === 'hearts' ? 'animate-rise' : 'animate-fall'}`}
          style={placeOf(index, effect.name === 'stars')}
        >
          <Shape index={index} />
        </span>
      ))}
    </div>
  )
}

// Everything flies at once, except stars: they come one by one until there are enough.
function useItemCount(effect: Effect): number {
  const [stars, setStars] = useState(1)
  const everyMs = effect.name === 'stars' ? effect.everyMs : undefined
  useEffect(() => {
    if (everyMs === undefined) return
    const timer = setInterval(() => setStars((count) => count + 1), everyMs)
    return () => clearInterval(timer)
  }, [everyMs])
  return effect.name === 'stars' ? Math.min(effect.cap, stars) : effect.count
}

// Spread by the golden ratio: even without luck no two items share a place.
function placeOf(index: number, isStar: boolean): CSSProperties {
  const spread = (index * 0.618034) % 1
  const delay = isStar ? 0 : ((index * 0.381966) % 1) * 1.6
  return {
    left: `${4 + spread * 90}%`,
    animationDelay: `${delay.toFixed(2)}s`,
    '--sway': `${Math.round((((index * 0.7548) % 1) - 0.5) * 160)}px`,
    '--size': `${18 + ((index * 7) % 5) * 5}px`,
  } as CSSProperties
}
