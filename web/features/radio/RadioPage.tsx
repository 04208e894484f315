import { RADIO_STATION_ID } from '@arioso/contract/limits'
import { useEffect } from 'react'
import { Link } from '../../routing/Link.tsx'
import { inBackground } from '../../data/api/inBackground.ts'
import { useStore } from '../../data/stores/createStore.ts'
import { useSession } from '../../data/session/session.ts'
import { useSharedVisit } from '../../data/useSharedVisit.ts'
import { usePlayer } from '../../player/player.ts'
import { buttonLook } from '../../ui/controls/Button.tsx'
import { EmptyState } from '../../ui/display/EmptyState.tsx'
import { joinClasses } from '../../ui/joinClasses.ts'
import { holdRadio, tuneIn } from './radio.ts'
import { RadioChat } from './RadioChat.tsx'
import { RadioStage } from './RadioStage.tsx'
import { rejoin } from './radioChannel.ts'
import { radioStore } from './radioStore.ts'

export function RadioPage() {
  const { isLoading, user } = useSession()
  const hasNoSongs = useStore(radioStore, ({ station }) => station !== undefined && station.clip === null)
  const hasPlaybar = usePlayer(({ playback }) => playback.state !== 'idle')
  useEffect(() => {
    if (isLoading) return undefined
    inBackground('the station could not be asked', tuneIn())
    return holdRadio()
  }, [isLoading])
  useEffect(rejoin, [user?.id])
  useSharedVisit('radio', RADIO_STATION_ID)

  if (hasNoSongs) return <NothingYet />
  return (
    <div
      className={joinClasses(
        '-mx-4 grid min-h-0 grid-cols-1 md:-mx-8 lg:grid-cols-[minmax(0,1fr)_360px]',
        // Where there is no room over the cover, the chat stands below it.
        'short:max-lg:mb-0! short:max-lg:h-auto!',
        hasPlaybar
          ? '-mb-34 h-[calc(100dvh-64px-57px)] md:-mb-24 md:h-[calc(100dvh-64px-76px)]'
          : '-mb-20 h-[calc(100dvh-64px-57px)] md:-mb-6 md:h-[calc(100dvh-64px)]',
      )}
    >
      <RadioStage />
      <RadioChat isAbovePlaybar={hasPlaybar} />
    </div>
  )
}

function NothingYet() {
  return (
    <>
      <h1 className="sr-only">Radio</h1>
      <EmptyState
        title="The station is waiting for its first song"
        action={
          <Link to="/create" className={buttonLook('primary', 'large')}>
            Make the first one
          </Link>
        }
      >
        As soon as a song is public, it goes on air for everyone at the same moment.
      </EmptyState>
    </>
  )
}
