import { Link, useRouterState } from '@tanstack/react-router'
import { NEW_SIGNUP_MINUTES } from '@arioso/contract/limits'
import { X } from 'lucide-react'
import { useState } from 'react'
import { inBackground } from '../../data/api/inBackground.ts'
import { api } from '../../data/api/api.ts'
import { useOwnProfile } from '../../data/profiles.ts'
import { refreshSession, useSession } from '../../data/session/session.ts'
import { buttonLook } from '../../ui/controls/Button.tsx'
import { joinClasses } from '../../ui/joinClasses.ts'
import { IconButton } from '../../ui/controls/IconButton.tsx'

const LOOKING_AROUND = /^\/(home|explore|feed)?\/?$/
const JUST_CAME_MS = NEW_SIGNUP_MINUTES * 60_000

// A tip in the corner, above player and bottom bar, for those who still have the handle they were given;
// shown until answered once. Whoever has just signed up came for a song and is left alone with it. It lies over the page,
// so it keeps to pages where one looks around.
export default function ClaimUsername({ handle }: { handle: string }) {
  const { session } = useSession()
  const { data } = useOwnProfile({ enabled: true })
  const [isAnswered, setAnswered] = useState(false)
  const [openedAtMs] = useState(Date.now)
  const justCame = openedAtMs - Date.parse(session?.user?.created_at ?? '') < JUST_CAME_MS
  const isLookingAround = useRouterState({ select: ({ location }) => LOOKING_AROUND.test(location.pathname) })
  const isWanted = session?.shownClaimUsername === false && data?.is_handle_updated === false
  if (!isWanted || isAnswered || justCame || !isLookingAround) return null

  function answer(): void {
    setAnswered(true)
    inBackground(
      'the tip may come again',
      api('POST /api/user/user_config/', { body: { shownClaimUsername: true } }).then(refreshSession),
    )
  }

  return (
    <section
      aria-label="Claim your username"
      className={joinClasses(
        'z-30 flex items-center gap-3 rounded-card border border-hairline bg-raised p-3 pr-12 shadow-float md:grid md:p-4',
        'max-md:fixed max-md:inset-x-4 max-md:bottom-[calc(68px+env(safe-area-inset-bottom))] max-md:[body:has([aria-label=Player])_&]:bottom-[calc(124px+env(safe-area-inset-bottom))]',
        'md:fixed md:right-8 md:bottom-6 md:w-80 md:[body:has([aria-label=Player])_&]:bottom-25',
        // A phone on its side has no room for it, and the tip can wait.
        '[@media(max-height:480px)]:hidden',
      )}
    >
      <p className="min-w-0 flex-1 md:pr-8">
        <span className="font-semibold">Claim your username.</span>{' '}
        <span className="text-soft">You’re @{handle} for now.</span>
      </p>
      <Link
        to="/@{$handle}"
        params={{ handle }}
        search={{ edit: 'profile' }}
        onClick={answer}
        className={joinClasses(buttonLook('primary', 'small'), 'shrink-0')}
      >
        Choose it
      </Link>
      <IconButton label="Dismiss" onClick={answer} className="absolute! top-1 right-1">
        <X size={16} />
      </IconButton>
    </section>
  )
}
