import { useMemo } from 'react'
import { joinClasses } from '../../joinClasses.ts'
import { wavePath } from './wavePath.ts'

type WaveformProps = {
  peaks: number[]
  bars: number
  // Shares of the whole song between 0 and 1.
  played: number
  made?: number
}

// Fills the positioned box around it; a plain bar until the peaks are known.
export function Waveform({ peaks, bars, played, made = 1 }: WaveformProps) {
  const path = useMemo(() => wavePath(peaks, bars), [peaks, bars])
  const right = `${((1 - played) * 100).toFixed(2)}%`
  if (path === '') return <PlainBar right={right} made={made} />
  return (
    <div className="absolute inset-0">
      <WaveSvg path={path} bars={bars} className="text-edge" />
      <div className="absolute inset-0" style={{ clipPath: `inset(0 ${right} 0 0)` }}>
        <WaveSvg path={path} bars={bars} className="text-accent" />
      </div>
    </div>
  )
}

function WaveSvg({ path, bars, className }: { path: string; bars: number; className: string }) {
  return (
    <svg
      viewBox={`0 0 ${bars * 3} 100`}
      preserveAspectRatio="none"
      aria-hidden="true"
      className={joinClasses('absolute inset-0 size-full', className)}
    >
      <path d={path} fill="currentColor" />
    </svg>
  )
}

// While a song is being made its bar also shows how much of it exists.
function PlainBar({ right, made }: { right: string; made: number }) {
  return (
    <div className="absolute inset-x-0 top-1/2 h-1 -translate-y-1/2 overflow-hidden rounded-full bg-high">
      <div className="absolute inset-0 origin-left bg-edge" style={{ transform: `scaleX(${made})` }} />
      <div className="absolute inset-0 bg-accent" style={{ clipPath: `inset(0 ${right} 0 0)` }} />
    </div>
  )
}
