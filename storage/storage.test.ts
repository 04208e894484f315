import { JOB_QUEUES } from '@arioso/contract'
import { betterAuth } from 'better-auth'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { migrate } from './migrate.ts'
import { openStorage } from './openStorage.ts'
import { createArtist } from './testing/createArtist.ts'
import { createTestStorage, type TestStorage } from './testing/index.ts'
import { directUrlOfDatabase, urlOfDatabase, withAdministrator } from './testing/testServer.ts'

let storage: TestStorage

beforeAll(async () => {
  storage = await createTestStorage()
})
afterAll(() => storage.drop())

describe('a transaction', () => {
  it('that fails leaves neither clips nor credits behind', async () => {
    const artist = await createArtist(storage)
    const takes = artist.newTakes()
    const failing = storage.transaction(async ({ clips, credits }) => {
      await credits.grant(artist.id, 50, 'welcome')
      await credits.reserveFor({ userId: artist.id, id: 'song', attempt: 1 }, 10)
      await clips.insert(takes)
      throw new Error('changed my mind')
    })
    await expect(failing).rejects.toThrow('changed my mind')
    expect(await storage.clips.listByTransaction(artist.id, takes[0]?.transactionUuid ?? '')).toEqual([])
    expect(await storage.credits.balance(artist.id)).toEqual({ available: 0, reserved: 0 })
  })

  it('is open to more at once than there are connections', async () => {
    const artist = await createArtist(storage)
    const create = () =>
      storage.transaction(async ({ clips, jobs }) => {
        await clips.insert(artist.newTakes())
        await jobs.send(JOB_QUEUES.generateSong, {})
      })
    await Promise.all(Array.from({ length: 40 }, create))
    expect(await storage.clips.countRunningGenerations(artist.id)).toBe(40)
  })
})

describe('migrating', () => {
  it('two processes that start at once on an empty database both succeed, and once more changes nothing', async () => {
    await withAdministrator((client) => client.query('create database empty'))
    const [databaseUrl, directUrl] = [urlOfDatabase('empty'), directUrlOfDatabase('empty')]
    await Promise.all([migrate(directUrl), migrate(directUrl)])
    await migrate(directUrl)
    const opened = await openStorage({ databaseUrl, directUrl, filesFolder: storage.filesFolder })
    expect(await opened.users.createDemoArtist({ handle: 'first', displayName: 'First' })).toMatchObject({
      isDemo: true,
    })
    await opened.close()
    await withAdministrator((client) => client.query('drop database empty with (force)'))
  })
})

describe('signing up', () => {
  it('keeps account and session where the rest of the user is', async () => {
    const authentication = betterAuth({
      database: storage.authAdapter,
      secret: 'a secret that is only used in this very test',
      baseURL: 'http://127.0.0.1:4600',
      emailAndPassword: { enabled: true },
      user: { additionalFields: { handle: { type: 'string', required: true } } },
    })
    const body = { name: 'Ada', email: 'ada@example.com', password: 'correct horse', handle: 'ada' }
    const { user } = await authentication.api.signUpEmail({ body })
    expect(await storage.users.findByHandle('ADA')).toMatchObject({ id: user.id, displayName: 'Ada', isStaff: false })
    const signedIn = await authentication.api.signInEmail({ body: { email: body.email, password: body.password } })
    expect(signedIn.user.id).toBe(user.id)
  })
})
