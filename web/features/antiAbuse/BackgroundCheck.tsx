import { ANTI_ABUSE } from '@arioso/contract/limits'
import { useEffect, useRef } from 'react'
import { useSession } from '../../data/session/session.ts'
import { solveChallenge, type ChallengeService } from './botChallenge.ts'
import { rememberCheck, untilNextCheckMs } from './checkSchedule.ts'
import { runCheck } from './runCheck.ts'

declare global {
  interface Window {
    ariosoChallenge?: ChallengeService
  }
}

const SCRIPT = '/bot-challenge.js'

// Runs for members while its flag is on. It shows nothing, and nothing waits for it.
export default function BackgroundCheck() {
  const { user } = useSession()
  const latest = useRef(user)
  const honeypot = useRef<HTMLInputElement>(null)
  const container = useRef<HTMLDivElement>(null)
  const userId = user?.id

  useEffect(() => {
    latest.current = user
  }, [user])

  useEffect(() => {
    if (userId === undefined) return undefined
    let timer: ReturnType<typeof setTimeout>
    const solve = () =>
      solveChallenge({
        load: loadScript,
        findService: () => window.ariosoChallenge,
        findContainer: () => container.current,
        size: import.meta.env.PROD ? 'invisible' : 'normal',
      })
    const check = () => {
      rememberCheck(localStorage, userId, Date.now())
      timer = setTimeout(check, ANTI_ABUSE.againAfterMs)
      const person = latest.current
      if (person !== null) void runCheck(person, { solve, readHoneypot: () => honeypot.current?.value ?? '' })
    }
    timer = setTimeout(check, untilNextCheckMs(localStorage, userId, Date.now()))
    return () => clearTimeout(timer)
  }, [userId])

  return (
    <div aria-hidden="true" className="sr-only">
      <input ref={honeypot} name="website" tabIndex={-1} autoComplete="off" />
      <div ref={container} />
    </div>
  )
}

function loadScript(): void {
  const script = document.createElement('script')
  script.src = SCRIPT
  script.async = true
  document.head.append(script)
}
