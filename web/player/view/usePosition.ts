import { PLAYBAR_POLL_MS } from '@arioso/contract/limits'
import { useEffect, useState } from 'react'
import { player } from '../player.ts'

// Draws again only when the chosen value changes, so lyrics do not redraw seven times a second.
export function usePosition<Selected extends number | string>(select: (seconds: number) => Selected): Selected {
  const [value, setValue] = useState(() => select(player.positionSeconds()))
  useEffect(() => {
    const read = () => setValue(select(player.positionSeconds()))
    read()
    const timer = setInterval(read, PLAYBAR_POLL_MS)
    return () => clearInterval(timer)
  }, [select])
  return value
}
