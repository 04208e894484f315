import { Suspense, useState, type ComponentType, type ReactNode } from 'react'

export const ICON_LOOK = 'grid size-10 place-items-center rounded-full text-soft feedback hover:bg-high hover:text-text'

export type PressContentProps = { label: string; className: string; children: ReactNode }

type LoadedOnPressProps = {
  label: string
  popup: 'menu' | 'dialog'
  icon: ReactNode
  content: ComponentType<PressContentProps>
}

// What a button of the top bar opens is loaded on the first press, and then opens at once.
export function LoadedOnPress({ label, popup, icon, content: Content }: LoadedOnPressProps) {
  const [isWanted, setWanted] = useState(false)
  const button = (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-haspopup={popup}
      onClick={() => setWanted(true)}
      className={ICON_LOOK}
    >
      {icon}
    </button>
  )
  if (!isWanted) return button
  return (
    <Suspense fallback={button}>
      <Content label={label} className={ICON_LOOK}>
        {icon}
      </Content>
    </Suspense>
  )
}
