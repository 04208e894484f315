import type { Clip } from '@arioso/contract'
import { Share2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Link } from '../../routing/Link.tsx'
import { useStore } from '../../data/stores/createStore.ts'
import { titleOf } from '../../songs/facts/titleOf.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { CoverImage } from '../../ui/display/CoverImage.tsx'
import { Skeleton } from '../../ui/display/Skeleton.tsx'
import { ListenerCount } from './ListenerCount.tsx'
import { radioStore } from './radioStore.ts'
import { shareRadio } from './shareRadio.ts'
import { findLiveNow } from './stationClock.ts'

const LOOK_MS = 500

// The song on the air, which may change between two things the server says.
function useLiveClip(): Clip | undefined {
  const station = useStore(radioStore, (state) => state.station)
  const [clip, setClip] = useState(() => findLiveNow()?.clip)
  useEffect(() => {
    const look = () => setClip(findLiveNow()?.clip ?? station?.clip ?? undefined)
    look()
    const timer = setInterval(look, LOOK_MS)
    return () => clearInterval(timer)
  }, [station])
  return clip
}

export function RadioStage() {
  const clip = useLiveClip()
  const isUnreachable = useStore(radioStore, (state) => state.isUnreachable)
  const name = useStore(radioStore, ({ station }) => station?.name)
  return (
    <section
      aria-label="On air"
      className="relative isolate flex min-h-0 flex-col gap-3 overflow-hidden bg-high p-4 text-on-cover md:p-8 short:max-lg:min-h-[calc(100dvh-200px)]"
    >
      {clip !== undefined && (
        <CoverImage
          key={clip.id}
          src={clip.image_large_url}
          seed={clip.id}
          palette={clip.metadata.palette}
          loading="eager"
          className="absolute inset-0 -z-20 aspect-auto size-full animate-enter"
        />
      )}
      <div className="absolute inset-0 -z-10 bg-linear-to-b from-cover-shade via-transparent via-40% to-cover-shade" />
      <div className="flex items-start justify-between gap-4">
        <div className="grid gap-1 rounded-card bg-cover-shade px-4 py-3">
          <h1 className="text-sm font-medium">Radio</h1>
          <ListenerCount />
        </div>
        <Button onClick={() => void shareRadio(name ?? 'Radio')}>
          <Share2 size={16} aria-hidden="true" />
          <span>Share</span>
        </Button>
      </div>
      <div className="w-fit max-w-full rounded-card lg:mt-auto bg-cover-shade px-4 py-3 md:px-6 md:py-5">
        {clip === undefined ? (
          <Waiting isUnreachable={isUnreachable} />
        ) : (
          <>
            <h2 className="display text-[clamp(1.5rem,4vw,3rem)] leading-[1.1] font-medium text-balance">
              <Link to="/song/$id/" params={{ id: clip.id }} className="hover:underline">
                {titleOf(clip)}
              </Link>
            </h2>
            <p className="mt-1 truncate text-md">{clip.display_name}</p>
          </>
        )}
      </div>
    </section>
  )
}

function Waiting({ isUnreachable }: { isUnreachable: boolean }) {
  if (isUnreachable) return <output>We can’t reach the station. Trying again…</output>
  return (
    <output aria-label="Tuning in" className="grid gap-2">
      <Skeleton className="h-10 w-64 max-w-full" />
      <Skeleton className="h-5 w-32" />
    </output>
  )
}
