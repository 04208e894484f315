import type { Clip } from '@arioso/contract'
import { titlesOf } from '../../data/songs/titlesOf.ts'
import { showToast } from '../../ui/surfaces/toast.ts'
import { player } from '../player.ts'
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

export function putAllLast(ids: string[]): void {
  const [first] = ids
  if (first === undefined) return
  if (player.store.get().queue === undefined) {
    player.play({ source: 'your queue', ids, id: first })
    return
  }
  player.changeQueue((queue) => addLast(queue, ...ids))
  showToast({ title: 'Added to the queue', message: titlesOf(ids), seconds: 4, kind: 'info' })
}
