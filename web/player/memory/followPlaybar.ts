import type { PlaybarState } from '@arioso/contract'
import { inBackground } from '../../data/api/inBackground.ts'
import { api } from '../../data/api/api.ts'
import { fetchClips } from '../../data/songs/clipCache.ts'
import { createUuid } from '../../data/stores/createUuid.ts'
import { wantsSound } from '../playback.ts'
import { describePlayer, queueFrom } from './playbarState.ts'
import { player } from '../player.ts'
import { whenRestored } from './rememberPlayer.ts'

const PATH = '/api/music_player/playbar_state'
const DEVICE_KEY = 'arioso.device'
const SAVE_AFTER_MS = 2_000
const SAVE_EVERY_MS = 15_000

function deviceId(): string {
  const known = localStorage.getItem(DEVICE_KEY)
  if (known !== null) return known
  const id = createUuid()
  localStorage.setItem(DEVICE_KEY, id)
  return id
}

function describeNow(): PlaybarState | undefined {
  return describePlayer(player.store.get(), { positionSeconds: player.positionSeconds(), deviceId: deviceId() })
}

// Something plays here already, or the radio is on: what sounds is never replaced.
function isTouched(): boolean {
  const { playback, station } = player.store.get()
  return station !== undefined || (playback.state !== 'idle' && player.audio().src !== '')
}

// Where another device stopped last. This one's own word is older than what it remembers itself.
async function takeOver(): Promise<void> {
  await whenRestored()
  const state = await api('GET /api/music_player/playbar_state')
  if (state.clip_id === null || (state.device_id === deviceId() && describeNow() !== undefined)) return
  const clips = await fetchClips([...new Set(state.queue)])
  const queue = queueFrom(state, (id) => clips.some((clip) => clip.id === id))
  const clip = clips.find(({ id }) => id === queue?.now.id)
  if (queue === undefined || clip === undefined || isTouched()) return
  player.store.set({ repeat: state.repeat !== 'off', shuffle: state.is_shuffled })
  player.restore(clip, queue, state.position_seconds)
}

// Until the answer is here nothing is saved: it would overwrite what is asked for.
export function followPlaybar(): () => void {
  let stop = (): void => undefined
  let isOver = false
  takeOver()
    .catch((error: unknown) => console.warn('what another device played could not be read', error))
    .finally(() => {
      if (!isOver) stop = keepSaved()
    })
  return () => {
    isOver = true
    stop()
  }
}

function keepSaved(): () => void {
  let last = shapeOf(describeNow())
  let isDirty = false
  let timer: ReturnType<typeof setTimeout> | undefined

  function notice(): void {
    const shape = shapeOf(describeNow())
    if (shape === last || shape === '') return
    last = shape
    isDirty = true
    timer ??= setTimeout(save, SAVE_AFTER_MS)
  }

  function save(): void {
    clearTimeout(timer)
    timer = undefined
    const state = describeNow()
    if (state === undefined || !isDirty) return
    isDirty = false
    inBackground('the queue was not saved', api(`POST ${PATH}`, { body: state }))
  }

  function saveWhilePlaying(): void {
    isDirty ||= wantsSound(player.store.get().playback)
    save()
  }

  // An ordinary request would be dropped with the page.
  function saveAtLast(): void {
    isDirty ||= wantsSound(player.store.get().playback)
    const state = describeNow()
    if (state === undefined || !isDirty) return
    navigator.sendBeacon(PATH, new Blob([JSON.stringify(state)], { type: 'application/json' }))
  }

  const forget = player.store.subscribe(notice)
  const interval = setInterval(saveWhilePlaying, SAVE_EVERY_MS)
  addEventListener('pagehide', saveAtLast)
  return () => {
    forget()
    clearTimeout(timer)
    clearInterval(interval)
    removeEventListener('pagehide', saveAtLast)
  }
}

// Everything but the second, and whether it sounds: a pause is worth saving, each tick is not.
function shapeOf(state: PlaybarState | undefined): string {
  if (state === undefined) return ''
  const isSounding = wantsSound(player.store.get().playback)
  return JSON.stringify({ ...state, position_seconds: 0, volume: 0, isSounding })
}
