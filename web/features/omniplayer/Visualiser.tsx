import type { Clip } from '@arioso/contract'
import { useEffect, useRef, useState } from 'react'
import { getSoundAnalyser } from '../../player/soundAnalyser.ts'
import { titleOf } from '../../songs/facts/titleOf.ts'
import { CoverImage } from '../../ui/display/CoverImage.tsx'
import { drawSound } from './drawSound.ts'

const SIZE_PX = 960
const AT_REST = new Float32Array(48)

const stillness = matchMedia('(prefers-reduced-motion: reduce)')

export function Visualiser({ clip }: { clip: Clip }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const url = clip.image_large_url ?? clip.image_url
  const cover = useCover(url)

  useEffect(() => {
    const context = canvas.current?.getContext('2d')
    if (context == null) return undefined
    const color = getComputedStyle(context.canvas).color
    if (stillness.matches) {
      drawSound(context, SIZE_PX, { cover, bands: AT_REST, seconds: 0, color })
      return undefined
    }
    const analyser = getSoundAnalyser()
    let request = 0
    const draw = (atMs: number) => {
      drawSound(context, SIZE_PX, { cover, bands: analyser.read(), seconds: atMs / 1000, color })
      request = requestAnimationFrame(draw)
    }
    request = requestAnimationFrame(draw)
    return () => cancelAnimationFrame(request)
  }, [cover])

  return (
    <figure
      aria-label={`The cover of ${titleOf(clip)}, moving with the sound`}
      className="relative min-h-0 w-[min(100%,50dvh)] text-accent lg:w-[min(100%,58dvh)]"
    >
      {url === null && (
        <CoverImage
          src={null}
          seed={clip.id}
          palette={clip.metadata.palette}
          className="absolute top-[6%] left-[10%] w-4/5 rounded-card"
          isDrawing
        />
      )}
      <canvas
        ref={canvas}
        width={SIZE_PX}
        height={SIZE_PX}
        aria-hidden="true"
        className="relative aspect-square w-full"
      />
    </figure>
  )
}

function useCover(url: string | null): HTMLImageElement | undefined {
  const [cover, setCover] = useState<HTMLImageElement>()
  useEffect(() => {
    if (url === null) return undefined
    const image = new Image()
    image.addEventListener('load', () => setCover(image))
    image.src = url
    return () => setCover(undefined)
  }, [url])
  return cover
}
