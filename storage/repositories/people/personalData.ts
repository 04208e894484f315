import { type SQL, sql } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import type { Database } from '../../database.ts'
import { clipFiles } from '../../files/clipFiles.ts'
import { personalTables } from './personalTables.ts'

export type PersonalData = {
  // Every row that belongs to a person, by kind, without secrets that would open their account.
  collect(userId: string): Promise<Record<string, Record<string, unknown>[]>>
  listFolders(userId: string): Promise<string[]>
  // Removes everything of theirs. Spent credits stay in the ledger under an untraceable name.
  erase(userId: string): Promise<void>
}

type Row<T> = { rows: T[] }

const foldersOf = {
  clip: (id: string) => [clipFiles(id).folder],
  hook: (id: string, clipId: string) => [clipFiles(clipId).hook(id)],
  audio: (id: string) => [`uploads/audio/${id}`, clipFiles(id).folder],
  video: (id: string) => [`uploads/video/${id}`, `videos/${id}`],
}

export function createPersonalData(database: Database): PersonalData {
  async function collect(userId: string): Promise<Record<string, Record<string, unknown>[]>> {
    const collected: Record<string, Record<string, unknown>[]> = {}
    for (const { name, table, column, through, secrets = [] } of personalTables) {
      const row = secrets.reduce<SQL>((shown, secret) => sql`${shown} - ${secret}::text`, sql`to_jsonb(t)`)
      const whose = sql`t.${sql.identifier(column)}`
      const isOwn =
        through === undefined
          ? sql`${whose} = ${userId}`
          : sql`${whose} in (select id from ${sql.identifier(through)} where user_id = ${userId})`
      const own = sql`select ${row} as row from ${sql.identifier(table)} t where ${isOwn}`
      const { rows } = (await database.execute(own)) as unknown as Row<{ row: Record<string, unknown> }>
      collected[name] = rows.map((found) => found.row)
    }
    return collected
  }

  // Hooks are in the folder of their song, which may be another person's.
  async function listFolders(userId: string): Promise<string[]> {
    const { rows } = (await database.execute(sql`
      select 'clip' as kind, id, id as clip_id from clips where user_id = ${userId}
      union all select 'hook', id, clip_id from hooks where user_id = ${userId}
      union all select 'audio', id, id from audio_uploads where user_id = ${userId}
      union all select 'video', id, id from video_uploads where user_id = ${userId}
    `)) as unknown as Row<{ kind: keyof typeof foldersOf; id: string; clip_id: string }>
    const ofThePerson = ['pictures', 'packets', 'exports', 'uploads/images'].map((place) => `${place}/${userId}`)
    return [...ofThePerson, ...new Set(rows.flatMap(({ kind, id, clip_id }) => foldersOf[kind](id, clip_id)))]
  }

  async function erase(userId: string): Promise<void> {
    await database.transaction(async (together) => {
      const run = (statement: SQL) => together.execute(statement)
      await run(sql`create temporary table touched on commit drop as
        select 'clip' as kind, clip_id as id from reactions where user_id = ${userId}
        union select 'clip', clip_id from comments where user_id = ${userId}
        union select 'comment', comment_id from comment_likes where user_id = ${userId}
        union select 'comment', parent_id from comments where user_id = ${userId} and parent_id is not null
        union select 'hook', hook_id from hook_reactions where user_id = ${userId}
        union select 'hook', hook_id from hook_comments where user_id = ${userId}`)
      await keepLedger(together, userId)
      for (const statement of loneRows(userId)) await run(statement)
      await run(sql`delete from "user" where id = ${userId}`)
      await run(sql`update clips set
        upvote_count = (select count(*) from reactions r where r.clip_id = clips.id and r.type = 'LIKE'),
        comment_count = (select count(*) from comments c where c.clip_id = clips.id)
        where id in (select id from touched where kind = 'clip')`)
      await run(sql`update comments set
        like_count = (select count(*) from comment_likes l where l.comment_id = comments.id),
        reply_count = (select count(*) from comments r where r.parent_id = comments.id)
        where id in (select id from touched where kind = 'comment')`)
      await run(sql`update hooks set
        upvote_count = (select count(*) from hook_reactions r where r.hook_id = hooks.id and r.type = 'LIKE'),
        comment_count = (select count(*) from hook_comments c where c.hook_id = hooks.id)
        where id in (select id from touched where kind = 'hook')`)
    })
  }

  return { collect, listFolders, erase }
}

// What was reserved for songs that will not be made goes back first: the books stay balanced.
async function keepLedger(database: Database, userId: string): Promise<void> {
  const nobody = `deleted:${randomUUID()}`
  await database.execute(sql`insert into credit_transfers (user_id, from_account, to_account, amount, kind, reference)
    select user_id, 'reserved', 'available', amount, 'refund', reference from credit_transfers open
    where user_id = ${userId} and kind = 'reserve' and not exists (select 1 from credit_transfers closed
      where closed.user_id = open.user_id and closed.reference = open.reference and closed.kind in ('settle', 'refund'))`)
  await database.execute(sql`update credit_transfers set user_id = ${nobody} where user_id = ${userId}`)
}

// Rows that name a person without belonging to them by a foreign key.
function loneRows(userId: string): SQL[] {
  return [
    sql`delete from notifications n where exists
      (select 1 from notification_people p where p.notification_id = n.id and p.person_id = ${userId}) and not exists
      (select 1 from notification_people p where p.notification_id = n.id and p.person_id <> ${userId})`,
    sql`delete from plays where listener = ${userId}`,
    sql`update audit_log set address = '', details = '{}' where user_id = ${userId}`,
    sql`delete from radio_messages where writer = ${userId}`,
    sql`delete from radio_mutes where writer = ${userId}`,
    sql`delete from radio_listeners where listener = ${userId}`,
    sql`delete from share_attributions where visitor = ${userId}`,
    sql`update clip_reports set reporter = ${`deleted:${randomUUID()}`}, email = '' where user_id = ${userId}`,
    sql`delete from verification where value like '%' || ${userId} || '%' or position(
      (select email from "user" where id = ${userId}) in identifier || value) > 0`,
  ]
}
