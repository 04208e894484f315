import { useEffect, useEffectEvent } from 'react'
import { toggleSound } from './hookPlayback.ts'

const KEEPS_ITS_KEYS = 'input, textarea, select, [role=menu], [role=dialog], [role=alertdialog]'

// Up and down for the neighbours, space to play or pause, m for the sound.
export function useFeedKeys(move: (steps: 1 | -1) => void): void {
  const go = useEffectEvent(move)
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const target = event.target instanceof Element ? event.target : document.body
      const isPressed = event.key === ' ' && target.closest('button, a') !== null
      if (target.closest(KEEPS_ITS_KEYS) !== null || isPressed || event.ctrlKey || event.metaKey || event.altKey) return
      if (event.key === 'ArrowDown') go(1)
      else if (event.key === 'ArrowUp') go(-1)
      else if (event.key === ' ') document.querySelector<HTMLButtonElement>('[data-hook-toggle]')?.click()
      else if (event.key.toLowerCase() === 'm') toggleSound()
      else return
      event.preventDefault()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [])
}
