import { usePlayer } from '../../player/player.ts'
import { lazyPart } from '../../ui/lazy/lazyPart.ts'
import { LazyParts } from '../../ui/lazy/LazyParts.tsx'

const RadioPlaybar = lazyPart(() => import('../../features/radio/RadioPlaybar.tsx'))
const Playbar = lazyPart(async () => ({ default: (await import('./Playbar.tsx')).Playbar }))

// Until something was played there is nothing to show.
export function LazyPlaybar({ isAboveBar }: { isAboveBar: boolean }) {
  const isNeeded = usePlayer(({ playback }) => playback.state !== 'idle')
  const isStation = usePlayer(({ station }) => station !== undefined)
  return <LazyParts>{isNeeded && (isStation ? <RadioPlaybar /> : <Playbar isAboveBar={isAboveBar} />)}</LazyParts>
}
