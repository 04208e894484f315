import { Ear, EarOff } from 'lucide-react'
import { useEffect, useState, type RefObject } from 'react'
import { Button } from '../../ui/controls/Button.tsx'
import { startHoverPreview } from './hoverPreview.ts'

const KEY = 'arioso.hoverToListen'
const OFF = 'off'

// Only where there is a pointer that can hover.
export function HoverToListen({ covers }: { covers: RefObject<HTMLElement | null> }) {
  const [isOn, setOn] = useState(() => localStorage.getItem(KEY) !== OFF)
  useEffect(() => (isOn && covers.current !== null ? startHoverPreview(covers.current) : undefined), [isOn, covers])

  function toggle(): void {
    localStorage.setItem(KEY, isOn ? OFF : 'on')
    setOn(!isOn)
  }

  const Icon = isOn ? Ear : EarOff
  return (
    <span className="max-md:hidden pointer-coarse:hidden">
      <Button look="quiet" aria-pressed={isOn} onClick={toggle}>
        <Icon size={16} aria-hidden="true" />
        Hover to listen
      </Button>
    </span>
  )
}
