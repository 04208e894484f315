import { createUuid } from '../data/stores/createUuid.ts'
import { player } from './player.ts'

// Two tabs never sound at once: the one that starts last tells the others to pause.
export function keepOneActiveTab(): void {
  const channel = new BroadcastChannel('arioso.player')
  const tab = createUuid()
  player.listen('play', () => channel.postMessage({ tab }))
  channel.addEventListener('message', (event: MessageEvent<{ tab: string }>) => {
    if (event.data.tab !== tab) player.pause()
  })
}
