import type { Film, VideoExtension } from './film.ts'

const LONGER_THAN_ANY_SECONDS = 1e7

// Undefined where the browser cannot read it.
export async function readFilm(file: File, extension: VideoExtension): Promise<Film | undefined> {
  const url = URL.createObjectURL(file)
  const durationSeconds = await readDuration(url)
  if (durationSeconds === undefined) {
    URL.revokeObjectURL(url)
    return undefined
  }
  return { file, extension, url, durationSeconds }
}

// Recordings made in a browser say how long they are only once their end was looked for.
function readDuration(url: string): Promise<number | undefined> {
  return new Promise((resolve) => {
    const video = document.createElement('video')
    video.preload = 'metadata'
    video.muted = true
    video.addEventListener('error', () => resolve(undefined))
    const look = (): void => {
      if (video.videoWidth === 0) return resolve(undefined)
      if (Number.isFinite(video.duration)) return resolve(video.duration)
      video.currentTime = LONGER_THAN_ANY_SECONDS
    }
    video.addEventListener('loadedmetadata', look)
    video.addEventListener('durationchange', () => video.readyState > 0 && look())
    video.src = url
  })
}
