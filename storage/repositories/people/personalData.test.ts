import { Client } from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createArtist, createTestStorage, type TestStorage } from '../../testing/index.ts'
import { personalTables } from './personalTables.ts'

let storage: TestStorage
beforeAll(async () => {
  storage = await createTestStorage()
})
afterAll(() => storage.drop())

// Rows of others that mention a person: who was followed, who decided, who brought whom.
const MENTIONS = new Set([
  'follows.followed_id',
  'notification_people.person_id',
  'invited_friends.friend_id',
  'radio_mutes.muted_by',
  'flag_overrides.changed_by',
  'settings.changed_by',
  'clip_reports.decided_by',
  'copyright_warnings.removed_by',
  'comment_reports.dismissed_by',
  'content_reports.decided_by',
  'audit_log.staff_id',
  'rulings.staff_id',
  'rulings.answered_by',
])

it('an export holds every table that belongs to a person, and no table is forgotten when one is added', async () => {
  const client = new Client({ connectionString: storage.databaseUrl })
  await client.connect()
  const { rows } = await client.query<{ place: string }>(`
    select c.conrelid::regclass::text || '.' || a.attname as place from pg_constraint c
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any (c.conkey)
    where c.contype = 'f' and c.confrelid = '"user"'::regclass`)
  await client.end()
  const exported = new Set(personalTables.map(({ table, column }) => `${table}.${column}`))
  const places = rows.map(({ place }) => place.replaceAll('"', ''))
  expect(places.length).toBeGreaterThan(30)
  expect(places.filter((place) => !exported.has(place) && !MENTIONS.has(place))).toEqual([])
})

it('an export holds one’s own rows and nobody else’s, and nothing that opens an account', async () => {
  const [ada, bo] = [await createArtist(storage), await createArtist(storage)]
  await storage.clips.insert([ada.newClip({ title: 'Mine' }), bo.newClip({ title: 'Theirs' })])
  const list = await storage.playlists.create(ada.id, { name: 'Evening', description: '', isPublic: false })
  const ruling = { userId: ada.id, staffId: bo.id, contentType: 'song', contentId: 'x', title: 'Mine' } as const
  await storage.rulings.add({
    ...ruling,
    decision: 'removed',
    reason: 'Not hers',
    isStrike: true,
    createdAt: new Date(),
  })
  const data = await storage.personalData.collect(ada.id)
  expect(Object.keys(data)).toEqual(personalTables.map(({ name }) => name))
  expect(data['songs']).toMatchObject([{ title: 'Mine' }])
  expect(data['playlists']).toMatchObject([{ id: list, name: 'Evening' }])
  expect(data['decisions_about_you']).toMatchObject([{ reason: 'Not hers' }])
  expect(JSON.stringify(data)).not.toContain(bo.id)
  const columns = Object.values(data).flatMap((rows) => rows.flatMap((row) => Object.keys(row)))
  for (const secret of ['token', 'password', 'access_token', 'refresh_token', 'id_token']) {
    expect(columns).not.toContain(secret)
  }
})
