import { useState } from 'react'
import { joinClasses } from '../joinClasses.ts'

type Size = 'small' | 'medium' | 'large'

const sizes: Record<Size, string> = {
  small: 'size-6 text-xs',
  medium: 'size-9 text-md',
  large: 'size-20 text-xl',
}

const letters = new Intl.Segmenter()

function firstLetter(name: string): string {
  const [first] = letters.segment(name.trim())
  return first?.segment.toUpperCase() ?? '?'
}

type AvatarProps = { name: string; src: string | null; size?: Size }

// Decorative: the name stands beside it.
export function Avatar({ name, src, size = 'medium' }: AvatarProps) {
  const [failedSrc, setFailedSrc] = useState<string>()
  const look = joinClasses(sizes[size], 'shrink-0 rounded-full')
  if (src !== null && src !== failedSrc) {
    return (
      <img src={src} alt="" onError={() => setFailedSrc(src)} className={joinClasses(look, 'bg-high object-cover')} />
    )
  }
  return (
    <span
      aria-hidden="true"
      className={joinClasses(look, 'display grid place-items-center bg-accent-wash font-semibold text-accent')}
    >
      {firstLetter(name)}
    </span>
  )
}
