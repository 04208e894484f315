import { useEffect, useRef } from 'react'
import { useSearch } from '../routing/useRouter.ts'
import { inBackground } from './api/inBackground.ts'
import { tellVisit, type SharedType } from './session/shareVisit.ts'

const CODE = /^[A-Za-z0-9]{1,40}$/

// Opening something by a shared link is counted once per visit to its page, as soon as it is there.
export function useSharedVisit(contentType: SharedType, contentId: string | undefined): void {
  const { sh: code } = useSearch()
  const counted = useRef('')
  useEffect(() => {
    if (code === undefined || contentId === undefined || !CODE.test(code)) return
    const visit = `${contentId} ${code}`
    if (counted.current === visit) return
    counted.current = visit
    inBackground('the visit was not counted', tellVisit({ code, contentType, contentId }))
  }, [contentType, contentId, code])
}
