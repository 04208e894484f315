import { Pause, Play } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { player } from '../../player/player.ts'
import { Button } from '../../ui/Button.tsx'
import { Slider } from '../../ui/Slider.tsx'

type Side = 'left' | 'right'
const POSITION_MS = 250

// Both sides share one position: switching goes on at the same second of the other.
export function TwoSides({ leftUrl, rightUrl }: { leftUrl: string; rightUrl: string }) {
  const left = useRef<HTMLAudioElement>(null)
  const right = useRef<HTMLAudioElement>(null)
  const [sounding, setSounding] = useState<Side>()
  const [atSeconds, setAtSeconds] = useState(0)
  const [lengthSeconds, setLengthSeconds] = useState(0)

  useEffect(() => {
    if (sounding === undefined) return undefined
    const timer = setInterval(() => {
      setAtSeconds((sounding === 'left' ? left : right).current?.currentTime ?? 0)
    }, POSITION_MS)
    return () => clearInterval(timer)
  }, [sounding])

  function stop(): void {
    left.current?.pause()
    right.current?.pause()
    setSounding(undefined)
  }

  function listen(side: Side): void {
    const from = sounding === undefined ? atSeconds : ((sounding === 'left' ? left : right).current?.currentTime ?? 0)
    const isPausing = sounding === side
    stop()
    const audio = (side === 'left' ? left : right).current
    if (isPausing || audio === null) return
    player.pause()
    audio.currentTime = from
    void audio.play()
    setSounding(side)
  }

  function seek(seconds: number): void {
    for (const { current } of [left, right]) if (current) current.currentTime = seconds
    setAtSeconds(seconds)
  }

  return (
    <div className="grid gap-4">
      <audio ref={left} src={leftUrl} preload="auto" onEnded={stop} onLoadedMetadata={learnLength} />
      <audio ref={right} src={rightUrl} preload="auto" onEnded={stop} onLoadedMetadata={learnLength} />
      <div className="grid grid-cols-2 gap-3">
        {(['left', 'right'] as const).map((side) => (
          <Button
            key={side}
            size="large"
            look={sounding === side ? 'primary' : 'secondary'}
            aria-pressed={sounding === side}
            onClick={() => listen(side)}
          >
            {sounding === side ? <Pause size={18} aria-hidden="true" /> : <Play size={18} aria-hidden="true" />}
            {side === 'left' ? 'Left' : 'Right'}
          </Button>
        ))}
      </div>
      <Slider label="Position" value={atSeconds} min={0} max={lengthSeconds || 1} step={1} onChange={seek} />
    </div>
  )

  function learnLength({ currentTarget }: { currentTarget: HTMLAudioElement }): void {
    setLengthSeconds((known) => Math.max(known, currentTarget.duration))
  }
}
