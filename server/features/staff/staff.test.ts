import { flagDefaults, DAY_MS } from '@arioso/contract'
import type { FlagState } from '@arioso/contract/calls/staff'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { insertClip } from '../../testing/insertClip.ts'
import { startTestServer, type TestServer } from '../../testing/startTestServer.ts'
import { createVisitor, signUp, type Member, type Visitor } from '../../testing/visitor.ts'

let server: TestServer
let staff: Member
beforeAll(async () => {
  server = await startTestServer({ environment: { ARIOSO_FLAGS: 'thumbs-exp=on' } })
})
afterAll(() => server.close())

const flagsOf = async (visitor: Visitor) => (await visitor.get('/api/session/')).body['flags'] as typeof flagDefaults

describe('the link to the first staff account', () => {
  it('works once, for one account, and not when it is too old', async () => {
    const { storage, clock } = server
    const [old, first, second] = await Promise.all([1, 2, 3].map(() => storage.staffClaims.issue(clock.now)))
    const [ada, bo] = [await signUp(server.url), await signUp(server.url)]
    const claim = (member: Member, token: string | undefined) => member.post('/api/staff/claim/', { token })
    expect(await claim(ada, 'a guess')).toMatchObject({ status: 403, body: { code: 'STAFF_LINK_INVALID' } })
    clock.now = new Date(clock.now.getTime() + 8 * DAY_MS)
    expect((await claim(ada, old)).status).toBe(403)
    clock.now = new Date(clock.now.getTime() - 8 * DAY_MS)

    const answers = await Promise.all([claim(ada, first), claim(bo, second)])
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 403]))
    staff = answers[0]?.status === 200 ? ada : bo
    expect((await staff.get('/api/session/')).body).toMatchObject({ isStaff: true })
    const other = staff === ada ? bo : ada
    for (const token of [old, first, second]) expect((await claim(other, token)).status).toBe(403)
    expect((await other.get('/api/session/')).body).toMatchObject({ isStaff: false })
    expect(await storage.staffClaims.issue(clock.now)).toBeUndefined()
  })
})

describe('flags', () => {
  const switchFlag = (flag: string, change: object) => staff.post(`/api/staff/flags/${flag}/`, change)

  it('are listed with their meaning and with where their value comes from', async () => {
    const { flags } = (await staff.get('/api/staff/flags/')).body as { flags: FlagState[] }
    expect(flags.map(({ flag }) => flag)).toEqual(Object.keys(flagDefaults))
    for (const { meaning } of flags) expect(meaning.length).toBeGreaterThan(10)
    expect(flags.find(({ flag }) => flag === 'thumbs-exp')).toMatchObject({
      default: true,
      environment: true,
      everybody: null,
      current: true,
      people: [],
    })
  })

  it('are switched for everybody over the environment, for one person over that, and back', async () => {
    const [ada, stranger] = [await signUp(server.url, 'Ada Flagged'), createVisitor(server.url)]
    const see = async () => [await flagsOf(ada), await flagsOf(stranger)].map((flags) => flags['thumbs-exp'])
    const { handle } = (await ada.get('/api/session/')).body['user'] as { handle: string }
    expect(await see()).toEqual([true, true])
    await switchFlag('thumbs-exp', { is_on: false })
    expect(await see()).toEqual([false, false])
    const answer = await switchFlag('thumbs-exp', { is_on: true, handle: `@${handle.toUpperCase()}` })
    expect(await see()).toEqual([true, false])
    expect((answer.body['flags'] as FlagState[]).find(({ flag }) => flag === 'thumbs-exp')).toMatchObject({
      everybody: false,
      current: false,
      people: [{ handle, display_name: 'Ada Flagged', is_on: true }],
    })
    await switchFlag('thumbs-exp', { is_on: null, handle })
    expect(await see()).toEqual([false, false])
    await switchFlag('thumbs-exp', { is_on: null })
    expect(await see()).toEqual([true, true])
  })

  it('change what the server allows, not only what the page shows', async () => {
    const ada = await signUp(server.url)
    const longest = async () => (await ada.get('/api/session/')).body['audioUploadLimits']
    expect(await longest()).toMatchObject({ max: 60 })
    await switchFlag('create-beta-ui', { is_on: true })
    expect(await longest()).toMatchObject({ max: 900 })
    await switchFlag('create-beta-ui', { is_on: null })
    const ask = { layer: 'hooks', parameter: 'web-hooks-2025' }
    await switchFlag('web-hooks-2025', { is_on: false })
    expect((await ada.post('/api/statsig/experiment/', ask)).body).toMatchObject({ data: { data: false } })
    await switchFlag('web-hooks-2025', { is_on: null })
  })

  it('refuse names of nothing and of nobody', async () => {
    expect((await switchFlag('no-such-flag', { is_on: true })).status).toBe(422)
    expect(await switchFlag('thumbs-exp', { is_on: true, handle: 'nobody_here' })).toMatchObject({
      status: 422,
      body: { fields: { handle: 'There’s nobody with this handle.' } },
    })
  })
})

describe('the outbox', () => {
  it('shows staff the mails that were kept, newest first', async () => {
    const ada = await signUp(server.url)
    await ada.post('/api/auth/request-password-reset', { email: ada.email })
    const { is_in_use, letters } = (await staff.get('/api/staff/outbox/')).body as {
      is_in_use: boolean
      letters: { to: string; subject: string; text: string; sent_at: string }[]
    }
    expect(is_in_use).toBe(true)
    expect(letters.filter(({ to }) => to === ada.email).map(({ subject }) => subject)).toEqual([
      'Choose a new password',
      'Confirm your email address',
    ])
    expect(letters[0]?.text).toContain(`${server.url}/auth/reset?token=`)
  })
})

describe('the space people take', () => {
  it('is shown to staff, the largest first, with what their plan holds', async () => {
    const [ada, bo] = [await signUp(server.url, 'Ada Large'), await signUp(server.url, 'Bo Small')]
    const keep = (userId: string, kind: 'audio' | 'download', bytes: number) =>
      server.storage.keptFiles.keep({ key: `${kind}/${userId}`, userId, kind, bytes })
    await keep(ada.id, 'audio', 5_000_000_000)
    await keep(ada.id, 'download', 70)
    await keep(bo.id, 'audio', 60)
    const { people } = (await staff.get('/api/staff/storage/')).body as { people: object[] }
    expect(people).toMatchObject([
      { display_name: 'Ada Large', plan: 'Free', bytes: 5_000_000_070, counted_bytes: 5_000_000_000, files: 2 },
      { display_name: 'Bo Small', bytes: 60, counted_bytes: 60, limit_bytes: 2 * 1024 ** 3 },
    ])
  })
})

describe('the audit log', () => {
  type Entry = { id: number; kind: string; handle: string; staff_handle: string; address: string; details: object }
  const read = async (query = '') =>
    (await staff.get(`/api/staff/audit-log/${query}`)).body as { entries: Entry[]; has_more: boolean }
  const kindsOf = async (handle: string) =>
    (await read()).entries.filter((entry) => entry.handle === handle).map(({ kind }) => kind)
  const handleOf = async (who: Visitor) => ((await who.get('/api/session/')).body['user'] as { handle: string }).handle

  it('keeps what happened to an account, from where, and nothing about addresses nobody has', async () => {
    const ada = await signUp(server.url, 'Audited Ada')
    const handle = await handleOf(ada)
    const stranger = createVisitor(server.url)
    await stranger.post('/api/auth/sign-in/email', { email: ada.email, password: 'a wrong one' })
    await stranger.post('/api/auth/sign-in/email', { email: 'nobody@example.com', password: 'a wrong one' })
    await stranger.post('/api/auth/request-password-reset', { email: ada.email })
    await ada.post('/api/auth/change-password', { currentPassword: ada.password, newPassword: 'fresh paint' })
    await ada.post('/api/user/export/', { password: 'fresh paint' })
    const happened = ['signed_up', 'sign_in_failed', 'password_reset_asked', 'password_changed', 'export_asked']
    await vi.waitFor(async () => expect((await kindsOf(handle)).toSorted()).toEqual(happened.toSorted()))
    const failed = (await read('?kind=sign_in_failed')).entries
    expect(failed).toMatchObject([{ handle, address: '127.0.0.1', staff_handle: '' }])
    expect(JSON.stringify(await read())).not.toContain('nobody@example.com')
  })

  it('keeps what staff did, to whose song, page by page', async () => {
    const ada = await signUp(server.url, 'Removed Ada')
    const clip = await insertClip(server.storage, ada.id, { isPublic: true })
    await staff.post('/api/staff/remove-for-infringement/', { clip_id: clip.id, reason: 'Not theirs' })
    const [removed] = (await read('?kind=song_removed')).entries
    expect(removed).toMatchObject({
      handle: await handleOf(ada),
      staff_handle: await handleOf(staff),
      details: { song: clip.id, reason: 'Not theirs' },
    })
    expect((await read('?kind=flag_switched')).entries.length).toBeGreaterThan(3)
    for (let time = 0; time < 60; time += 1) await server.storage.auditLog.add({ kind: 'outbox_read' })
    const first = await read()
    expect(first.entries).toHaveLength(50)
    expect(first.has_more).toBe(true)
    const second = await read(`?before=${first.entries.at(-1)?.id}`)
    expect(second.entries[0]?.id).toBeLessThan(first.entries.at(-1)?.id ?? 0)
    expect((await staff.get('/api/staff/audit-log/?before=x')).status).toBe(422)
  })
})
