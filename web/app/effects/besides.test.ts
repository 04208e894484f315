import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { firstUse } from '../../data/stores/firstUse.ts'
import { createBesides } from './besides.ts'

beforeEach(() => firstUse.set({ isUsable: false }))
afterEach(() => firstUse.set({ isUsable: false }))

function open(load?: () => Promise<{ startBesides: () => void }>) {
  const page = new EventTarget()
  const startBesides = vi.fn()
  const fetched = vi.fn(load ?? (() => Promise.resolve({ startBesides })))
  return { page, startBesides, fetched, ask: createBesides(fetched, page) }
}

const settle = () => new Promise((resolve) => void setTimeout(resolve))

describe('what is not needed to draw the page', () => {
  it('is fetched once the page can be used, and started once', async () => {
    const { page, startBesides, fetched, ask } = open()
    expect(fetched).not.toHaveBeenCalled()
    firstUse.set({ isUsable: true })
    await settle()
    expect(startBesides).toHaveBeenCalledTimes(1)
    page.dispatchEvent(new Event('pointerdown'))
    firstUse.set({ isUsable: true })
    await ask()
    expect(fetched).toHaveBeenCalledTimes(1)
    expect(startBesides).toHaveBeenCalledTimes(1)
  })

  it.each(['pointerdown', 'keydown'])(
    'comes at the first %s, though the page still waits for its songs',
    async (act) => {
      const { page, startBesides } = open()
      page.dispatchEvent(new Event(act))
      await settle()
      expect(startBesides).toHaveBeenCalledTimes(1)
    },
  )

  it('is there for whoever asks, such as a key', async () => {
    const { startBesides, ask } = open()
    await ask()
    expect(startBesides).toHaveBeenCalledTimes(1)
  })

  it('is asked for again with the connection when it could not be fetched', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const startBesides = vi.fn()
    const answers = [Promise.reject(new Error('offline')), Promise.resolve({ startBesides })]
    const { page } = open(() => answers.shift() ?? Promise.reject(new Error('asked too often')))
    firstUse.set({ isUsable: true })
    await settle()
    expect(startBesides).not.toHaveBeenCalled()
    page.dispatchEvent(new Event('online'))
    await settle()
    expect(startBesides).toHaveBeenCalledTimes(1)
    vi.restoreAllMocks()
  })
})
