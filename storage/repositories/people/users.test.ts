import { HANDLE_PATTERN } from '@arioso/contract'
import { assert, property, string } from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestStorage, type TestStorage } from '../../testing/index.ts'
import { handleFrom } from './handleFrom.ts'

let storage: TestStorage

beforeAll(async () => {
  storage = await createTestStorage()
})
afterAll(() => storage.drop())

describe('handles', () => {
  it('can be made from anything somebody types as a name', () => {
    const isHandle = (name: string) => HANDLE_PATTERN.test(handleFrom(name))
    assert(property(string({ unit: 'grapheme' }), isHandle))
    expect(handleFrom('José Núñez')).toBe('JoseNunez')
  })

  it('get a number when taken, whatever their case', async () => {
    await storage.users.createDemoArtist({ handle: 'Nova', displayName: 'Nova' })
    expect(await storage.users.suggestHandle('NOVA')).toBe('NOVA2')
    await storage.users.createDemoArtist({ handle: 'nova2', displayName: 'Nova' })
    expect(await storage.users.suggestHandle('nova')).toBe('nova3')
  })

  it('stay short enough with their number', async () => {
    const longest = 'x'.repeat(40)
    await storage.users.createDemoArtist({ handle: longest, displayName: 'X' })
    expect(await storage.users.suggestHandle(longest)).toBe(`${'x'.repeat(39)}2`)
  })

  it('find their owner whatever their case', async () => {
    const artist = await storage.users.createDemoArtist({ handle: 'Marlow', displayName: 'Marlow' })
    expect(await storage.users.findByHandle('mARLOW')).toEqual(artist)
  })
})

describe('users', () => {
  it('who do not exist are not found', async () => {
    expect(await storage.users.find('nobody')).toBeUndefined()
    await expect(storage.users.get('nobody')).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  it('of the demo are made once, also when two ask at once', async () => {
    const make = () => storage.users.createDemoArtist({ handle: 'juniper', displayName: 'Juniper' })
    const [first, second] = await Promise.all([make(), make()])
    expect(second).toEqual(first)
    expect(first).toMatchObject({ handle: 'juniper', isDemo: true, planKey: 'free', email: 'juniper@demo.invalid' })
  })
})
