import { Pause, Play } from 'lucide-react'
import { useEffect, useState } from 'react'
import { player } from '../../../player/player.ts'
import { Button } from '../../../ui/controls/Button.tsx'
import { formatDuration } from '../../../ui/format/formatDuration.ts'
import { Slider } from '../../../ui/controls/Slider.tsx'
import { createAudioPair, type Side } from './createAudioPair.ts'

const SIDES: readonly Side[] = ['left', 'right']
const POSITION_MS = 250

// Switching continues at the same second of the other side.
export function TwoSides({ leftUrl, rightUrl }: { leftUrl: string; rightUrl: string }) {
  const [pair] = useState(() => createAudioPair(leftUrl, rightUrl))
  const [sounding, setSounding] = useState<Side>()
  const [atSeconds, setAtSeconds] = useState(0)
  const [lengthSeconds, setLengthSeconds] = useState(1)

  useEffect(() => {
    pair.listen({ onLength: setLengthSeconds, onEnded: () => setSounding(undefined) })
    return () => pair.pause()
  }, [pair])

  useEffect(() => {
    if (sounding === undefined) return undefined
    const timer = setInterval(() => setAtSeconds(pair.positionOf(sounding)), POSITION_MS)
    return () => clearInterval(timer)
  }, [pair, sounding])

  function press(side: Side): void {
    const from = sounding === undefined ? atSeconds : pair.positionOf(sounding)
    setAtSeconds(from)
    setSounding(sounding === side ? undefined : side)
    player.pause()
    if (sounding === side) pair.pause()
    else pair.play(side, from)
  }

  function seek(seconds: number): void {
    pair.seek(seconds)
    setAtSeconds(seconds)
  }

  return (
    <div className="grid gap-4">
      <div className="grid grid-cols-2 gap-3">
        {SIDES.map((side) => (
          <Button
            key={side}
            size="large"
            look={sounding === side ? 'primary' : 'secondary'}
            aria-pressed={sounding === side}
            onClick={() => press(side)}
          >
            {sounding === side ? <Pause size={18} aria-hidden="true" /> : <Play size={18} aria-hidden="true" />}
            {side === 'left' ? 'Left' : 'Right'}
          </Button>
        ))}
      </div>
      <Slider label="Position" value={atSeconds} min={0} max={lengthSeconds} format={formatDuration} onChange={seek} />
    </div>
  )
}
