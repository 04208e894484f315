import { expect, it } from 'vitest'
import { drawAvatar } from './drawAvatar.ts'

it('a name has one drawing, and other names have others', () => {
  expect(drawAvatar('June Harbour')).toEqual(drawAvatar(' june harbour '))
  const names = ['June Harbour', 'Neon Estuary', 'Member', 'Ada', 'Bo', 'Cy', '', '音楽']
  expect(new Set(names.map((name) => JSON.stringify(drawAvatar(name)))).size).toBe(names.length)
})
