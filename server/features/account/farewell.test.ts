import { eraseFilesJob } from '@arioso/contract'
import { openEverythingReader } from '@arioso/storage/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { clipFiles } from '@arioso/storage'
import { storedOrder } from '../../testing/hookOrder.ts'
import { insertClip } from '../../testing/insertClip.ts'
import { startTestServer, type TestServer } from '../../testing/startTestServer.ts'
import { createVisitor, signUp, type Member } from '../../testing/visitor.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const remove = (who: Member, password = who.password) => who.post('/api/user/delete/', { password })

// Somebody who left traces wherever one can.
async function settleIn(friend: Member) {
  const { storage } = server
  const ada = await signUp(server.url, 'Adalia Leaving')
  const song = await insertClip(storage, ada.id, { title: 'Farewell Waltz', isPublic: true })
  const theirs = await insertClip(storage, friend.id, { isPublic: true })
  for (const clip of [song, theirs]) {
    await ada.post(`/api/gen/${clip.id}/comments`, { content: 'A farewell word' })
    await ada.post(`/api/gen/${clip.id}/update_reaction_type/`, { reaction: 'LIKE' })
  }
  await ada.post('/api/playlist/create/', { name: 'Farewell list', clip_ids: [song.id] })
  await ada.post(`/api/gen/${theirs.id}/increment_play_count/v2`, { played_seconds: 30 })
  await storage.profiles.setFollowing(ada.id, friend.id, true)
  await storage.credits.reserveFor({ userId: ada.id, id: song.id, attempt: 1 }, 10)
  const message = { stationId: 'arioso', writer: ada.id, clientId: '{"handle":"adalia"}', text: 'Bye' }
  await storage.radio.addMessage(message, { at: new Date(), messages: 5, perSeconds: 10 })
  const { id: uploadId } = await storage.videoUploads.create(ada.id)
  await storage.hooks.insert(storedOrder(ada.id, theirs.id, uploadId))
  await ada.post('/api/auth/request-password-reset', { email: ada.email })
  return { ada, song, theirs }
}

describe('deleting an account', () => {
  it('asks for the password, and changes nothing without it', async () => {
    const ada = await signUp(server.url)
    expect(await remove(ada, 'not the password')).toMatchObject({ status: 400, body: { code: 'INVALID_PASSWORD' } })
    expect((await ada.get('/api/session/')).body).toMatchObject({ userId: ada.id })
    expect((await createVisitor(server.url).post('/api/user/delete/', { password: ada.password })).status).toBe(401)
  })

  it('leaves no row that knows them, in any table; the ledger keeps its sums under no name', async () => {
    const friend = await signUp(server.url, 'Bo Staying')
    const { ada, song, theirs } = await settleIn(friend)
    const phone = createVisitor(server.url)
    await phone.post('/api/auth/sign-in/email', { email: ada.email, password: ada.password })
    const reader = await openEverythingReader(server.storage.databaseUrl)
    const read = async () => [...(await reader.read())].filter(([table]) => table !== 'pgboss.job')
    const known = [ada.id, ada.email, 'adalia', 'Adalia', 'farewell', 'Farewell']
    const findTraces = async () =>
      (await read()).flatMap(([table, rows]) =>
        known.filter((word) => rows.includes(word)).map((word) => [table, word]),
      )
    expect((await findTraces()).length).toBeGreaterThan(20)
    const ledger = async () =>
      (await read()).find(([table]) => table === 'public.credit_transfers')?.[1].split('\n') ?? []
    const before = (await ledger()).length

    expect((await remove(ada)).body).toEqual({ success: true })
    expect(await findTraces()).toEqual([])
    // What was reserved for a song that is never made goes back.
    expect(await ledger()).toHaveLength(before + 1)
    expect((await ledger()).filter((row) => row.includes('deleted:')).length).toBeGreaterThanOrEqual(3)
    await reader.close()

    for (const visitor of [ada, phone]) {
      expect((await visitor.get('/api/session/')).body).toMatchObject({ userId: null })
    }
    expect((await phone.post('/api/auth/sign-in/email', { email: ada.email, password: ada.password })).status).toBe(401)
    expect((await friend.get(`/api/clip/${song.id}`)).status).toBe(404)
    const kept = await server.storage.clips.find(theirs.id)
    expect(kept).toMatchObject({ commentCount: 0, upvoteCount: 0 })
    const letters = (await server.outbox.listKept()).filter(({ to }) => to === ada.email)
    expect(letters.map(({ subject }) => subject)).toEqual(['Your account has been deleted'])
  })

  it('has every file of theirs removed, also those that lie with somebody else’s song', async () => {
    const friend = await signUp(server.url)
    const { ada, song, theirs } = await settleIn(friend)
    await remove(ada)
    const keys: string[] = []
    const { promise, resolve } = Promise.withResolvers<void>()
    await server.storage.queue.work('erase-files', { concurrency: 1 }, async ({ data }) => {
      keys.push(...eraseFilesJob.parse(data).keys)
      if (keys.some((key) => key.includes(ada.id))) resolve()
    })
    await promise
    expect(keys).toEqual(
      expect.arrayContaining([
        clipFiles(song.id).folder,
        `pictures/${ada.id}`,
        `exports/${ada.id}`,
        `uploads/images/${ada.id}`,
      ]),
    )
    expect(keys.some((key) => key.startsWith(`clips/${theirs.id}/hooks/`))).toBe(true)
    expect(keys).not.toContain(clipFiles(theirs.id).folder)
  })

  it('lets the same address sign up anew, as a stranger', async () => {
    const ada = await signUp(server.url, 'Ada Again')
    await remove(ada)
    const account = { name: 'Ada Again', email: ada.email, password: 'correct horse battery' }
    const again = await createVisitor(server.url).post('/api/auth/sign-up/email', account)
    expect(again.status).toBe(200)
    expect(again.body['user']).not.toMatchObject({ id: ada.id })
  })
})
