import type { Clip } from '@arioso/contract'

type Covers = Pick<Clip, 'image_url' | 'image_large_url'>

/** What the lock screen shows of a song; until its cover is drawn, Arioso's own icon instead of an empty square. */
export function artworkOf({ image_url: small, image_large_url: large }: Covers): MediaImage[] {
  const covers = [describe(small, '256x256'), describe(large, '640x640')].flat()
  return covers.length > 0 ? covers : [{ src: '/icon-512.png', sizes: '512x512', type: 'image/png' }]
}

// Without a size, a phone may take the small one.
function describe(src: string | null, sizes: string): MediaImage[] {
  if (src === null) return []
  return [{ src, sizes, ...(src.endsWith('.webp') && { type: 'image/webp' }) }]
}
