import { useEffect } from 'react'

let waiting = 0
let shown: (() => void)[] = []

// Stands where a part is still on its way. React may keep one that has come back for a moment.
export function WaitingPart() {
  useEffect(() => {
    waiting += 1
    return () => {
      waiting -= 1
      if (waiting > 0) return
      for (const tell of shown) tell()
      shown = []
    }
  }, [])
  return null
}

export function isPartWaiting(): boolean {
  return waiting > 0
}

export function whenPartsShown(): Promise<void> {
  return waiting === 0 ? Promise.resolve() : new Promise((resolve) => shown.push(resolve))
}
