import { useEffect } from 'react'
import { useRouter } from '../../../routing/useRouter.ts'
import { listHooksInTheMaking } from './hooksInTheMaking.ts'
import { followAgain } from './postHook.ts'

// After a reload: what was posted before it is still waited for.
export default function FollowHooks() {
  const router = useRouter()
  useEffect(() => {
    for (const id of listHooksInTheMaking()) void followAgain(id, router)
  }, [router])
  return null
}
