import { afterEach, beforeEach, expect, it, vi } from 'vitest'

const kept = new Map<string, string>()

beforeEach(() => {
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  kept.clear()
})

async function openTab() {
  vi.resetModules()
  return import('./form.ts')
}

it('what was filled into the blanks is there after a reload, to be corrected and tried again', async () => {
  const before = await openTab()
  before.setForm({ madLibKey: 'Person', madLibValues: { Person: { name: 'Maria' } } })
  const after = await openTab()
  expect(after.form.get()).toMatchObject({ madLibKey: 'Person', madLibValues: { Person: { name: 'Maria' } } })
})

it('pictures are not kept, and what was read in them is read again', async () => {
  const before = await openTab()
  before.setForm({ images: ['data:,QUJD'], areImagesRead: true, description: 'rain' })
  const after = await openTab()
  expect(after.form.get()).toMatchObject({ images: [], areImagesRead: false, description: 'rain' })
})
