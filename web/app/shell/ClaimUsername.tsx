import { NEW_SIGNUP_MINUTES } from '@arioso/contract/limits'
import { X } from 'lucide-react'
import { useState } from 'react'
import { createPortal } from 'react-dom'
import { Link } from '../../routing/Link.tsx'
import { useLocation } from '../../routing/useRouter.ts'
import { inBackground } from '../../data/api/inBackground.ts'
import { api } from '../../data/api/api.ts'
import { useOwnProfile } from '../../data/ownProfile.ts'
import { refreshSession, useSession } from '../../data/session/session.ts'
import { buttonLook } from '../../ui/controls/Button.tsx'
import { joinClasses } from '../../ui/joinClasses.ts'
import { IconButton } from '../../ui/controls/IconButton.tsx'

const LOOKING_AROUND = /^\/(home|explore|feed)?\/?$/
const JUST_CAME_MS = NEW_SIGNUP_MINUTES * 60_000

// A tip in the corner above the player for those who still have the handle they were given; on a phone, which has no free
// corner, at the end of the page. Shown until answered once. Whoever has just signed up came for a song and is left alone
// with it. It lies over the page, so it keeps to pages where one looks around.
export default function ClaimUsername({ handle }: { handle: string }) {
  const { session } = useSession()
  const { data } = useOwnProfile({ enabled: true })
  const [isAnswered, setAnswered] = useState(false)
  const [openedAtMs] = useState(Date.now)
  const justCame = openedAtMs - Date.parse(session?.user?.created_at ?? '') < JUST_CAME_MS
  const isLookingAround = useLocation(({ pathname }) => LOOKING_AROUND.test(pathname))
  const isWanted = session?.shownClaimUsername === false && data?.is_handle_updated === false
  if (!isWanted || isAnswered || justCame || !isLookingAround) return null

  function answer(): void {
    setAnswered(true)
    inBackground(
      'the tip may come again',
      api('POST /api/user/user_config/', { body: { shownClaimUsername: true } }).then(refreshSession),
    )
  }

  const page = document.querySelector('#content')
  if (page === null) return null
  return createPortal(
    <section
      aria-label="Claim your username"
      className={joinClasses(
        'flex items-center gap-3 rounded-card border border-hairline bg-raised p-3 pr-12 max-md:relative max-md:mt-10 md:grid md:p-4',
        'md:fixed md:right-8 md:bottom-6 md:z-30 md:w-80 md:shadow-float md:[body:has([aria-label=Player])_&]:bottom-25',
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
    </section>,
    page,
  )
}
