import { useEffect } from 'react'
import { player } from './player.ts'
import { findPlayingClip } from './playback.ts'

const PRODUCT = 'Arioso'
let pageTitle = PRODUCT

function show(): void {
  const { playback } = player.store.get()
  const clip = playback.state === 'playing' ? findPlayingClip(playback) : undefined
  document.title = clip === undefined ? pageTitle : `▶ ${clip.title} · ${PRODUCT}`
}

export function showPlayingInTitle(): void {
  player.store.subscribe(show)
}

export function usePageTitle(title: string): void {
  useEffect(() => {
    pageTitle = title === '' ? PRODUCT : `${title} · ${PRODUCT}`
    show()
  }, [title])
}
