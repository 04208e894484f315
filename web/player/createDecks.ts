// Two audio elements: one sounds, the other fetches what comes next, so that a song follows the one before without a gap.
export type Decks = ReturnType<typeof createDecks>

function unload(audio: HTMLAudioElement): void {
  audio.pause()
  audio.removeAttribute('src')
  audio.load()
}

export function createDecks(first: HTMLAudioElement, second: HTMLAudioElement) {
  let [active, standby] = [first, second]
  let preparedUrl: string | undefined

  // Taking an element out of the document silences it, so only the quiet one may move: the one that sounds stands first.
  function swap(): void {
    ;[active, standby] = [standby, active]
    preparedUrl = undefined
    unload(standby)
    standby.parentNode?.append(standby)
  }

  function listen(type: keyof HTMLMediaElementEventMap, listener: () => void): () => void {
    const hear = (event: Event) => {
      if (event.target === active) listener()
    }
    for (const audio of [first, second]) audio.addEventListener(type, hear)
    return () => {
      for (const audio of [first, second]) audio.removeEventListener(type, hear)
    }
  }

  return {
    listen,
    both: [first, second] as const,
    active: () => active,

    prepare(url: string): void {
      if (url === preparedUrl) return
      preparedUrl = url
      standby.src = url
    },

    // Says whether the song was waiting on the other deck.
    open(url: string): boolean {
      if (preparedUrl !== url || standby.error !== null) {
        active.src = url
        return false
      }
      swap()
      // The event fired while the deck was waiting; listeners of the sounding deck need it too.
      if (active.readyState > 0) active.dispatchEvent(new Event('loadedmetadata'))
      return true
    },

    // Some phones let only the element sound that was pressed once.
    openOnOther(url: string): void {
      swap()
      active.src = url
    },
  }
}
