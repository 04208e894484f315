import type { Clip } from '@arioso/contract'
import { Pause, Play } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { Film } from './film.ts'
import { player } from '../../../player/player.ts'
import type { HookSound } from '../feed/hookOrder.ts'
import type { HookSpans } from './hookSpans.ts'

const DRIFT_SECONDS = 0.15

type HookPreviewProps = { film: Film; clip: Clip; spans: HookSpans; sound: HookSound }

// The chosen seconds over and over, with the chosen sound.
export function HookPreview({ film, clip, spans, sound }: HookPreviewProps) {
  const video = useRef<HTMLVideoElement>(null)
  const song = useRef<HTMLAudioElement>(null)
  const [isPlaying, setPlaying] = useState(false)
  const { startSeconds, endSeconds } = spans.film

  useEffect(() => {
    if (video.current !== null) video.current.currentTime = startSeconds
  }, [startSeconds])

  function follow(): void {
    const [shown, heard] = [video.current, song.current]
    if (shown === null || heard === null) return
    if (shown.currentTime >= endSeconds || shown.currentTime < startSeconds - DRIFT_SECONDS)
      shown.currentTime = startSeconds
    const wanted = spans.song.startSeconds + (shown.currentTime - startSeconds)
    if (Math.abs(heard.currentTime - wanted) > DRIFT_SECONDS) heard.currentTime = wanted
    if (sound === 'song' && !shown.paused && heard.paused) void heard.play().catch(() => setPlaying(false))
    if (sound === 'video' && !heard.paused) heard.pause()
  }

  function toggle(): void {
    if (isPlaying) {
      video.current?.pause()
      song.current?.pause()
      return
    }
    player.pause()
    void video.current?.play().catch(() => setPlaying(false))
    follow()
  }

  return (
    <div className="relative mx-auto aspect-9/16 w-full max-w-[216px] overflow-hidden rounded-card bg-cover-shade">
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- one's own film, not yet shown to anybody */}
      <video
        ref={video}
        src={film.url}
        muted={sound === 'song'}
        playsInline
        loop
        onPlay={() => setPlaying(true)}
        onPause={() => {
          setPlaying(false)
          song.current?.pause()
        }}
        onTimeUpdate={follow}
        className="size-full object-contain"
      />
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- a song, whose words stand on its own page */}
      <audio ref={song} src={clip.audio_url ?? undefined} preload="auto" />
      <button
        type="button"
        onClick={toggle}
        aria-label={isPlaying ? 'Pause preview' : 'Play preview'}
        className="absolute inset-0 grid place-items-center rounded-card -outline-offset-2!"
      >
        <span className="grid size-12 place-items-center rounded-full bg-cover-shade text-on-cover opacity-90">
          {isPlaying ? <Pause size={20} /> : <Play size={20} />}
        </span>
      </button>
    </div>
  )
}
