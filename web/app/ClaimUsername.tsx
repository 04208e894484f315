import { Link } from '@tanstack/react-router'
import { X } from 'lucide-react'
import { useState } from 'react'
import { api } from '../data/api.ts'
import { useOwnProfile } from '../data/profiles.ts'
import { refreshSession, useSession } from '../data/session.ts'
import { buttonLook } from '../ui/Button.tsx'
import { IconButton } from '../ui/IconButton.tsx'

// A tip under the profile picture for those who still have the handle they were given; shown until answered once.
export default function ClaimUsername({ handle }: { handle: string }) {
  const { session } = useSession()
  const { data } = useOwnProfile({ enabled: true })
  const [isAnswered, setAnswered] = useState(false)
  if (isAnswered || session?.shownClaimUsername !== false || data?.is_handle_updated !== false) return null

  function answer(): void {
    setAnswered(true)
    api('POST /api/user/user_config/', { body: { shownClaimUsername: true } })
      .then(refreshSession)
      .catch((error: unknown) => console.warn('the tip may come again', error))
  }

  return (
    <section
      aria-label="Claim your username"
      className="absolute top-full right-4 z-30 mt-1 grid w-72 max-w-[calc(100vw-32px)] gap-3 rounded-card border border-hairline bg-raised p-4 shadow-float md:right-8"
    >
      <p className="pr-8">
        <span className="font-semibold">Claim your username.</span>{' '}
        <span className="text-soft">You are @{handle} now; others find you by it.</span>
      </p>
      <Link
        to="/@{$handle}"
        params={{ handle }}
        search={{ edit: 'profile' }}
        onClick={answer}
        className={buttonLook('primary', 'small')}
      >
        Choose it
      </Link>
      <IconButton label="Dismiss" onClick={answer} className="absolute! top-1 right-1">
        <X size={16} />
      </IconButton>
    </section>
  )
}
