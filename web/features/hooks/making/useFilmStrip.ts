import { useEffect, useState } from 'react'
import type { Film } from './film.ts'

const PICTURES = 8
const HEIGHT_PX = 112

// A few pictures of the film, one after the other as they are found.
export function useFilmStrip({ url, durationSeconds }: Film): string[] {
  const [pictures, setPictures] = useState<string[]>([])
  useEffect(() => {
    const video = document.createElement('video')
    const canvas = document.createElement('canvas')
    const found: string[] = []
    const next = (): void => {
      video.currentTime = ((found.length + 0.5) / PICTURES) * durationSeconds
    }
    const draw = (): void => {
      canvas.height = HEIGHT_PX
      canvas.width = Math.round((HEIGHT_PX * video.videoWidth) / video.videoHeight)
      canvas.getContext('2d')?.drawImage(video, 0, 0, canvas.width, canvas.height)
      found.push(canvas.toDataURL('image/jpeg', 0.7))
      setPictures([...found])
      if (found.length < PICTURES) next()
    }
    video.muted = true
    video.preload = 'auto'
    video.addEventListener('loadeddata', next, { once: true })
    video.addEventListener('seeked', draw)
    video.src = url
    return () => {
      video.removeEventListener('seeked', draw)
      video.removeAttribute('src')
      video.load()
    }
  }, [url, durationSeconds])
  return pictures
}
