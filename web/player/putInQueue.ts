import type { Clip } from '@arioso/contract'
import { showToast } from '../ui/toast.ts'
import { player } from './player.ts'
import type { Queue } from './queue.ts'
import { addLast, addNext } from './queueChanges.ts'

function put(clip: Clip, add: (queue: Queue, id: string) => Queue, title: string): void {
  if (player.store.get().queue === undefined) {
    player.play({ source: 'your queue', ids: [clip.id], id: clip.id })
    return
  }
  player.changeQueue((queue) => add(queue, clip.id))
  showToast({ title, message: clip.title, seconds: 4, kind: 'info' })
}

export function putNext(clip: Clip): void {
  put(clip, addNext, 'Plays next')
}

export function putLast(clip: Clip): void {
  put(clip, addLast, 'Added to the queue')
}

export function putAllLast(clips: Clip[]): void {
  const [first, ...rest] = clips
  if (first === undefined) return
  if (player.store.get().queue === undefined) {
    player.play({ source: 'your queue', ids: clips.map(({ id }) => id), id: first.id })
    return
  }
  player.changeQueue((queue) => [first, ...rest].reduce((added, clip) => addLast(added, clip.id), queue))
  const message = rest.length === 0 ? first.title : `${clips.length} songs`
  showToast({ title: 'Added to the queue', message, seconds: 4, kind: 'info' })
}
