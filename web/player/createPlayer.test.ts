import type { Clip } from '@arioso/contract'
import { describe, expect, it, vi } from 'vitest'
import type { Decks } from './createDecks.ts'
import { createPlayer } from './createPlayer.ts'
import { findPlayingClip } from './playback.ts'

const ids = ['dawn', 'noon', 'dusk', 'night']

// A player that knows only some songs of its list; the server knows others.
function start({ known, stored }: { known: string[]; stored: string[] }) {
  const clips = new Map(known.map((id) => [id, songOf(id)]))
  const pause = vi.fn()
  const audio = {
    src: '',
    currentTime: 0,
    seeking: false,
    readyState: 2,
    play: () => Promise.resolve(),
    pause,
  }
  const heardOnDeck = new EventTarget()
  const listen = (type: string, listener: () => void) => {
    heardOnDeck.addEventListener(type, listener)
    return () => heardOnDeck.removeEventListener(type, listener)
  }
  const decks = { listen, both: [audio, audio], active: () => audio, open: () => false } as unknown as Decks
  const fetchClips = vi.fn((asked: string[]) => {
    const found = asked.filter((id) => stored.includes(id)).map(songOf)
    for (const clip of found) clips.set(clip.id, clip)
    return Promise.resolve(found)
  })
  const findClip = (id: string) => clips.get(id)
  const player = createPlayer({ decks, findClip, fetchClips, isPlayable: () => true, random: () => 0, volume: 80 })
  const heard = () => findPlayingClip(player.store.get().playback)?.id
  const happen = (type: string) => {
    heardOnDeck.dispatchEvent(new Event(type))
    return player.store.get().playback.state
  }
  return { player, fetchClips, heard, pause, audio, happen }
}

const songOf = (id: string) => ({ id, audio_url: `/audio/${id}`, is_trashed: false, metadata: {} }) as Clip

describe('a list longer than what is kept of it', () => {
  it('plays on with a song that was let go', async () => {
    const { player, fetchClips, heard } = start({ known: ['dawn'], stored: ids })
    player.play({ source: 'Library', ids, id: 'dawn' })
    player.next()
    await expect.poll(heard).toBe('noon')
    expect(fetchClips).toHaveBeenCalledWith(['noon'])
  })

  it('steps over a song that is gone for good', async () => {
    const { player, heard } = start({ known: ['dawn'], stored: ['dusk'] })
    player.play({ source: 'Library', ids, id: 'dawn' })
    player.next()
    await expect.poll(heard).toBe('dusk')
    expect(player.canPlay('noon')).toBe(false)
  })

  it('does not come back to a song after another was chosen', async () => {
    const { player, fetchClips, heard } = start({ known: ['dawn', 'night'], stored: ids })
    player.play({ source: 'Library', ids, id: 'dawn' })
    player.next()
    player.play({ source: 'Library', ids, id: 'night' })
    await Promise.all(fetchClips.mock.results.map(({ value }) => value as Promise<Clip[]>))
    expect(heard()).toBe('night')
  })
})

describe('signing out', () => {
  it('stops the song and takes the queue along', () => {
    const { player, heard, pause } = start({ known: ids, stored: ids })
    player.play({ source: 'Library', ids, id: 'dawn' })
    player.close()
    expect(heard()).toBeUndefined()
    expect(pause).toHaveBeenCalled()
    expect(player.store.get().queue).toBeUndefined()
  })

  it('leaves the radio on', () => {
    const { player, heard } = start({ known: ids, stored: ids })
    const now = () => ({ clip: songOf('noon'), atSeconds: 3 })
    player.tuneIn({ id: 'arioso', name: 'Radio', now, next: () => undefined })
    player.close()
    expect(heard()).toBe('noon')
  })
})

describe('a live station', () => {
  function tunedIn() {
    const started = start({ known: ids, stored: ids })
    const now = () => ({ clip: songOf('noon'), atSeconds: 3 })
    started.player.tuneIn({ id: 'arioso', name: 'Radio', now, next: () => undefined })
    return started
  }

  it('can be paused while it steps back in time, and loads when nothing comes over the wire', () => {
    const { audio, happen } = tunedIn()
    expect(happen('loadedmetadata')).toBe('loading')
    expect(happen('playing')).toBe('playing')
    audio.seeking = true
    expect(happen('waiting')).toBe('playing')
    audio.seeking = false
    expect(happen('waiting')).toBe('loading')
  })

  it('shows the loading of a song somebody seeks in', () => {
    const { player, audio, happen } = start({ known: ids, stored: ids })
    player.play({ source: 'Library', ids, id: 'dawn' })
    expect(happen('playing')).toBe('playing')
    audio.seeking = true
    expect(happen('waiting')).toBe('loading')
  })
})
