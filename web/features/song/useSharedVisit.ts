import { useEffect, useRef } from 'react'
import { countVisit } from '../../data/shareVisit.ts'

const CODE = /^[A-Za-z0-9]{1,40}$/

// Opening a song by a shared link is told once per visit to the page.
export function useSharedVisit(clipId: string, code: string | undefined): void {
  const told = useRef('')
  useEffect(() => {
    const visit = `${clipId} ${code ?? ''}`
    if (code === undefined || !CODE.test(code) || told.current === visit) return
    told.current = visit
    countVisit(clipId, code).catch((error: unknown) => console.warn('the visit was not counted', error))
  }, [clipId, code])
}
