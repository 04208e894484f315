import { useState, type ReactNode } from 'react'
import { joinClasses } from '../joinClasses.ts'
import { LazyParts } from '../lazy/LazyParts.tsx'

export const ICON_LOOK =
  'relative touch-target grid size-10 shrink-0 place-items-center rounded-full text-soft feedback hover:bg-high hover:text-text'

export type PressContentProps = { label: string; className: string; children: ReactNode }

type LoadedOnPressProps = {
  label: string
  popup: 'menu' | 'dialog'
  icon: ReactNode
  renderContent: (props: PressContentProps) => ReactNode
  className?: string
}

// What a round button opens is loaded on its first press, and then opens at once.
export function LoadedOnPress({ label, popup, icon, renderContent, className }: LoadedOnPressProps) {
  const [isWanted, setWanted] = useState(false)
  const look = joinClasses(ICON_LOOK, className)
  const button = (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-haspopup={popup}
      onClick={() => setWanted(true)}
      className={look}
    >
      {icon}
    </button>
  )
  if (!isWanted) return button
  return (
    <LazyParts fallback={button} onMissing={() => setWanted(false)}>
      {renderContent({ label, className: look, children: icon })}
    </LazyParts>
  )
}
