import { useState } from 'react'
import { joinClasses } from '../joinClasses.ts'
import { hashText } from './avatar/hashText.ts'

type CoverImageProps = {
  src: string | null
  seed: string
  palette?: string[]
  className?: string
  loading?: 'lazy' | 'eager'
  // Its own drawing is on its way: the lines are being drawn.
  isDrawing?: boolean
}

// Until a song has its own drawing: lines of its own, so that two waiting songs already look different.
type WaitingCoverProps = { seed: string; palette: string[]; isDrawing: boolean }

function WaitingCover({ seed, palette, isDrawing }: WaitingCoverProps) {
  const value = hashText(seed)
  const line = palette[1] ?? 'var(--accent)'
  return (
    <svg
      viewBox="0 0 56 56"
      aria-hidden="true"
      className="size-full"
      style={{ background: palette[0] ?? 'var(--high)' }}
    >
      {[0, 1, 2, 3, 4, 5, 6].map((index) => {
        const y = 8 + index * 6.6
        const swing = (((value >> (index * 3)) & 15) - 7) * 1.5
        return (
          <path
            key={index}
            {...(isDrawing && {
              pathLength: 1,
              className: 'animate-draw',
              style: { animationDelay: `${index * 0.5}s` },
            })}
            d={`M-4 ${y} C 14 ${y - swing} 22 ${y + swing} 31 ${y} S 50 ${y - swing} 60 ${y + swing / 2}`}
            fill="none"
            stroke={line}
            strokeWidth="1.1"
            opacity={0.3 + ((value >> index) & 3) * 0.16}
          />
        )
      })}
    </svg>
  )
}

// Decorative: the title beside it says what it is.
export function CoverImage(props: CoverImageProps) {
  const { src, seed, palette = [], className, loading = 'lazy', isDrawing = false } = props
  const [failedSrc, setFailedSrc] = useState<string>()
  const isShown = src !== null && src !== failedSrc
  return (
    <span className={joinClasses('block aspect-square overflow-hidden bg-high', className)}>
      {isShown ? (
        <img src={src} alt="" loading={loading} onError={() => setFailedSrc(src)} className="size-full object-cover" />
      ) : (
        <WaitingCover seed={seed} palette={palette} isDrawing={isDrawing} />
      )}
    </span>
  )
}
