import type { Hook } from '@arioso/contract'
import { useState } from 'react'
import { CoverImage } from '../../ui/display/CoverImage.tsx'
import { joinClasses } from '../../ui/joinClasses.ts'

// The first picture of a hook; where there is none, or it does not come, its song's cover. Decorative.
export function HookPicture({ hook, className }: { hook: Hook; className?: string }) {
  const [failedUrl, setFailedUrl] = useState<string>()
  const { image_url: url, song } = hook
  if (url === null || url === failedUrl) {
    return (
      <CoverImage
        src={song?.image_url ?? null}
        seed={song?.id ?? hook.id}
        className={joinClasses('aspect-auto! size-full', className)}
      />
    )
  }
  return (
    <img
      src={url}
      alt=""
      loading="lazy"
      onError={() => setFailedUrl(url)}
      className={joinClasses('size-full object-cover', className)}
    />
  )
}
