import { createUuid } from '../data/stores/createUuid.ts'
import { wantsSound } from './playback.ts'
import { player } from './player.ts'

// Two tabs never sound at once: the one that starts last tells the others to pause.
export function keepOneActiveTab(): void {
  const channel = new BroadcastChannel('arioso.player')
  const tab = createUuid()
  const tellOthers = (): void => channel.postMessage({ tab })
  player.listen('play', tellOthers)
  if (wantsSound(player.store.get().playback)) tellOthers()
  channel.addEventListener('message', (event: MessageEvent<{ tab: string }>) => {
    if (event.data.tab !== tab) player.pause()
  })
}
