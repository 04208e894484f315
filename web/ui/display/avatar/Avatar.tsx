import { useState } from 'react'
import { joinClasses } from '../../joinClasses.ts'
import { drawAvatar } from './drawAvatar.ts'

type Size = 'small' | 'medium' | 'large'

const sizes: Record<Size, string> = {
  small: 'size-6',
  medium: 'size-9',
  large: 'size-20',
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
  return <DrawnAvatar name={name} className={look} />
}

// Without a picture, hills and a moon drawn from the name.
function DrawnAvatar({ name, className }: { name: string; className: string }) {
  const { ground, moon, hills } = drawAvatar(name)
  return (
    <svg viewBox="0 0 36 36" aria-hidden="true" className={className} style={{ background: ground }}>
      <circle cx={moon.x} cy={moon.y} r={moon.radius} fill={moon.colour} />
      {hills.map(({ path, colour }) => (
        <path key={path} d={path} fill={colour} />
      ))}
    </svg>
  )
}
